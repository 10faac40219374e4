internal import PropertyLists
internal import SourceText

/// Reads entitlements in the DER form.
///
/// The outermost element (application 16) holds a version and a dictionary; a dictionary (context 16) holds pairs
/// (sequence) of a text and a value; an array is a sequence of values.
struct EntitlementsReader {
  /// Values lie at most so deep in one another.
  private static let nestingLimit = 64

  private struct Element {
    let tag: UInt8
    let content: BinaryView
    let end: Int
  }

  /// The dictionary, nil if the bytes are not as they have to be.
  static func read(_ bytes: SourceBytes) -> PropertyListValue? {
    let view = BinaryView(bytes: bytes, isBigEndian: true)
    guard let outer = element(view, at: 0), outer.tag == 0x70,
      let version = element(outer.content, at: 0), version.tag == 0x02,
      let root = element(outer.content, at: version.end), root.tag == 0xb0
    else { return nil }
    return value(root, depth: 0)
  }

  private static func element(_ view: BinaryView, at offset: Int) -> Element? {
    guard let tag = view.byte(at: offset), let first = view.byte(at: offset + 1) else { return nil }
    var start = offset + 2
    var length = Int(first)
    if first >= 0x80 {
      // How many bytes the length has; the form without a length is not allowed.
      let count = Int(first & 0x7f)
      guard (1...4).contains(count) else { return nil }
      length = 0
      for _ in 0..<count {
        guard let byte = view.byte(at: start) else { return nil }
        length = length << 8 | Int(byte)
        start += 1
      }
    }
    guard let content = view.part(at: start, count: length) else { return nil }
    return Element(tag: tag, content: content, end: start + length)
  }

  private static func value(_ element: Element, depth: Int) -> PropertyListValue? {
    guard depth < nestingLimit else { return nil }
    switch element.tag {
    case 0x01: return element.content.byte(at: 0).map { .boolean($0 != 0) }
    case 0x02: return integer(element.content)
    case 0x04: return .data(element.content.bytes.array)
    case 0x0c: return text(element.content).map { .string($0) }
    case 0x30, 0x31:
      return elements(element.content).flatMap { parts in
        var items: [PropertyListValue] = []
        for part in parts {
          guard let item = value(part, depth: depth + 1) else { return nil }
          items.append(item)
        }
        return .array(items)
      }
    case 0xb0: return dictionary(element.content, depth: depth)
    default: return nil
    }
  }

  private static func dictionary(_ view: BinaryView, depth: Int) -> PropertyListValue? {
    guard let pairs = elements(view) else { return nil }
    var result = PropertyListDictionary()
    for pair in pairs {
      guard pair.tag == 0x30, let parts = elements(pair.content), parts.count == 2, parts[0].tag == 0x0c,
        let key = text(parts[0].content), let value = value(parts[1], depth: depth + 1)
      else { return nil }
      result[key] = value
    }
    return .dictionary(result)
  }

  private static func elements(_ view: BinaryView) -> [Element]? {
    var result: [Element] = []
    var offset = 0
    while offset < view.count {
      guard let next = element(view, at: offset) else { return nil }
      result.append(next)
      offset = next.end
    }
    return result
  }

  private static func integer(_ view: BinaryView) -> PropertyListValue? {
    guard (1...8).contains(view.count), let first = view.byte(at: 0) else { return nil }
    var result: Int64 = first >= 0x80 ? -1 : 0
    for index in 0..<view.count { result = result << 8 | Int64(view.bytes[index]) }
    return .integer(PropertyListInteger(result))
  }

  private static func text(_ view: BinaryView) -> String? {
    String(validating: view.bytes.array, as: UTF8.self)
  }
}
