internal import PropertyLists

/// A key path of plutil: keys and indexes with dots between them.
///
/// A dot in a key has a backslash in front of it; every other backslash stands for itself.
struct PlutilKeyPath {
  /// The path as it was given.
  let text: String
  /// Its parts, at least one, each a key or an index.
  let parts: [String]

  init(_ text: String) {
    self.text = text
    var parts: [String] = []
    var part: [UInt8] = []
    for byte in text.utf8 {
      if byte != UInt8(ascii: ".") {
        part.append(byte)
      } else if part.last == UInt8(ascii: "\\") {
        part[part.count - 1] = byte
      } else {
        parts.append(String(decoding: part, as: UTF8.self))
        part = []
      }
    }
    parts.append(String(decoding: part, as: UTF8.self))
    self.parts = parts
  }

  /// The value the path leads to from a root, or nil.
  ///
  /// No part may be empty, even where a key is.
  func value(in root: PropertyListNode) -> PropertyListNode? {
    var node = root
    for part in parts {
      guard !part.isEmpty, let next = Self.child(part, of: node) else { return nil }
      node = next
    }
    return node
  }

  private static func child(_ part: String, of node: PropertyListNode) -> PropertyListNode? {
    switch node.kind {
    case .dictionary: return node[part]
    case .array:
      guard let index = Int(part), index >= 0 else { return nil }
      return node[index]
    default: return nil
    }
  }
}
