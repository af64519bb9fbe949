// Written by `swift run navlint-dev generate` from docs/Rules/unknown-model-format.md: edit that instead.
// swift-format-ignore-file

extension RuleExample {
  static let unknownModelFormat = [
    RuleExample(
      of: "unknown-model-format", isBad: true,
      "another format", facts: ["X-3D-17"],
      #"""
      map3D:
        mode: hybrid
        models:
          - position: {latitude: 37.7955, longitude: -122.3937}
            url: https://example.com/windmill.obj
      #          ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning[unknown-model-format]: the model's `url` ends neither in `.glb` nor in `.gltf`; the SDK reads glTF files (X-3D-17)

      """#),
    RuleExample(
      of: "unknown-model-format", isBad: false,
      "glTF", facts: ["X-3D-17"],
      #"""
      map3D:
        mode: hybrid
        models:
          - position: {latitude: 37.7955, longitude: -122.3937}
            url: https://example.com/windmill.gltf

      """#),
  ]
}
