/// Looks for the keys that were probably meant by the unknown ones of many files.
///
/// A name that occurs in many dictionaries or files is looked for once. A file with more unknown names than
/// anybody has written by hand gets no more than slips of letter case found in it, which takes no search; what
/// is found in a file does not depend on the files before it.
package struct SuggestionCache {
  /// So many names are searched for among all that are alike.
  package static let searchLimit = 1_000

  /// So many answers are kept.
  private static let answerLimit = 10_000

  /// Nothing longer can be a slip for the name of a key.
  private static let longestName = 200

  /// What was found for a name at a place.
  private struct Answer {
    let name: String
    let suggestion: Suggestion?
    /// The number of the last file that asked.
    var file: Int
  }

  private let catalog: Catalog
  /// The answers by the hash of place and name.
  private var answers: [UInt64: Answer] = [:]
  /// How many names the file has asked for.
  private var searchCount = 0
  private var file = 0
  /// The names of a place by their hash in small letters, for each place that was asked for.
  private var foldedNames: [Int32: [UInt64: Int32]] = [:]

  /// Creates a cache that knows nothing yet.
  package init(_ catalog: Catalog) { self.catalog = catalog }

  /// Says that the names that follow are from another file.
  package mutating func beginFile() {
    file += 1
    searchCount = 0
    if answers.count > Self.answerLimit { answers = [:] }
  }

  /// The best of ``Catalog/suggestions(for:at:limit:)``.
  ///
  /// - Complexity: O(1) on average, but for the first names.
  package mutating func suggestion(for name: String, at place: CatalogPlace) -> Suggestion? {
    guard name.utf8.count <= Self.longestName else { return nil }
    let hash = Self.hash(name, under: place.node)
    let known = answers[hash].flatMap { $0.name.isSameText(as: name) ? $0 : nil }
    if let known, known.file == file { return known.suggestion }
    guard searchCount < Self.searchLimit else { return caseSlip(of: name, at: place) }
    searchCount += 1
    let suggestion =
      if let known { known.suggestion } else { catalog.suggestions(for: name, at: place, limit: 1).first }
    answers[hash] = Answer(name: name, suggestion: suggestion, file: file)
    return suggestion
  }

  private mutating func caseSlip(of name: String, at place: CatalogPlace) -> Suggestion? {
    // Only these two begin a suffix.
    let hasSuffix = name.utf8.contains { $0 == UInt8(ascii: "~") || $0 == UInt8(ascii: "-") }
    let root = hasSuffix ? KeyName(parsing: name).root : name
    let small = root.asciiLowercased
    let names = foldedNames[place.node] ?? Self.foldedNames(of: place)
    foldedNames[place.node] = names
    guard let child = names[Self.hash(small, under: 0)] else { return nil }
    let node = place.index.nodes[Int(child)]
    let candidate = place.index.texts[node.source].string(node.name)
    guard node.record >= 0, candidate.asciiLowercased.isSameText(as: small),
      !candidate.isSameText(as: root)
    else { return nil }
    let record = KeyRecord(index: place.index, number: Int(node.record))
    if record.entry.books.has(.aliasOf) { return nil }
    let suffix = String(decoding: name.utf8.dropFirst(root.utf8.count), as: UTF8.self)
    return Suggestion(kind: .caseSlip, name: candidate + suffix, record: record, distance: 0)
  }

  private static func foldedNames(of place: CatalogPlace) -> [UInt64: Int32] {
    var names: [UInt64: Int32] = [:]
    for child in place.namedChildren {
      let node = place.index.nodes[Int(child)]
      names[hash(place.index.texts[node.source].string(node.name).asciiLowercased, under: 0)] = child
    }
    return names
  }

  private static func hash(_ name: String, under place: Int32) -> UInt64 {
    var name = name
    return name.withUTF8 { unsafe NameHash.hash($0, under: place) }
  }
}
