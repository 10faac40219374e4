/// Base-64 as the system reads it from `data` elements (F41).
enum Base64 {
  /// What became of a text.
  struct Decoded {
    /// The bytes.
    var bytes: [UInt8]
    /// The offset of the first character that other readers would not accept, or `nil`.
    var firstIrregularity: Int?
    /// Characters at the end that were dropped because their group is incomplete.
    var droppedCharacters: Int
  }

  /// The alphabet, in the order of the values.
  static let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"

  /// Decodes a text.
  ///
  /// Characters outside the alphabet are skipped, and an incomplete last group is dropped.
  static func decode(_ text: TextScanner, _ start: Int, _ end: Int) -> Decoded {
    var result = Decoded(bytes: [], firstIrregularity: nil, droppedCharacters: 0)
    result.bytes.reserveCapacity((end - start) / 4 * 3)
    var group: UInt32 = 0
    var inGroup = 0
    var padding = 0
    var isOver = false
    for offset in start..<max(start, end) {
      let byte = text[offset]
      let value: UInt32
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): value = UInt32(byte - UInt8(ascii: "A"))
      case UInt8(ascii: "a")...UInt8(ascii: "z"): value = UInt32(byte - UInt8(ascii: "a")) + 26
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = UInt32(byte - UInt8(ascii: "0")) + 52
      case UInt8(ascii: "+"): value = 62
      case UInt8(ascii: "/"): value = 63
      case UInt8(ascii: "="):
        value = 0
        padding += 1
      case 0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C: continue
      default:
        padding = 0
        if result.firstIrregularity == nil { result.firstIrregularity = offset }
        continue
      }
      let isPadding = byte == UInt8(ascii: "=")
      if !isPadding { padding = 0 }
      if isOver || (isPadding && inGroup < 2), result.firstIrregularity == nil {
        result.firstIrregularity = offset
      }
      group = group << 6 | value
      inGroup += 1
      guard inGroup == 4 else { continue }
      result.bytes.append(UInt8(truncatingIfNeeded: group >> 16))
      if padding < 2 { result.bytes.append(UInt8(truncatingIfNeeded: group >> 8)) }
      if padding < 1 { result.bytes.append(UInt8(truncatingIfNeeded: group)) }
      isOver = isPadding
      group = 0
      inGroup = 0
    }
    result.droppedCharacters = inGroup
    if inGroup > 0, result.firstIrregularity == nil { result.firstIrregularity = max(start, end - 1) }
    return result
  }

  /// The text of bytes, in one line, padded.
  static func encoded(_ bytes: borrowing Span<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var offset = 0
    while offset < bytes.count {
      let left = bytes.count - offset
      var group = UInt32(bytes[offset]) << 16
      if left > 1 { group |= UInt32(bytes[offset + 1]) << 8 }
      if left > 2 { group |= UInt32(bytes[offset + 2]) }
      for place in 0..<4 {
        let value = Int(group >> UInt32(18 - 6 * place) & 63)
        result.append(unsafe place <= left ? alphabet.utf8Start[value] : UInt8(ascii: "="))
      }
      offset += 3
    }
    return result
  }
}
