internal import PropertyLists

/// An entry as commands name it, such as `:CFBundleDocumentTypes:0:CFBundleTypeName`.
///
/// A colon at the beginning means from the root, otherwise the entry lies in the working container. A colon in
/// a key has a backslash in front of it.
struct EntryPath {
  /// The entry as messages name it.
  let text: String
  /// Whether it is counted from the root.
  let isAbsolute: Bool
  /// The keys and indexes; the last one may be empty, which means a new item or key to commands that add.
  let parts: [String]

  init(_ piece: CommandText.Piece) {
    var text: [UInt8] = []
    var parts: [String] = []
    var part: [UInt8] = []
    let colon = UInt8(ascii: ":")
    isAbsolute = piece.bytes.first == colon && piece.isEscaped.first == false
    for (index, byte) in piece.bytes.enumerated() {
      guard byte == colon, !piece.isEscaped[index] else {
        if byte == colon { text.append(UInt8(ascii: "\\")) }
        text.append(byte)
        part.append(byte)
        continue
      }
      text.append(byte)
      if index > 0, !part.isEmpty { parts.append(String(decoding: part, as: UTF8.self)) }
      part = []
    }
    if !piece.isEmpty { parts.append(String(decoding: part, as: UTF8.self)) }
    self.text = String(decoding: text, as: UTF8.self)
    self.parts = parts
  }

  /// The parts that name something.
  var names: [String] { parts.last?.isEmpty == true ? parts.dropLast() : parts }

  /// Where the entry is, if it is there.
  ///
  /// - Parameter container: The working container.
  func place(in root: PropertyListValue, from container: [PropertyListPathStep]) -> [PropertyListPathStep]? {
    var place = isAbsolute ? [] : container
    guard var value = root.value(at: place) else { return nil }
    for name in names {
      guard let step = Self.step(name, in: value), let child = value.child(step) else { return nil }
      place.append(step)
      value = child
    }
    return place
  }

  /// What a name means in a container, or nil if it can mean nothing there.
  static func step(_ name: String, in container: PropertyListValue) -> PropertyListPathStep? {
    switch container {
    case .dictionary, .pairs: .key(name)
    case .array, .set: Int(name).flatMap { $0 >= 0 ? .index($0) : nil }
    default: nil
    }
  }
}

extension PropertyListValue {
  /// The value at a place, or nil if there is none.
  func value(at place: [PropertyListPathStep]) -> PropertyListValue? {
    var value = self
    for step in place {
      guard let child = value.child(step) else { return nil }
      value = child
    }
    return value
  }

  /// Whether the value holds others.
  var isContainer: Bool {
    switch self {
    case .array, .dictionary, .set, .pairs: true
    default: false
    }
  }
}
