// swift-tools-version: 6.2

import PackageDescription

// An app's side: it reads what `navlint convert` wrote, and links nothing but the value types.
let package = Package(
  name: "reader",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "navlint", path: "../..")],
  targets: [
    .executableTarget(
      name: "reader",
      dependencies: [.product(name: "NavConfiguration", package: "navlint")])
  ]
)
