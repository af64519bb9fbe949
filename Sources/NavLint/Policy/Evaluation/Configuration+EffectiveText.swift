import NavSchema
import YAMLTree

extension Configuration {
  /// The effective value as text that is equal for equal values, however deep; nil if unknown.
  ///
  /// Linear in what aliases expand to; nil where that passes the limits.
  func effectiveText(of target: PolicyTarget) -> String? {
    guard target.value != .none else { return defaultLiteral(of: target)?.description }
    guard stream.documents[number].isExpandable else { return nil }
    if let list = setting(target)?.field.type.list, list.isSet {
      return text(ofSet: values[target.value.index])
    }
    return effectiveText(of: target.value)
  }

  /// Words in any order, each as often as one likes: sorted, once each.
  private func text(ofSet set: Value) -> String {
    "[" + Set(entries(of: set).map { effectiveText(of: $0) ?? "?" }).sorted().joined(separator: ",")
      + "]"
  }

  private func effectiveText(of id: ValueID) -> String? {
    let value = values[id.index]
    switch value.kind {
    case .invalid:
      return bytes(of: PolicyTarget(value: id)).map { String(decoding: $0, as: UTF8.self) }
    case .section: return text(of: Section(configuration: self, id: id))
    case .list:
      return "[" + entries(of: value).map { effectiveText(of: $0) ?? "?" }.joined(separator: ",")
        + "]"
    default: return literal(of: value)?.description
    }
  }

  private func text(of section: Section) -> String {
    var parts: [String] = []
    for (slot, field) in section.schema.fields.enumerated() {
      let setting = section[slot: slot]
      let target = PolicyTarget(owner: section.id, slot: slot, value: setting.valueID)
      guard let text = effectiveText(of: target) else { continue }
      parts.append("\(field.name):\(text.utf8.count):\(text)")
    }
    return "{" + parts.joined(separator: ",") + "}"
  }
}
