import SourceText

/// What uniform type identifiers and other names in reverse-DNS form look like.
enum TypeIdentifierForm {
  /// What is wrong with an identifier.
  enum Flaw {
    /// Nothing at all, or blank.
    case empty
    /// White space around it.
    case surroundingSpace
    /// The name of a constant of a programming interface.
    case constant
    /// The name of a pasteboard type of old.
    case pasteboardName
    /// A character that may not occur.
    case character(String)
    /// A period at an end, or two in a row.
    case emptyLabel
    /// One label only.
    case singleLabel
    /// An underscore, which works but is not allowed.
    case underscore
  }

  /// The first thing that is wrong with an identifier, nil if it is fine (R84, R165, L2).
  ///
  /// Letters, digits, hyphens, periods and any character beyond ASCII may occur (R172).
  static func flaw(in text: String) -> Flaw? {
    if isPlain(text), !isPasteboardName(text), !isConstant(text) { return nil }
    let trimmed = text.withoutSurroundingSpace
    if trimmed.isEmpty { return .empty }
    if isPasteboardName(trimmed) { return .pasteboardName }
    if isConstant(trimmed) { return .constant }
    if trimmed.utf8.count != text.utf8.count { return .surroundingSpace }
    var hasUnderscore = false
    for scalar in text.unicodeScalars where scalar.value < 0x80 {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "-", ".": break
      case "_": hasUnderscore = true
      default: return .character(String(scalar))
      }
    }
    let labels = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if labels.contains(where: { $0.isEmpty }) { return .emptyLabel }
    if labels.count < 2 { return .singleLabel }
    return hasUnderscore ? .underscore : nil
  }

  /// Whether a name has at least two labels between periods, none of them empty.
  static func isReverseDNS(_ text: String) -> Bool {
    var hasPeriod = false
    var isInLabel = false
    for byte in text.utf8 {
      if byte == UInt8(ascii: ".") {
        guard isInLabel else { return false }
        hasPeriod = true
        isInLabel = false
      } else {
        isInLabel = true
      }
    }
    return hasPeriod && isInLabel
  }

  /// Whether a text consists of labels of letters, digits and hyphens, as nearly all identifiers do.
  private static func isPlain(_ text: String) -> Bool {
    isReverseDNS(text)
      && text.utf8.allSatisfy {
        ASCII.isAlphanumeric($0) || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
      }
  }

  private static func isConstant(_ text: String) -> Bool {
    guard text.utf8.first == UInt8(ascii: "k") || text.utf8.first == UInt8(ascii: "U") else { return false }
    for beginning in ["kUTType", "kUTTagClass", "UTType."] {
      if text.hasBeginning(beginning), text.utf8.count > beginning.utf8.count { return true }
    }
    return text.hasBeginning("UTType") && !text.utf8.contains(UInt8(ascii: "."))
  }

  private static func isPasteboardName(_ text: String) -> Bool { text.ends(in: "PboardType") }
}

extension TypeIdentifierForm.Flaw {
  /// The flaw as it completes "The value …".
  var words: String {
    switch self {
    case .empty: "is empty, which names no type"
    case .surroundingSpace: "has white space around it, which is part of the identifier"
    case .constant: "is the name of a constant, not a uniform type identifier"
    case .pasteboardName: "is the name of a pasteboard type, not a uniform type identifier"
    case .character(let character): "has \(character.quoted) in it, which no uniform type identifier may have"
    case .emptyLabel: "has an empty part between its periods"
    case .singleLabel: "is no uniform type identifier: it has no period"
    case .underscore: "has an underscore in it, which works, but is not allowed"
    }
  }

  /// Whether the flaw does no harm beyond the value itself.
  var isMild: Bool {
    switch self {
    case .empty, .underscore: true
    default: false
    }
  }
}
