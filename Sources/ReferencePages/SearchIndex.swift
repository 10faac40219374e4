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
    for condition in map.conditions {
      add([condition.code, condition.message, map.path(of: condition), "store code"])
    }
    for capability in map.capabilities {
      add([capability.name, capability.meaning, map.path(of: capability), "capability"])
    }
    for family in map.families { add([family.name, "", family.path, "family"]) }
    return bytes + "\n];\n".utf8
  }

  /// A text as a literal of JavaScript that is one of JSON as well.
  private static func literal(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20: bytes += "\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8
      default: bytes.append(byte)
      }
    }
    return bytes + [UInt8(ascii: "\"")]
  }
}
