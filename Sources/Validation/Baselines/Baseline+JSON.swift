public import PropertyLists
internal import SourceText

extension Baseline {
  /// The baseline as a JSON file: an entry a line, in an order that only the findings decide.
  public func encoded() -> [UInt8] {
    var output = Array("{\n\"schemaVersion\": 1,\n\"findings\": [".utf8)
    let entries = sortedEntries
    for (index, entry) in entries.enumerated() {
      output += (index == 0 ? "\n" : ",\n").utf8
      var json = JSONBuilder(.compact)
      json.beginObject()
      json.entry("path", entry.path)
      json.entry("keyPath", entry.keyPath)
      json.entry("rule", entry.rule)
      json.entry("count", entry.count)
      json.entry("fingerprint", entry.fingerprint.description)
      json.endObject()
      output += json.finish()
    }
    return output + (entries.isEmpty ? "]\n}\n" : "\n]\n}\n").utf8
  }

  /// Reads a baseline.
  ///
  /// - Parameter document: The file, read as JSON.
  /// - Returns: The baseline, and every mistake in it. With a mistake it should not be used.
  public static func read(
    _ document: PropertyListDocument
  ) -> (baseline: Baseline, mistakes: [ConfigurationMistake]) {
    var decoder = BaselineDecoder(document)
    let baseline = decoder.baseline()
    return (baseline, decoder.reader.orderedMistakes)
  }
}

/// Makes a baseline of a document.
private struct BaselineDecoder {
  var reader: ConfigurationReader

  init(_ document: PropertyListDocument) { reader = ConfigurationReader(document) }

  mutating func baseline() -> Baseline {
    var result = Baseline()
    guard let root = reader.root else { return result }
    var hasFindings = false
    for member in reader.members(of: root, "The baseline", known: ["schemaVersion", "findings"]) {
      if member.key.isSameText(as: "findings") {
        hasFindings = true
        for item in reader.items(of: member.value, "findings") {
          if let entry = entry(item) { result.add(entry) }
        }
      } else if let version = reader.integer(member.value, "schemaVersion", in: 0...Int(Int32.max)),
        version != 1
      {
        reader.fail(
          .unknownVersion, member.value.range,
          "The baseline has version \(version); only version 1 is known.",
          hint: "Write it anew with --write-baseline.")
      }
    }
    if !hasFindings, root.kind == .dictionary {
      reader.fail(
        .missingKey, root.range, "The baseline has no findings.",
        hint: "Write it with --write-baseline; one without findings has \"findings\": [].")
    }
    return result
  }

  private mutating func entry(_ node: PropertyListNode) -> Baseline.Entry? {
    let known = ["path", "keyPath", "rule", "count", "fingerprint"]
    var fingerprint: Fingerprint?
    var isPresent = false
    var texts = ["", "", ""]
    var count: Int? = 1
    for member in reader.members(of: node, "A finding", known: known) {
      switch member.key {
      case "path": texts[0] = reader.string(member.value, "path") ?? ""
      case "rule": texts[2] = reader.string(member.value, "rule") ?? ""
      case "keyPath":
        if let text = member.value.string {
          texts[1] = text
        } else {
          reader.wrongType(member.value, "keyPath", "a string")
        }
      case "count": count = reader.integer(member.value, "count", in: 1...Int(Int32.max))
      default:
        isPresent = true
        guard let text = reader.string(member.value, "fingerprint") else { continue }
        fingerprint = Fingerprint(text)
        if fingerprint == nil {
          reader.fail(
            .unknownValue, member.value.range, "\(text.quoted) is no fingerprint.",
            hint: "It has sixteen digits, 0 to 9 and a to f, as --write-baseline writes it.")
        }
      }
    }
    if !isPresent, node.kind == .dictionary {
      reader.fail(
        .missingKey, node.range, "The finding has no fingerprint.",
        hint: "Write the baseline anew with --write-baseline.")
    }
    guard let fingerprint, let count else { return nil }
    return Baseline.Entry(
      fingerprint: fingerprint, rule: texts[2], path: texts[0], keyPath: texts[1], count: count)
  }
}
