import NavLint
import NavLintCLI
import Platform
import SourceText

extension FuzzTarget {
  /// A policy is refused at a place in it, or runs on every document.
  static let policy = FuzzTarget(name: "policy") { bytes in
    let source = SourceFile(path: "fuzz.policy.yaml", bytes: bytes)
    let policies: PolicySet
    do throws(PolicySet.Failure) {
      policies = try PolicySet.load(source)
    } catch {
      for fault in error.faulty {
        expect(!fault.diagnostics.isEmpty, "a policy is refused for a reason")
        expectPlaces(of: fault.diagnostics, in: fault.source)
      }
      return
    }
    var options = LintOptions()
    options.policies = policies
    let linter = Linter(options)
    for document in sampleDocuments {
      expectPlaces(of: linter.lint(document).diagnostics, in: document)
    }
    _ = policies.ruleDescriptions
  }

  /// Documents on which most rules have something to look at.
  private static let sampleDocuments = ["{}", "navigation: {}\nmap3D: {}\n", richDocument].map {
    SourceFile(path: "sample.nav.yaml", bytes: Array($0.utf8))
  }

  private static let richDocument = """
    sdk: {navigation: "10.10", maps3D: "1.0"}
    map3D:
      mode: hybrid
      markers:
        - &pin {position: {latitude: 1, longitude: 2, altitude: 3}, label: one}
        - {<<: *pin, collisionPriority: 7, altitudeMode: clampToGrund}
      polylines:
        - {path: [[1, 2, 3], [4, 5, 6]], strokeColor: "#1A73E8", strokeWidth: 4}
    navigation:
      ui: {compassButton: true, navigationHeaderPrimaryBackgroundColor: "#FFFFFF"}
      mapView: {mapStyle: [{featureType: road, stylers: [{visibility: off}]}]}
    """

  /// Settings are refused at a place in them, or hold for a file.
  static let settings = FuzzTarget(name: "settings") { bytes in
    let source = SourceFile(path: ".navlint.yaml", bytes: bytes)
    do throws(Settings.Failure) {
      let settings = try Settings.load(source, at: "/fuzz/.navlint.yaml")
      for fault in settings.faults(beside: .builtIn) {
        expectPlaces(of: fault.diagnostics, in: fault.source)
      }
      _ = settings.overridesApplying(to: "/fuzz/a/b.nav.yaml", from: "/fuzz")
    } catch {
      guard case .faulty(let faults, _) = error else { return }
      for fault in faults {
        expect(!fault.diagnostics.isEmpty, "settings are refused for a reason")
        expectPlaces(of: fault.diagnostics, in: fault.source)
      }
    }
  }

  /// A record is answered by one line.
  static let records = FuzzTarget(name: "records") { bytes in
    let line = Array(bytes.prefix { $0 != 0x0A })
    let answer = RecordsCommand.answer(to: line, by: schemaLinter)
    expect(answer.last == 0x0A && answer.count { $0 == 0x0A } == 1, "one line answers")
    expect(String(validating: answer, as: UTF8.self) != nil, "the answer is UTF-8")
  }
}
