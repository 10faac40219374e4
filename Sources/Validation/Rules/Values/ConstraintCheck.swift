internal import KeyCatalog
internal import PropertyLists
internal import SourceText

/// Checks the demands of records that one value can break by itself.
enum ConstraintCheck {
  /// Whether a kind of demand is checked here.
  static func handles(_ kind: ConstraintKind) -> Bool {
    switch kind {
    case .length, .eachLength, .singleCharacter, .range, .equals, .oneOf, .eachOneOf: true
    default: false
    }
  }

  /// What a value does against a demand, as it completes "The key …"; nil if it keeps the demand.
  ///
  /// - Parameter isItem: Whether the value is an item of the array whose record makes the demand.
  static func breach(of constraint: Constraint, by node: PropertyListNode, isItem: Bool) -> String? {
    switch constraint.kind {
    case .length: return isItem ? nil : lengthBreach(constraint, node)
    case .eachLength: return isItem ? lengthBreach(constraint, node) : nil
    case .singleCharacter:
      guard !isItem, let text = node.string, text.unicodeScalars.count != 1 else { return nil }
      return "has \(text.unicodeScalars.count) characters, but exactly one is allowed"
    case .range: return isItem ? nil : rangeBreach(constraint, node)
    case .equals:
      guard !isItem, let wanted = constraint.argument, let value = node.catalogValue, value != wanted else {
        return nil
      }
      return "is \(value.shown), but should be \(wanted.shown)"
    case .oneOf: return isItem ? nil : listBreach(constraint, node)
    case .eachOneOf:
      // The demand counts for a single value as well, where the key may have one.
      return isItem || !node.isContainer ? listBreach(constraint, node) : nil
    default: return nil
    }
  }

  /// The rules that stand behind the demands on a key.
  static func references(_ visit: Visit) -> [String] {
    switch visit.keyRoot {
    case "CFBundleInfoDictionaryVersion": ["R56"]
    case "CFBundleName": ["R57"]
    case "CFBundlePackageType": ["R58"]
    case "CFBundleSignature": ["R60"]
    default: ["R235"]
    }
  }

  private static func lengthBreach(_ constraint: Constraint, _ node: PropertyListNode) -> String? {
    guard let text = node.string else { return nil }
    let count = text.unicodeScalars.count
    if let exact = constraint.integer("exact"), count != exact {
      return "has \(count) characters, but exactly \(exact) are expected"
    }
    if let most = constraint.integer("max"), count > most {
      return "has \(count) characters, but at most \(most) are expected"
    }
    if let least = constraint.integer("min"), count < least {
      return "has \(count) characters, but at least \(least) are expected"
    }
    return nil
  }

  private static func rangeBreach(_ constraint: Constraint, _ node: PropertyListNode) -> String? {
    // A range of a part of a version needs to know about versions.
    guard constraint.argument?["component"] == nil, let value = node.integer?.int64 else { return nil }
    if let least = constraint.integer("min"), value < Int64(least) {
      return "is \(value), but at least \(least) is expected"
    }
    if let most = constraint.integer("max"), value > Int64(most) {
      return "is \(value), but at most \(most) is expected"
    }
    return nil
  }

  private static func listBreach(_ constraint: Constraint, _ node: PropertyListNode) -> String? {
    guard let value = node.catalogValue, !constraint.values.isEmpty else { return nil }
    return constraint.values.contains(value) ? nil : "is \(value.shown), which is not in the reference"
  }
}
