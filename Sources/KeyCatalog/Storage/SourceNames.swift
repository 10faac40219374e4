/// The short names of sources, and what they stand for.
struct SourceNames: Sendable {
  /// The names used by the records of the library.
  static let standard = SourceNames(sourceRecords)

  /// What the short names of a record stand for.
  ///
  /// - Precondition: There are such names.
  static func fullNames(_ short: [String]) -> [String] {
    short.map { name in
      guard let full = standard.fullName(of: name) else { preconditionFailure("a source has no such name") }
      return full
    }
  }

  private var names: [(short: String, full: String)] = []

  private init(_ text: StaticString) {
    let text = RecordText(text)
    var position = 0
    while position < text.count {
      let line = position..<text.lineEnd(from: position)
      position = line.upperBound + 1
      var field = FieldText(text, line)
      let short = field.part(before: ": ")
      precondition(!field.isAtEnd, "a source has no full name")
      names.append((short: short, full: field.rest))
    }
  }

  /// What a short name stands for, or nil if there is no such name.
  func fullName(of short: String) -> String? {
    names.first { $0.short.isSameText(as: short) }?.full
  }
}
