extension Catalog {
  /// The records somebody means by a text.
  ///
  /// The first of these that gives any record counts:
  /// 1. the raw name of a top-level key or the path of any key, in any kind of document;
  /// 2. the same with platform and device suffixes set aside (R27);
  /// 3. the path of any key, with the brackets of arrays left out;
  /// 4. the raw name of a nested key, wherever it occurs;
  /// 5. a readable name, newer or older, in any case (R8); the same name may belong to several keys.
  ///
  /// - Complexity: O(1) for raw names and paths, O(*n*) in the size of the catalog otherwise.
  public func find(_ text: String) -> [KeyRecord] {
    var found: [KeyRecord] = []
    for document in DocumentKind.allCases {
      if let record = record(path: text, document: document) { found.append(record) }
    }
    if !found.isEmpty { return found }
    if let record = topLevelKey(text).place?.record { return [record] }
    if let components = RecordPath(text)?.components, components.count > 1 {
      for document in DocumentKind.allCases {
        if let record = record(skippingItems: components, document) { found.append(record) }
      }
      if !found.isEmpty { return found }
    }
    found = records(named: text)
    return found.isEmpty ? records(readableName: text) : found
  }

  /// The record with a path in which the brackets of arrays may be missing.
  private func record(
    skippingItems components: [RecordPath.Component], _ document: DocumentKind
  ) -> KeyRecord? {
    var place = root(of: document)
    for component in components {
      guard case .key(let name) = component else {
        if let items = place.items { place = items }
        continue
      }
      guard let next = place.key(name) ?? place.items?.key(name) else { return nil }
      place = next
    }
    return place.record
  }

  /// The records that make demands of values, in any era, in no particular order.
  ///
  /// - Complexity: O(*n*) in the number of records, a few nanoseconds each.
  public var constrainedRecords: [KeyRecord] {
    index.entries.indices.lazy.map { KeyRecord(index: index, number: $0) }.filter { $0.hasConstraints }
  }

  /// The records whose path ends in a key of this name, wherever it stands.
  ///
  /// - Complexity: O(*n*) in the number of keys, a few nanoseconds each.
  public func records(named name: String) -> [KeyRecord] {
    var name = name
    let numbers = name.withUTF8 { bytes in
      let letters = unsafe NameHash.letters(bytes)
      var numbers: [Int] = []
      for node in index.nodes where node.letters == letters && node.kind == .key && node.record >= 0 {
        guard node.name.count == bytes.count,
          unsafe index.texts[node.source].withBytes(node.name, { unsafe $0.hasSameBytes(as: bytes) })
        else { continue }
        numbers.append(Int(node.record))
      }
      return numbers
    }
    return numbers.isEmpty ? [] : sorted(numbers) { _ in true }
  }

  /// The records with a readable name, newer or older, in any case (R8).
  public func records(readableName name: String) -> [KeyRecord] {
    let word = name.asciiLowercased
    return sorted { record in
      record.readableNames.contains { $0.asciiLowercased.isSameText(as: word) }
    }
  }
}
