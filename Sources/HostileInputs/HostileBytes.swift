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

  /// Different keys of ASCII, in no order, for which `ByteHash` of the readers gives one hash.
  ///
  /// A key is three words. The second undoes what the first did to the hash, which is then that of the third alone;
  /// first words are tried until there are enough whose second one is text.
  static func keysOfOneHash(_ count: Int) -> [[UInt8]] {
    func mixed(_ value: UInt64) -> UInt64 {
      let (high, low) = (value ^ mask).multipliedFullWidth(by: 0xE703_7ED1_A0B4_28DB)
      return high ^ low
    }
    func isText(_ byte: UInt8) -> Bool {
      0x20..<0x7F ~= byte && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "&")
    }
    let mask: UInt64 = 0xA076_1D64_78BD_642F
    var keys: [[UInt8]] = []
    var number: UInt64 = 0
    while keys.count < count {
      number += 1
      // Sixteen letters for the sixteen values of half a byte, the lowest half first: each half gets its own byte.
      var first = (number | number << 16) & 0x0000_FFFF_0000_FFFF
      first = (first | first << 8) & 0x00FF_00FF_00FF_00FF
      first = ((first | first << 4) & 0x0F0F_0F0F_0F0F_0F0F) + 0x6161_6161_6161_6161
      let second = mask ^ mixed(24 ^ first)
      // Nearly all have a byte that is not ASCII.
      guard second & 0x8080_8080_8080_8080 == 0 else { continue }
      let bytes = [first, second].flatMap { word in
        (0..<8).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) }
      }
      if bytes.allSatisfy(isText) { keys.append(bytes + "the last".utf8) }
    }
    return keys
  }
}
