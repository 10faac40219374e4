internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let wrong = Aspect("wrong-type", "The key cannot have this type.", Levels(.error))
  fileprivate static let number = Aspect(
    "number-for-boolean", "0 or 1 stands for a Boolean.",
    Levels(.note, stores: .warning, books2018: .error))
  fileprivate static let lenient = Aspect(
    "older-type", "A type of an earlier day, which is understood.", Levels(.note, books2018: .warning))

  /// Finds values of a type that the key cannot have (R233).
  static let wrongType = Rule(
    id: "wrong-type",
    topic: .values,
    summary: "A value has a type that the key cannot have.",
    explanation: Explanation(
      finds:
        "Values, items of arrays and values of free keys whose type is not the one the catalog names, such as "
        + "a string where an array belongs. Types that depend on the platform are judged by it. A whole number is "
        + "fine where a real one is expected. Texts with build settings in files of a project are left alone: "
        + "the build gives them their type.",
      matters:
        "The system reads the value as if it were missing, or as something else: the string YES is true to "
        + "one reader and false to the next. Stores refuse the bundle (ITMS-90039).",
      instead: "Give the value its type.",
      fix:
        "A string such as YES, NO, true or 1 becomes the Boolean it names, digits become a number, and 0 or 1 "
        + "become a Boolean, where the key wants one.",
      sources: "The types of each key in the reference, old and new."),
    references: KeyReferences.type.all + ["R233", "ITMS-90039"],
    aspects: [wrong, number, lenient],
    accepts: [
      Example("<key>LSFileQuarantineEnabled</key>\n<false/>"),
      Example("<key>LSUIElement</key>\n<true/>"),
      Example("<key>UIFileSharingEnabled</key>\n<string>$(SHARES_FILES)</string>", profile: .source),
    ],
    rejects: [
      Example("<key>UIFileSharingEnabled</key>\n⟦<string>YES</string>⟧"),
      Example("<key>UIFileSharingEnabled</key>\n⟦<integer>1</integer>⟧"),
      Example("<key>CFBundleVersion</key>\n⟦<integer>12</integer>⟧"),
      Example("<key>LSUIElement</key>\n⟦<string>1</string>⟧"),
      Example("<key>LSUIElement</key>\n⟦<true/>⟧", era: .books2018),
      Example("<key>UISupportedInterfaceOrientations</key>\n<array>\n⟦<true/>⟧\n</array>"),
      Example("<key>CFBundleDocumentTypes</key>\n⟦<dict>⟧</dict>"),
      Example("<key>UIDeviceFamily</key>\n<array>\n⟦<string>2</string>⟧\n</array>"),
    ],
    check: Check(value: { run, visit in
      let kind = visit.node.kind
      let type = kind.valueType
      let match: TypeMatch
      if let facts = visit.facts {
        match = facts.match(type, in: run.subject)
      } else if let shape = visit.expectedShape {
        let isFine = type == shape.type || type == .integer && shape.type == .real
        match = isFine ? .expected : .wrong
      } else {
        return
      }
      switch match {
      case .expected: break
      case .lenient: run.reportType(Rule.lenient, visit)
      case .wrong: run.reportType(Rule.wrong, visit)
      }
    }))
}

extension RecordFacts {
  /// The greatest severity that facts of this record can carry.
  var ceiling: Severity { isRecalled ? .note : .error }

  /// How well a type fits the key in a bundle; nil is a type that no key has.
  func match(_ type: ValueType?, in subject: Subject) -> TypeMatch {
    if typesByPlatform.isEmpty { return type.map { match($0) } ?? .wrong }
    let fitting = typesByPlatform.filter { entry in
      subject.candidates.isEmpty
        || !PlatformSet.meaningful(for: entry.platform).isDisjoint(with: subject.candidates)
    }
    if fitting.isEmpty { return type.map { match($0) } ?? .wrong }
    return fitting.contains { $0.shape.type == type } ? .expected : .wrong
  }
}

extension CheckRun {
  /// Whether a value can be meant as what a record describes, or an array of which it is an item.
  ///
  /// Otherwise its type is wrong, and there is nothing to say about what it holds.
  func isMeant(_ visit: Visit, by facts: RecordFacts, asItem isItem: Bool) -> Bool {
    facts.match(isItem ? .array : visit.node.kind.valueType, in: subject) != .wrong
  }

  fileprivate mutating func reportType(_ aspect: Aspect, _ visit: Visit) {
    let node = visit.node
    if isUnexpanded(node) { return }
    let expected = expectedTypes(visit)
    // The program's own word for truth, which its readers understand.
    let isNumber = expected.contains(.boolean) && (node.integer == 0 || node.integer == 1)
    let aspect = isNumber && aspect == Rule.wrong ? Rule.number : aspect
    // What is only remembered is not worth a remark about a form that is understood.
    if isNumber, (visit.facts ?? visit.outerFacts)?.isRecalled ?? false { return }
    let range = node.isContainer ? visit.openingRange : node.range
    let ceiling = (visit.facts ?? visit.outerFacts)?.ceiling ?? .error
    report(aspect, visit.path, at: range, ceiling: ceiling) { [self] in
      let fix = typeFix(node, expected)
      let wanted = expected.map { $0.withArticle }.joined(by: "or")
      let message =
        aspect == Rule.lenient
        ? "\(visit.title) is \(node.kind.withArticle), an older form of \(wanted) that is understood."
        : "\(visit.title) is \(node.kind.withArticle), but has to be \(wanted)."
      return FindingDetails(
        message, references: KeyReferences.type.references(at: visit.path, and: ["R233", "ITMS-90039"]),
        fixes: [fix])
    }
  }

  /// The types a value may have here, the usual one first.
  private func expectedTypes(_ visit: Visit) -> [ValueType] {
    guard let facts = visit.facts else { return visit.expectedShape.map { [$0.type] } ?? [] }
    if facts.typesByPlatform.isEmpty { return facts.record.types(in: subject.era) }
    let fitting = facts.typesByPlatform.filter { entry in
      subject.candidates.isEmpty
        || !PlatformSet.meaningful(for: entry.platform).isDisjoint(with: subject.candidates)
    }
    var types: [ValueType] = []
    for entry in fitting where !types.contains(entry.shape.type) { types.append(entry.shape.type) }
    return types.isEmpty ? facts.record.types(in: subject.era) : types
  }

  /// A fix that writes the value in the type it should have, nil where the value does not say enough.
  private func typeFix(_ node: PropertyListNode, _ expected: [ValueType]) -> Fix? {
    if expected.contains(.boolean), let value = node.truth {
      let word = value ? "true" : "false"
      return fixWriter.replacement("Replace the value by \(word)", .safe, at: node.range, by: "<\(word)/>")
    }
    if expected.contains(.integer), let text = node.string, text.isDigits {
      return fixWriter.replacement(
        "Replace the string by a number", .safe, at: node.range, by: "<integer>\(text)</integer>")
    }
    if expected.contains(.string), let text = node.integer?.description {
      return fixWriter.replacement(
        "Replace the number by a string", .safe, at: node.range, by: "<string>\(text)</string>")
    }
    return nil
  }
}

extension PropertyListNode {
  /// The truth value that a text or number plainly stands for, nil for anything else.
  fileprivate var truth: Bool? {
    if let integer {
      return integer == 0 ? false : integer == 1 ? true : nil
    }
    guard let string else { return nil }
    for word in ["YES", "true", "1"] where string.isSameTextIgnoringCase(as: word) { return true }
    for word in ["NO", "false", "0"] where string.isSameTextIgnoringCase(as: word) { return false }
    return nil
  }
}

extension String {
  /// Whether the text is a number of up to eighteen digits.
  fileprivate var isDigits: Bool {
    (1...18).contains(utf8.count) && utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
  }
}
