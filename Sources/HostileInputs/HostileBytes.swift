/// Pieces that many hostile inputs are made of.
enum HostileBytes {
  /// A text, so many times.
  static func repeated(_ text: String, _ count: Int) -> [UInt8] {
    let piece = Array(text.utf8)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(piece.count * count)
    for _ in 0..<count { bytes += piece }
    return bytes
  }

  /// The texts for the numbers from 0 on.
  static func numbered(_ count: Int, _ text: (_ number: String) -> String) -> [UInt8] {
    var bytes: [UInt8] = []
    for number in 0..<count {
      let digits = "\(number)"
      bytes += text(String(repeating: "0", count: max(0, 7 - digits.utf8.count)) + digits).utf8
    }
    return bytes
  }

  /// An XML property list around a value.
  static func xml(_ value: [UInt8], isClosed: Bool = true, encoding: String = "UTF-8", subset: String = "")
    -> [UInt8]
  {
    var bytes = Array("<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n<!DOCTYPE plist\(subset)>\n".utf8)
    bytes += "<plist version=\"1.0\">".utf8
    bytes += value
    if isClosed { bytes += "</plist>\n".utf8 }
    return bytes
  }

  /// An XML property list around a value.
  static func xml(_ value: String, isClosed: Bool = true, encoding: String = "UTF-8", subset: String = "")
    -> [UInt8]
  {
    xml(Array(value.utf8), isClosed: isClosed, encoding: encoding, subset: subset)
  }

  /// An XML property list with one text in it, made of a repeated piece.
  static func xmlString(_ piece: String, _ count: Int, isClosed: Bool = true) -> [UInt8] {
    xml("<string>".utf8 + repeated(piece, count) + (isClosed ? "</string>" : "").utf8, isClosed: isClosed)
  }

  /// An XML property list with a dictionary, made of numbered entries.
  static func xmlDictionary(_ count: Int, _ entry: (_ number: String) -> String) -> [UInt8] {
    xml("<dict>".utf8 + numbered(count, entry) + "</dict>".utf8)
  }

  /// UTF-16, the low byte first, with its mark in front.
  static func utf16(_ text: [UInt16]) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xFE]
    bytes.reserveCapacity(2 * text.count + 2)
    for unit in text {
      bytes.append(UInt8(truncatingIfNeeded: unit))
      bytes.append(UInt8(truncatingIfNeeded: unit >> 8))
    }
    return bytes
  }
}
