// swift-tools-version: 6.2

import PackageDescription

/// One list of settings for every target.
let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

func target(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies + ["TestSupport"], exclude: exclude,
    swiftSettings: settings)
}

let package = Package(
  name: "navlint",
  platforms: [.macOS(.v15), .iOS(.v16)],
  products: [
    .executable(name: "navlint", targets: ["navlint"]),
    .library(name: "NavLint", targets: ["NavLint"]),
    .library(name: "NavConfiguration", targets: ["NavConfiguration"]),
    .plugin(name: "NavlintCommand", targets: ["NavlintCommand"]),
  ],
  targets: [
    .systemLibrary(
      name: "CLibYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    target("SourceText", []),
    .systemLibrary(name: "CPlatform"),
    target("Platform", ["CPlatform"]),
    target("YAMLTree", ["CLibYAML", "SourceText", "Platform"]),
    target("NavSchema", ["YAMLTree", "SourceText", "Platform"]),
    target("NavLint", ["NavSchema", "YAMLTree", "SourceText", "Platform"]),
    target("NavReporters", ["NavLint", "SourceText"]),
    target(
      "NavLintCLI",
      ["NavReporters", "NavLint", "NavSchema", "YAMLTree", "SourceText", "Platform"]),
    target("NavConfiguration", []),
    target(
      "NavLintDev",
      ["NavReporters", "NavLint", "NavSchema", "YAMLTree", "SourceText", "Platform"]),
    .executableTarget(
      name: "navlint", dependencies: ["NavLintCLI", "NavLint", "SourceText", "Platform"],
      swiftSettings: settings),
    .executableTarget(
      name: "navlint-dev",
      dependencies: ["NavLintDev"],
      swiftSettings: settings),
    .plugin(
      name: "NavlintCommand",
      capability: .command(
        intent: .custom(
          verb: "navlint", description: "Check configurations of map and navigation screens.")),
      dependencies: ["navlint"]),
    .target(
      name: "TestSupport", dependencies: ["NavLintDev", "Platform", "SourceText"],
      path: "Tests/TestSupport", swiftSettings: settings),
    tests("SourceTextTests", ["SourceText"]),
    tests("PlatformTests", ["Platform"]),
    tests("YAMLTreeTests", ["YAMLTree", "SourceText"]),
    tests("NavSchemaTests", ["NavSchema", "YAMLTree", "SourceText"]),
    tests(
      "NavLintTests",
      ["NavLint", "NavSchema", "NavLintDev", "YAMLTree", "SourceText", "Platform"]),
    tests("NavReportersTests", ["NavReporters", "NavLint", "SourceText"], exclude: ["Goldens"]),
    tests(
      "NavLintCLITests", ["NavReporters", "NavLintCLI", "SourceText", "Platform"],
      exclude: ["Sessions"]),
    tests("NavConfigurationTests", ["NavConfiguration"]),
    tests(
      "RepositoryTests",
      ["NavLint", "NavLintDev", "NavSchema", "YAMLTree", "SourceText", "Platform"]),
  ]
)

// `make fuzz` alone: a program whose `main` is libFuzzer's can be built with it only.
if Context.environment["NAVLINT_FUZZING"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz",
      dependencies: [
        "NavReporters", "NavLintCLI", "NavLint", "NavSchema", "YAMLTree", "SourceText", "Platform",
      ],
      path: "Fuzzing", exclude: ["run"], swiftSettings: settings))
}
