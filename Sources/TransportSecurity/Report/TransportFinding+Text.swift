import PropertyLists

extension TransportFinding {
  /// The path of the setting below `NSAppTransportSecurity`, as one writes it.
  public var name: String { PropertyListPath.text(of: Array(place.keyPath.dropFirst())) }

  /// The domain of a setting, nil for a primary key.
  public var domain: String? {
    guard place.keyPath.count >= 3, case .key(let domain) = place.keyPath[2] else { return nil }
    return domain
  }

  /// The name with the value, and what becomes of the setting unless it is active.
  public var heading: String {
    name + (value.map { " = \($0)" } ?? "") + (state == .active ? "" : ", \(state.name)")
  }

  /// What there is to say about the setting, line by line, the effect first.
  public var details: [String] {
    var lines = [effect]
    if let opens { lines.append("opens: \(opens)") }
    if risk != .none { lines.append("risk: \(risk.name)") }
    if let remark { lines.append("remark: \(remark)") }
    if let justification { lines.append("App Review: \(justification)") }
    return lines
  }
}
