# A Homebrew formula for a tap of your own: replace the three words in capitals by the address of
# the project, the address of a source archive, and its digest.
class Navlint < Formula
  desc "Linter for configurations of Google's map and navigation SDKs for iOS"
  homepage "HOMEPAGE"
  url "URL"
  sha256 "SHA256"
  license "MIT"

  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build] if OS.mac?
  depends_on "libyaml"
  depends_on "swift" => :build if OS.linux?

  def install
    system "swift", "build", "--disable-sandbox", "--configuration", "release",
      "--product", "navlint"
    bin.install ".build/release/navlint"
    generate_completions_from_executable(bin/"navlint", "completions")
    (man1/"navlint.1").write Utils.safe_popen_read(bin/"navlint", "man")
  end

  test do
    (testpath/"city.nav.yaml").write "map3D: {mode: hybird}\n"
    report = shell_output("#{bin}/navlint check city.nav.yaml", 1)
    assert_match "did you mean `hybrid`?", report
  end
end
