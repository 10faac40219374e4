/// Which records to list.
public struct RecordFilter: Sendable, Hashable {
  /// The kind of document, nil for all.
  public var document: DocumentKind?
  /// A chapter, group or subject, in any case and with or without its blanks: `launchservices`, `Purpose strings`.
  public var family: String?
  /// The platform on which the key has to mean something.
  public var platform: Platform?
  /// How the key has to stand.
  public var status: KeyStatus?
  /// Words that all have to occur in the path, a readable name or the description.
  public var words: [String] = []
  /// The era whose view counts; keys it does not know are left out.
  public var era = Era.today

  /// Creates a filter that lets every record pass.
  public init() {}
}

extension Catalog {
  /// All records: by document, then by path without regard to case.
  public var records: [KeyRecord] { sorted { _ in true } }

  /// The records a filter lets pass, by document, then by path without regard to case.
  ///
  /// With words, those come first that have all of them in their path or name.
  ///
  /// - Complexity: O(*n*) in the size of the catalog, O(1) for those turned away by document or platform.
  public func records(matching filter: RecordFilter) -> [KeyRecord] {
    let family = filter.family.map { Self.folded($0) }
    let words = filter.words.map { $0.asciiLowercased }
    let found = sorted { record in
      if let document = filter.document, record.document != document { return false }
      if !record.isKnown(in: filter.era) { return false }
      if let family, !record.families.contains(where: { Self.folded($0).isSameText(as: family) }) {
        return false
      }
      if let platform = filter.platform, record.availability(on: platform, in: filter.era) == nil {
        return false
      }
      if let status = filter.status, record.status(in: filter.era) != status { return false }
      return words.isEmpty || record.contains(words, inNamesOnly: false)
    }
    if words.isEmpty { return found }
    return found.filter { $0.contains(words, inNamesOnly: true) }
      + found.filter { !$0.contains(words, inNamesOnly: true) }
  }

  /// The records that pass a test, sorted.
  func sorted(_ isIncluded: (KeyRecord) -> Bool) -> [KeyRecord] {
    sorted(index.entries.indices, isIncluded)
  }

  /// Those of some records, given by their numbers, that pass a test, sorted.
  func sorted(_ numbers: some Sequence<Int>, _ isIncluded: (KeyRecord) -> Bool) -> [KeyRecord] {
    var found: [(path: [UInt8], record: KeyRecord)] = []
    for number in numbers {
      let record = KeyRecord(index: index, number: number)
      if isIncluded(record) { found.append((path: record.sortKey, record: record)) }
    }
    found.sort { left, right in
      if left.record.document != right.record.document {
        return left.record.document.rawValue < right.record.document.rawValue
      }
      return left.path.lexicographicallyPrecedes(right.path)
    }
    return found.map { $0.record }
  }

  /// A name without blanks and capitals.
  private static func folded(_ name: String) -> String {
    String(decoding: name.utf8.filter { $0 != UInt8(ascii: " ") }.map { $0.asciiLowercased }, as: UTF8.self)
  }
}

extension KeyRecord {
  /// The path as bytes to sort by: small letters, and separators that come before every other byte.
  fileprivate var sortKey: [UInt8] {
    var key: [UInt8] = []
    for component in path.components {
      if !key.isEmpty { key.append(1) }
      for byte in component.text.utf8 { key.append(byte.asciiLowercased) }
    }
    return key
  }

  /// Whether all words, in small letters, occur in the path, a readable name or the description.
  fileprivate func contains(_ words: [String], inNamesOnly: Bool) -> Bool {
    var text = path.description
    for name in readableNames { text += "\n" + name }
    if !inNamesOnly {
      text += "\n" + effect(in: .today)
      for value in values(in: .today) { if let name = value.value.string { text += "\n" + name } }
    }
    let bytes = text.utf8.map { $0.asciiLowercased }
    return words.allSatisfy { word in Self.contains(bytes, Array(word.utf8)) }
  }

  private static func contains(_ text: [UInt8], _ word: [UInt8]) -> Bool {
    guard let first = word.first else { return true }
    var start = 0
    while start + word.count <= text.count {
      if text[start] == first, text[start..<(start + word.count)].elementsEqual(word) { return true }
      start += 1
    }
    return false
  }
}
