internal import KeyCatalog
internal import PropertyLists

/// Checks the demands of records that one value, or one key of a dictionary, can break by itself.
enum ConstraintCheck {
  /// Whether a demand on values is checked here.
  ///
  /// Demands on files need the bundle, and demands on other places of the document have rules of their own.
  static func concernsValues(_ constraint: Constraint, _ record: KeyRecord, _ era: Era) -> Bool {
    switch constraint.kind {
    case .pattern, .eachPattern, .charset, .length, .eachLength, .singleCharacter, .range, .numericString,
      .equals, .oneOf, .eachOneOf, .nonEmpty, .minItems, .maxLines, .suffix, .noSuffix, .noExtension,
      .noExtensionPreferred, .hasExtension, .fileFormat, .relativePath, .shellPattern, .url, .urlForm, .uti,
      .eachUTI, .reverseDNS, .languageTag, .eachLanguageTag, .versionFormat:
      true
    default: false
    }
  }

  /// Whether a demand on the keys of a dictionary, or on the free key itself, is checked here.
  static func concernsKeys(_ constraint: Constraint, _ record: KeyRecord, _ era: Era) -> Bool {
    switch constraint.kind {
    case .keyPattern, .keysAre, .keyType, .lowercase, .noPort, .noIPAddress, .noTrailingDot: true
    // A list of names that was complete in its year is not complete today.
    case .keyOneOf: !(era == .today && record.hasBooks)
    default: false
    }
  }

  /// What a value does against a demand; nil if it keeps the demand.
  ///
  /// - Parameters:
  ///   - demand: The demand.
  ///   - node: The value.
  ///   - isItem: Whether the value is an item of the array whose record makes the demand.
  ///   - era: Whose view counts.
  static func breach(of demand: Demand, by node: PropertyListNode, isItem: Bool, era: Era) -> Breach? {
    let constraint = demand.constraint
    if let text = node.string {
      if let breach = textBreach(demand, text, era) { return breach }
    }
    switch constraint.kind {
    case .range: return isItem ? nil : rangeBreach(demand, node)
    case .equals: return isItem ? nil : equalityBreach(constraint, node)
    case .oneOf: return isItem ? nil : listBreach(constraint, node)
    // The demand counts for a single value as well, where the key may have one.
    case .eachOneOf: return isItem || !node.isContainer ? listBreach(constraint, node) : nil
    case .minItems:
      guard !isItem, node.kind == .array, let least = constraint.argument?.integer, node.count < least else {
        return nil
      }
      return Breach("has \(node.count) items, but at least \(least) is expected")
    default: return nil
    }
  }

  private static func textBreach(_ demand: Demand, _ text: String, _ era: Era) -> Breach? {
    let constraint = demand.constraint
    switch constraint.kind {
    case .pattern, .eachPattern: return patternBreach(demand, text)
    case .urlForm:
      guard let pattern = demand.pattern, !pattern.matches(text) else { return nil }
      return Breach("is \(text.quoted), which does not have the form of the URL that is asked for")
    case .versionFormat: return versionBreach(demand, text, era)
    case .charset: return charsetBreach(constraint, text)
    case .length, .eachLength: return lengthBreach(demand, text)
    case .singleCharacter:
      let count = text.unicodeScalars.count
      return count == 1
        ? nil : Breach("has \(count) characters, but exactly one is allowed", isMild: count == 0)
    case .numericString:
      guard text.isEmpty || !text.utf8.allSatisfy({ ASCII.isDigit($0) }) else { return nil }
      return Breach("is \(text.quoted), but only digits are allowed")
    case .nonEmpty: return text.isOnlySpace ? Breach("is empty") : nil
    case .maxLines:
      guard let most = constraint.argument?.integer else { return nil }
      let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
      return lines > most ? Breach("has \(lines) lines, but at most \(most) are shown") : nil
    default: return nameBreach(constraint, text)
    }
  }

  // MARK: Texts

  private static func patternBreach(_ demand: Demand, _ text: String) -> Breach? {
    guard let pattern = demand.pattern, !pattern.matches(text) else { return nil }
    // An extension with its period is the slip that is met most.
    let withoutPeriods = String(decoding: text.utf8.drop { $0 == UInt8(ascii: ".") }, as: UTF8.self)
    let isMended = withoutPeriods.utf8.count < text.utf8.count && pattern.matches(withoutPeriods)
    return Breach(
      "is \(text.quoted), which does not have the form that is asked for",
      replacement: isMended ? withoutPeriods : nil, isMild: text.isEmpty)
  }

  /// Today one to three numbers are a fine version of a system.
  private static func versionBreach(_ demand: Demand, _ text: String, _ era: Era) -> Breach? {
    guard let pattern = demand.pattern, !pattern.matches(text) else { return nil }
    if era == .today, SystemVersion(text) != nil { return nil }
    return Breach("is \(text.quoted), which does not have the form of the version that is asked for")
  }

  private static func charsetBreach(_ constraint: Constraint, _ text: String) -> Breach? {
    guard let allowed = constraint.string else { return nil }
    for scalar in text.unicodeScalars where !allowed.unicodeScalars.contains(scalar) {
      return Breach("has \(String(scalar).quoted) in it, but only these characters are allowed: \(allowed)")
    }
    return nil
  }

  private static func lengthBreach(_ demand: Demand, _ text: String) -> Breach? {
    let count = text.unicodeScalars.count
    if let exact = demand.bounds.exact, count != exact {
      // What is empty says nothing, which the build and the system put up with.
      return Breach("has \(count) characters, but exactly \(exact) are expected", isMild: count == 0)
    }
    if let most = demand.bounds.most, count > most {
      return Breach("has \(count) characters, but at most \(most) are expected")
    }
    if let least = demand.bounds.least, count < least {
      return Breach("has \(count) characters, but at least \(least) are expected")
    }
    return nil
  }

  // MARK: Numbers and lists

  private static func rangeBreach(_ demand: Demand, _ node: PropertyListNode) -> Breach? {
    // A range of a part of a version is judged by the rule about versions.
    guard demand.constraint.argument?["component"] == nil, let value = node.integer?.int64 else { return nil }
    if let least = demand.bounds.least, value < Int64(least) {
      return Breach("is \(value), but at least \(least) is expected")
    }
    if let most = demand.bounds.most, value > Int64(most) {
      return Breach("is \(value), but at most \(most) is expected")
    }
    return nil
  }

  private static func equalityBreach(_ constraint: Constraint, _ node: PropertyListNode) -> Breach? {
    guard let wanted = constraint.argument, let value = node.catalogValue, value != wanted else { return nil }
    return Breach("is \(value.shown), but should be \(wanted.shown)", replacement: wanted.string)
  }

  private static func listBreach(_ constraint: Constraint, _ node: PropertyListNode) -> Breach? {
    guard let value = node.catalogValue, !constraint.values.isEmpty else { return nil }
    return constraint.values.contains(value)
      ? nil : Breach("is \(value.shown), which is not in the reference")
  }
}
