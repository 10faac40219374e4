internal import SourceText

/// Runs of text that need no escapes between double quotes.
enum PlainRun {
  /// The offset of the first control, quote or backslash from an offset on; the count if there is none.
  ///
  /// - Parameter stopsAtDelete: U+007F counts as a control.
  @unsafe
  @inline(__always)
  static func end(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, stopsAtDelete: Bool) -> Int {
    guard let base = bytes.baseAddress else { return bytes.count }
    var offset = start
    while bytes.count - offset >= 8 {
      let word = unsafe UInt64(
        littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
      // As in ``TextScanner/zeroBytes(of:)``, only the lowest mark is to be trusted.
      var hits = (word &- TextScanner.spread(0x20)) & ~word & TextScanner.spread(0x80)
      hits |= TextScanner.zeroBytes(of: word ^ TextScanner.spread(UInt8(ascii: "\"")))
      hits |= TextScanner.zeroBytes(of: word ^ TextScanner.spread(UInt8(ascii: "\\")))
      if stopsAtDelete { hits |= TextScanner.zeroBytes(of: word ^ TextScanner.spread(0x7F)) }
      if hits != 0 { return offset + hits.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < bytes.count {
      let byte = unsafe base[offset]
      if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { return offset }
      if stopsAtDelete, byte == 0x7F { return offset }
      offset += 1
    }
    return offset
  }
}
