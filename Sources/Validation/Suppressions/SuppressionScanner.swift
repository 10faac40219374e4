internal import PropertyLists
internal import SourceText

/// Finds the comments in a text that hold findings back.
struct SuppressionScanner {
  /// What every such comment says.
  private static let directive: StaticString = "infoplist:ignore"

  private let document: PropertyListDocument
  private let source: DecodedSource
  private var found: [Suppression] = []

  /// Looks through a document.
  ///
  /// - Returns: The suppressions in the order of the file, their scopes not yet known.
  /// - Complexity: O(*n*), a fraction of a nanosecond a byte.
  static func suppressions(in document: PropertyListDocument) -> [Suppression] {
    switch document.format {
    case .binary, .json: return []
    case .xml, .openStep, .gnustep, .strings:
      var scanner = SuppressionScanner(document)
      unsafe document.source.text.withUnsafeBytes { unsafe scanner.scan($0) }
      return scanner.found
    }
  }

  private init(_ document: PropertyListDocument) {
    self.document = document
    source = document.source
  }

  private mutating func scan(_ bytes: UnsafeRawBufferPointer) {
    // The colon is the rarest of the directive's letters.
    let colonIndex = 9
    var offset = unsafe ByteSearch.first(UInt8(ascii: ":"), in: bytes, from: source.textStart)
    while offset < bytes.count {
      let start = offset - colonIndex
      var next = offset + 1
      if start >= source.textStart, unsafe Self.matches(Self.directive, at: start, in: bytes),
        unsafe isInComment(start, in: bytes)
      {
        // A comment without an end is none, and no other one can begin behind it.
        guard let comment = unsafe comment(around: start, in: bytes) else { return }
        unsafe read(directiveAt: start, of: comment, in: bytes)
        next = comment.textEnd
      }
      offset = unsafe ByteSearch.first(UInt8(ascii: ":"), in: bytes, from: max(next, offset + 1))
    }
  }

  private static func matches(_ text: StaticString, at offset: Int, in bytes: UnsafeRawBufferPointer) -> Bool
  {
    let length = text.utf8CodeUnitCount
    guard offset >= 0, offset + length <= bytes.count else { return false }
    for index in 0..<length where unsafe bytes[offset + index] != text.utf8Start[index] { return false }
    return true
  }

  /// A comment: where it lies, and where its text ends.
  private struct Comment {
    let range: ByteRange
    let textEnd: Int
  }

  /// Whether a word at an offset is the first one of a comment.
  private func isInComment(_ offset: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    let start = unsafe Self.textStart(before: offset, in: bytes)
    if document.format == .xml { return unsafe Self.matches("<!--", at: start - 4, in: bytes) }
    return unsafe Self.matches("/*", at: start - 2, in: bytes) || Self.matches("//", at: start - 2, in: bytes)
  }

  /// The offset of the white space before a word.
  private static func textStart(before offset: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var start = offset
    while start > 0, unsafe bytes[start - 1].isBlank { start -= 1 }
    return start
  }

  /// The comment whose first word stands at an offset, nil if it has no end.
  private func comment(around offset: Int, in bytes: UnsafeRawBufferPointer) -> Comment? {
    let start = unsafe Self.textStart(before: offset, in: bytes)
    if document.format == .xml {
      return unsafe comment(from: start - 4, endingIn: "-->", after: offset, in: bytes)
    }
    if unsafe Self.matches("/*", at: start - 2, in: bytes) {
      return unsafe comment(from: start - 2, endingIn: "*/", after: offset, in: bytes)
    }
    var end = offset
    while end < bytes.count, unsafe bytes[end] != 0x0A, unsafe bytes[end] != 0x0D { end += 1 }
    return Comment(range: ByteRange(start - 2, end), textEnd: end)
  }

  private func comment(
    from start: Int, endingIn mark: StaticString, after offset: Int, in bytes: UnsafeRawBufferPointer
  ) -> Comment? {
    var end = offset
    while end < bytes.count, unsafe !Self.matches(mark, at: end, in: bytes) { end += 1 }
    guard end < bytes.count else { return nil }
    return Comment(range: ByteRange(start, end + mark.utf8CodeUnitCount), textEnd: end)
  }

  /// Reads what follows the directive's word.
  private mutating func read(
    directiveAt start: Int, of comment: Comment, in bytes: UnsafeRawBufferPointer
  ) {
    var offset = start + Self.directive.utf8CodeUnitCount
    let isForFile = unsafe Self.matches("-file", at: offset, in: bytes)
    if isForFile { offset += 5 }
    guard unsafe offset == comment.textEnd || bytes[offset].isBlank else { return }
    var rules: RuleSet = []
    var unknown: [(name: String, range: ByteRange)] = []
    var count = 0
    while offset < comment.textEnd, unsafe !Self.matches("--", at: offset, in: bytes) {
      let byte = unsafe bytes[offset]
      if byte.isBlank || byte == UInt8(ascii: ",") {
        offset += 1
        continue
      }
      let nameStart = offset
      while offset < comment.textEnd, unsafe !bytes[offset].isBlank, unsafe bytes[offset] != UInt8(ascii: ",")
      {
        offset += 1
      }
      let name = unsafe String(decoding: bytes[nameStart..<offset], as: UTF8.self)
      count += 1
      if let index = Rule.index(of: name) {
        rules.insert(RuleSet(index))
      } else {
        unknown.append((name, source.fileRange(ofText: ByteRange(nameStart, offset))))
      }
    }
    found.append(
      Suppression(
        range: source.fileRange(ofText: comment.range), isForFile: isForFile, rules: rules,
        isForAllRules: isForFile && count == 0, unknownNames: unknown))
  }
}

extension UInt8 {
  /// Whether the byte is a space, a tab or a line break.
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }
}
