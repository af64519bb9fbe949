import NavLint
import Platform
import SourceText

for path in CommandLine.arguments.dropFirst() {
  let bytes = try FileSystem.read(FilePath(path))
  let source = SourceFile(path: path, bytes: bytes)
  let result = Linter().lint(source)
  let lines = LineIndex(source)
  for diagnostic in result.diagnostics {
    let place = lines.location(of: diagnostic.range.start)
    print(
      "\(path):\(place.line):\(place.column): \(diagnostic.severity): \(diagnostic.message) [\(diagnostic.rule)] \(diagnostic.pointer)"
    )
  }
}
