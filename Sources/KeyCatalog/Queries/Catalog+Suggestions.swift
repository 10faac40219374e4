extension Catalog {
  /// The keys of a dictionary that were probably meant by a name it does not know.
  ///
  /// Slips of letter case come first, then the names with the fewest different letters: none below five
  /// letters, one below nine, two below sixteen, three from there on. If nothing there is alike, the name is
  /// looked for in other places of the same kind of document. Suffixes for platforms and devices are set aside
  /// and put back.
  ///
  /// - Parameters:
  ///   - name: The unknown name.
  ///   - place: The place of the dictionary.
  ///   - limit: How many suggestions to give at most.
  /// - Complexity: O(*n*) in the number of keys of the place, with a small constant: most are turned away by a
  ///   set of their letters.
  public func suggestions(for name: String, at place: CatalogPlace, limit: Int = 3) -> [Suggestion] {
    let parsed = KeyName(parsing: name)
    let suffix = String(decoding: name.utf8.dropFirst(parsed.root.utf8.count), as: UTF8.self)
    var search = Search(index: index, name: parsed.root, suffix: suffix)
    // What only other people's software reads is no slip in the eyes of the system.
    for child in place.namedChildren where !index.sources[index.nodes[Int(child)].source].isThirdParty {
      search.consider(child)
    }
    let found = search.best(limit)
    if !found.isEmpty { return found }
    let document = place.document
    return records(named: parsed.root).filter { $0.document == document }.prefix(limit).map {
      Suggestion(kind: .otherPlace, name: parsed.root, record: $0, distance: 0)
    }
  }

  /// The keys, of any place in any kind of document, that were probably meant by a text.
  ///
  /// Readable names count as well as raw ones, and so do names that begin with the text.
  public func suggestions(for text: String, limit: Int = 5) -> [Suggestion] {
    let parsed = KeyName(parsing: text)
    var search = Search(index: index, name: parsed.root, suffix: "")
    for node in index.nodes.indices where index.nodes[node].kind == .key { search.consider(Int32(node)) }
    for number in index.entries.indices {
      let record = KeyRecord(index: index, number: number)
      for name in record.readableNames { search.consider(name, record) }
    }
    return search.best(limit)
  }
}

extension CatalogPlace {
  /// The kind of document the place belongs to.
  public var document: DocumentKind {
    var node = node
    while index.nodes[Int(node)].parent >= 0 { node = index.nodes[Int(node)].parent }
    return DocumentKind(rawValue: UInt8(node)) ?? .infoPlist
  }
}

/// Collects the names most like one name.
private struct Search {
  let index: RecordIndex
  let name: String
  let suffix: String
  private let small: [UInt8]
  private let letters: UInt64
  private let bound: Int
  private var distance: EditDistance
  private var found: [Suggestion] = []

  init(index: RecordIndex, name: String, suffix: String) {
    self.index = index
    self.name = name
    self.suffix = suffix
    small = name.utf8.map { $0.asciiLowercased }
    letters = unsafe small.withUnsafeBufferPointer { unsafe NameHash.letters($0) }
    bound =
      switch small.count {
      case 0..<5: 0
      case 5..<9: 1
      case 9..<16: 2
      default: 3
      }
    distance = EditDistance(from: small, limit: bound)
  }

  /// Compares the name of a place.
  mutating func consider(_ node: Int32) {
    let place = index.nodes[Int(node)]
    guard place.record >= 0 else { return }
    let difference = place.name.count - small.count
    if difference > bound {
      // Only a beginning is left to hope for.
      guard small.count >= 6, (letters & ~place.letters) == 0 else { return }
    } else {
      guard -difference <= bound, (letters & ~place.letters).nonzeroBitCount <= bound,
        (place.letters & ~letters).nonzeroBitCount <= bound
      else { return }
    }
    let record = KeyRecord(index: index, number: Int(place.record))
    let text = index.texts[place.source]
    let other = unsafe text.withBytes(place.name) { bytes in unsafe bytes.map { $0.asciiLowercased } }
    consider(other, record) { text.string(place.name) }
  }

  /// Compares a name of a record.
  mutating func consider(_ candidate: String, _ record: KeyRecord) {
    consider(candidate.utf8.map { $0.asciiLowercased }, record) { candidate }
  }

  /// Compares a name of a record in small letters; the name itself is made only if it is alike.
  private mutating func consider(_ other: [UInt8], _ record: KeyRecord, _ name: () -> String) {
    if record.entry.books.has(.aliasOf) { return }
    if let distance = distance.distance(to: other) {
      let candidate = name()
      // The name itself is no suggestion.
      if distance == 0, candidate.isSameText(as: self.name) { return }
      let kind: Suggestion.Kind = distance == 0 ? .caseSlip : .spelling
      found.append(Suggestion(kind: kind, name: candidate + suffix, record: record, distance: distance))
    } else if small.count >= 6, other.starts(with: small) {
      let missing = other.count - small.count
      found.append(
        Suggestion(kind: .beginning, name: name() + suffix, record: record, distance: missing))
    }
  }

  /// The best of the names found, one a record.
  func best(_ limit: Int) -> [Suggestion] {
    let ordered = found.enumerated().sorted { left, right in
      let (first, second) = (left.element, right.element)
      if first.kind != second.kind { return first.kind.rawValue < second.kind.rawValue }
      if first.distance != second.distance { return first.distance < second.distance }
      return left.offset < right.offset
    }
    var result: [Suggestion] = []
    for item in ordered where result.count < limit {
      if !result.contains(where: { $0.record == item.element.record }) { result.append(item.element) }
    }
    return result
  }
}
