import SourceText

internal import KeyCatalog

extension ConstraintCheck {
  /// What a text does against a demand that it names a file, a type, a place or a language.
  static func nameBreach(_ constraint: Constraint, _ text: String) -> Breach? {
    switch constraint.kind {
    case .suffix: return suffixBreach(constraint, text)
    case .noSuffix:
      for ending in constraint.strings where text.hasEndingIgnoringCase(ending) {
        return Breach(
          "ends in \(ending), which the system adds by itself",
          replacement: String(decoding: text.utf8.dropLast(ending.utf8.count), as: UTF8.self), isMild: true)
      }
      return nil
    case .noExtension:
      // Names such as com.example.driver hold periods and no extension.
      guard let found = FileNameForm.fileExtension(of: text),
        FileNameForm.isOfKnownFormat(found) || text.utf8.count(where: { $0 == UInt8(ascii: ".") }) == 1
      else { return nil }
      return Breach("ends in .\(found), but is to be written without an extension")
    case .noExtensionPreferred:
      guard let found = FileNameForm.fileExtension(of: text), FileNameForm.isOfKnownFormat(found) else {
        return nil
      }
      return Breach("ends in .\(found), so files for other resolutions are not found by themselves")
    case .hasExtension:
      return FileNameForm.fileExtension(of: text) == nil
        ? Breach("is \(text.quoted), which lacks the extension of the file") : nil
    case .fileFormat:
      guard let wanted = constraint.string, let found = FileNameForm.fileExtension(of: text),
        FileNameForm.isOfKnownFormat(found) || found.isSameText(as: "icns"), !found.isSameText(as: wanted)
      else { return nil }
      // A file of several images is no file of one, whatever is advised (R89).
      return Breach(
        "is a file of the format \(found), but \(wanted) is advised", isGrave: found.isSameText(as: "icns"))
    case .relativePath:
      return FileNameForm.leavesItsFolder(text)
        ? Breach("is \(text.quoted), which is not a path below the folder it counts from") : nil
    case .shellPattern: return shellPatternBreach(text)
    case .url:
      let isURL = text.hasURLScheme && !text.utf8.contains { $0 <= 0x20 }
      return isURL ? nil : Breach("is \(text.quoted), which is no complete URL")
    case .uti, .eachUTI:
      guard let flaw = TypeIdentifierForm.flaw(in: text) else { return nil }
      var replacement: String?
      if case .surroundingSpace = flaw { replacement = text.withoutSurroundingSpace }
      let words = text.isEmpty ? flaw.words : "\(flaw.words): \(text.quoted)"
      return Breach(words, replacement: replacement, isMild: flaw.isMild)
    case .reverseDNS:
      return TypeIdentifierForm.isReverseDNS(text)
        ? nil : Breach("is \(text.quoted), which is not in reverse-DNS form such as com.example.name")
    case .languageTag, .eachLanguageTag: return languageBreach(constraint, text)
    default: return nil
    }
  }

  /// What a key of a dictionary does against a demand; nil if it keeps the demand.
  static func keyBreach(of demand: Demand, by key: String, era: Era) -> Breach? {
    let constraint = demand.constraint
    switch constraint.kind {
    case .keyPattern:
      guard let pattern = demand.pattern, !pattern.matches(key) else { return nil }
      return Breach("does not have the form that is asked for")
    case .keysAre, .keyOneOf:
      if constraint.strings.contains(where: { $0.isSameText(as: key) }) { return nil }
      // Texts for each language stood here once, beside the one for all (S2).
      let isOlderForm = era == .today && (LanguageForm.isName(key) || LanguageForm.isIdentifier(key))
      return Breach(
        "is none of the keys that are read here: \(constraint.strings.joined(by: "and"))", isMild: isOlderForm
      )
    default: return nil
    }
  }

  /// What a free key does against a demand of its own record that it is a host name; nil if it keeps it.
  static func hostBreach(of constraint: Constraint, by key: String) -> Breach? {
    let bytes = key.utf8
    switch constraint.kind {
    case .lowercase:
      return bytes.contains { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }
        ? Breach("has capital letters, so it matches no host") : nil
    case .noPort:
      let colons = bytes.count { $0 == UInt8(ascii: ":") }
      guard colons == 1, let colon = bytes.lastIndex(of: UInt8(ascii: ":")) else { return nil }
      let port = bytes[bytes.index(after: colon)...]
      return port.allSatisfy { ASCII.isDigit($0) } ? Breach("has a port number, so it matches no host") : nil
    case .noIPAddress:
      let isNumeric =
        bytes.contains(UInt8(ascii: ".")) && bytes.allSatisfy { ASCII.isDigit($0) || $0 == UInt8(ascii: ".") }
      let isVersion6 = bytes.count { $0 == UInt8(ascii: ":") } > 1
      return isNumeric || isVersion6 ? Breach("is an IP address, not a host name") : nil
    case .noTrailingDot:
      return bytes.last == UInt8(ascii: ".")
        ? Breach("ends in a period, so it matches only names written so") : nil
    default: return nil
    }
  }

  private static func suffixBreach(_ constraint: Constraint, _ text: String) -> Breach? {
    guard let suffix = constraint.argument?["suffix"]?.string ?? constraint.string else { return nil }
    if text.hasEndingIgnoringCase(suffix) { return nil }
    if constraint.argument?["optional"]?.boolean ?? false {
      // A name without an extension gets this one; a period within a name is no extension.
      guard let found = FileNameForm.fileExtension(of: text), FileNameForm.isOfKnownFormat(found) else {
        return nil
      }
      return Breach("names a .\(found) file, but a \(suffix) file is read")
    }
    return Breach("is \(text.quoted), but has to end in \(suffix)")
  }

  private static func shellPatternBreach(_ text: String) -> Breach? {
    if text.isOnlySpace { return Breach("is empty, which matches no path") }
    var isOpen = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: "[") { isOpen = true }
      if byte == UInt8(ascii: "]") { isOpen = false }
    }
    return isOpen ? Breach("is \(text.quoted), where a bracket is left open") : nil
  }

  private static func languageBreach(_ constraint: Constraint, _ text: String) -> Breach? {
    if LanguageForm.isIdentifier(text) { return nil }
    let accepted = constraint.argument?["accept"]?.strings ?? []
    let isName = LanguageForm.isName(text)
    if isName, accepted.contains(where: { $0.isSameText(as: "languageName") }) { return nil }
    return isName
      ? Breach("is \(text.quoted), the older name of a language", isMild: true)
      : Breach("is \(text.quoted), which is no language identifier such as en or en-AU")
  }
}

extension String {
  /// Whether the text ends in another, whatever the case of letters, and has something before it.
  fileprivate func hasEndingIgnoringCase(_ ending: String) -> Bool {
    utf8.count > ending.utf8.count
      && utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) {
        $0.asciiLowercased == $1.asciiLowercased
      }
  }
}
