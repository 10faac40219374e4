extension Catalog {
  /// The records somebody means by a text.
  ///
  /// The first of these that gives any record counts:
  /// 1. the raw name of a top-level key or the path of any key, in any kind of document;
  /// 2. the same with platform and device suffixes set aside (R27);
  /// 3. the raw name of a nested key, wherever it occurs;
  /// 4. a readable name, newer or older, in any case (R8); the same name may belong to several keys.
  ///
  /// - Complexity: O(1) for raw names and paths, O(*n*) in the size of the catalog otherwise.
  public func find(_ text: String) -> [KeyRecord] {
    var found: [KeyRecord] = []
    for document in DocumentKind.allCases {
      if let record = record(path: text, document: document) { found.append(record) }
    }
    if !found.isEmpty { return found }
    if let record = topLevelKey(text).place?.record { return [record] }
    found = records(named: text)
    return found.isEmpty ? records(readableName: text) : found
  }

  /// The records whose path ends in a key of this name, wherever it stands.
  public func records(named name: String) -> [KeyRecord] {
    sorted { $0.hasLastName(name) }
  }

  /// The records with a readable name, newer or older, in any case (R8).
  public func records(readableName name: String) -> [KeyRecord] {
    let word = name.asciiLowercased
    return sorted { record in
      record.readableNames.contains { $0.asciiLowercased.isSameText(as: word) }
    }
  }
}

extension KeyRecord {
  /// Whether the last step of the path is a key of this name.
  fileprivate func hasLastName(_ name: String) -> Bool {
    let node = index.nodes[Int(entry.node)]
    guard node.kind == .key, node.name.count == name.utf8.count else { return false }
    return index.texts[node.source].string(node.name).isSameText(as: name)
  }
}
