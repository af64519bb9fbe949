import NavSchema
import SourceText
import Testing

/// The 3D map's fields against the documentation: what has a default, what must be there.
@Suite struct Map3DSurfaceTests {
  private let entries = FieldIndex.all.filter { $0.path.hasPrefix("map3D.") }

  private func paths(where isWanted: (Field) -> Bool) -> [String] {
    entries.filter { isWanted($0.field) }.map { String($0.path.dropFirst("map3D.".count)) }
  }

  @Test func defaultsAreTheDocumentedOnesAndNoOthers() {
    var defaults: [String: String] = [:]
    for entry in entries {
      guard let literal = entry.field.defaults.literal(for: SDKProfile()) else { continue }
      defaults[String(entry.path.dropFirst("map3D.".count))] = literal.description
    }
    let popoverDefaults = [
      "autoClosedEnabled": "true", "autoPanEnabled": "true", "style.padding": "16",
      "style.borderRadius": "8", "style.shadow.color": "#00000033", "style.shadow.radius": "8",
      "style.shadow.x": "0", "style.shadow.y": "4",
    ]
    var expected = [
      "mapControls": "[]",
      "markers.altitudeMode": "clampToGround", "markers.collisionBehavior": "required",
      "markers3D.altitudeMode": "clampToGround", "markers3D.collisionBehavior": "required",
      "markers3D.style": "default",
      "polylines.altitudeMode": "clampToGround", "polylines.strokeColor": "#FFFFFF",
      "polylines.strokeWidth": "1", "polylines.outerColor": "#FFFFFF", "polylines.outerWidth": "0",
      "polylines.extruded": "false", "polylines.drawOccludedSegments": "false",
      "polygons.innerPaths": "[]", "polygons.altitudeMode": "clampToGround",
      "polygons.fillColor": "#FFFFFF", "polygons.extruded": "false",
      "polygons.drawsOccludedSegments": "false", "polygons.zIndex": "0",
      "models.altitudeMode": "clampToGround", "models.zIndex": "0",
      "popovers.altitudeMode": "clampToGround", "popovers.offset.x": "0", "popovers.offset.y": "0",
    ]
    for (name, value) in popoverDefaults {
      expected["markers.popover.\(name)"] = value
      expected["popovers.\(name)"] = value
    }
    #expect(defaults == expected)
  }

  @Test func requiredKeys() {
    let places = [
      "camera.center", "markers.position", "markers.popover.positionAnchor", "markers3D.position",
      "polylines.path", "polygons.path", "polygons.innerPaths", "models.position",
      "popovers.positionAnchor",
    ]
    let coordinates = places.flatMap { ["\($0).latitude", "\($0).longitude"] }
    let others = [
      "mode", "camera.center", "markers.position", "markers.popover.isOpen", "markers3D.position",
      "polylines.path", "polygons.path", "models.position", "models.url",
      "popovers.positionAnchor", "popovers.isOpen",
    ]
    #expect(Set(paths { $0.requirement != nil }) == Set(coordinates + others))
  }

  @Test func nullIsAbsenceWhereTheTypeIsOptional() {
    #expect(
      paths(where: \.isNullable) == [
        "markers.collisionPriority", "markers3D.collisionPriority", "markers3D.label",
      ])
  }

  @Test func everyListOfThingsHasAnID() {
    let lists = ["markers", "markers3D", "polylines", "polygons", "models", "popovers"]
    #expect(paths { $0.name == "id" } == lists.map { "\($0).id" })
  }

  @Test func limitsThatAreErrors() {
    var errors: Set<String> = []
    for kind in MappingKind.allCases where map3DKinds.contains(kind) {
      for field in kind.schema.fields {
        guard case .number(let type) = field.type else { continue }
        for limit in type.limits where limit.severity == .error {
          errors.insert("\(kind).\(field.name)")
        }
      }
    }
    #expect(
      errors == [
        "marker3D.zIndex", "model.zIndex", "polygon.zIndex", "polyline.outerWidth",
        "polyline.zIndex", "position.latitude", "position.longitude",
      ])
  }

  private var map3DKinds: Set<MappingKind> { Set(entries.map(\.kind)) }

  @Test(arguments: MappingKind.allCases)
  func foreignKeysLeadToKeysThatExist(_ kind: MappingKind) {
    for key in kind.schema.foreignKeys {
      #expect(kind.schema.field(named: key.name) == nil, "\(kind).\(key.name) is a key of ours")
      guard let replacement = key.replacement else { continue }
      #expect(kind.schema.slot(named: replacement) != nil, "\(kind).\(key.name): \(replacement)")
    }
  }

  @Test(arguments: MappingKind.allCases)
  func partnersOfSwapsAndExclusiveKeysExist(_ kind: MappingKind) {
    for field in kind.schema.fields {
      guard case .number(let type) = field.type, let partner = type.swapPartner else { continue }
      guard case .number(let other)? = kind.schema.field(named: partner)?.type else {
        Issue.record("\(kind).\(field.name) has no partner \(partner)")
        continue
      }
      #expect(other.swapPartner == field.name)
    }
    for name in kind.schema.exclusiveKeys {
      #expect(kind.schema.slot(named: name) != nil, "\(kind).\(name)")
    }
  }
}
