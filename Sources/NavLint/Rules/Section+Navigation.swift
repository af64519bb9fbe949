package import NavSchema

extension Section {
  /// Whether a navigation section navigates: it does unless it says `enabled: false`.
  package var isNavigationOn: Bool { !self.enabled.isFalse && !self.enabled.isUnclear }

  /// Whether a scalar here, or in a section below, is written and not the documented default.
  package var holdsCustomValue: Bool {
    schema.fields.indices.contains { slot in
      self[slot: slot].section?.holdsCustomValue ?? self[slot: slot].isCustom
    }
  }

  /// Whether the document is for a CarPlay map, which nobody can touch.
  package var isForCarPlay: Bool { root.target.text == "carPlay" }

  /// Whether nothing is known about what is absent here, because a syntax error cut it off.
  package var isOpen: Bool { configuration.isOpen(self) }
}
