internal import KeyCatalog
internal import Validation

/// What the search looks through, as a script: pages opened from a disk may not read other files.
struct SearchIndex {
  private let map: SiteMap

  init(_ map: SiteMap) { self.map = map }

  /// Assigns a list of `[name, other names, path, kind]`.
  var script: [UInt8] {
    var bytes = Array("window.infoplistIndex=[".utf8)
    var isFirst = true
    func add(_ texts: [String]) {
      bytes += (isFirst ? "\n[" : ",\n[").utf8
      isFirst = false
      for (index, text) in texts.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        bytes += Self.literal(text)
      }
      bytes.append(UInt8(ascii: "]"))
    }
    for record in map.records {
      add([
        record.path.description, record.readableNames.joined(separator: " / "), map.path(of: record),
        record.document.name,
      ])
    }
    for rule in map.rules { add([rule.id, rule.summary, map.path(of: rule), "rule"]) }
    for family in map.families { add([family.name, "", family.path, "family"]) }
    return bytes + "\n];\n".utf8
  }

  /// A text as a literal of JavaScript that is one of JSON as well.
  private static func literal(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x22, 0x5C: bytes += [UInt8(ascii: "\\"), UInt8(truncatingIfNeeded: scalar.value)]
      case 0..<0x20, 0x2028, 0x2029:
        let digits = String(scalar.value, radix: 16)
        bytes += "\\u\(String(repeating: "0", count: 4 - digits.utf8.count))\(digits)".utf8
      default: bytes += UTF8.encode(scalar).map(Array.init) ?? []
      }
    }
    return bytes + [UInt8(ascii: "\"")]
  }
}
