extension String {
  /// Hands the bytes of the text to a closure, where they stand if they stand together.
  @inline(__always)
  func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    let result = unsafe utf8.withContiguousStorageIfAvailable { unsafe body(UnsafeRawBufferPointer($0)) }
    if let result { return result }
    let copy = Array(utf8)
    return unsafe copy.withUnsafeBytes { unsafe body($0) }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether these begin with others or end in them, or do so but for the case of the letters A to Z.
  func hasPart(_ part: UnsafeRawBufferPointer, atEnd: Bool, ignoringCase: Bool) -> Bool {
    guard count >= part.count else { return false }
    let start = atEnd ? count - part.count : 0
    return unsafe UnsafeRawBufferPointer(rebasing: self[start..<(start + part.count)])
      .isSame(as: part, ignoringCase: ignoringCase)
  }

  /// Whether others are as many and the same, or the same but for the case of the letters A to Z.
  ///
  /// - Complexity: O(*n*), eight bytes at a time.
  package func isSame(as other: UnsafeRawBufferPointer, ignoringCase: Bool) -> Bool {
    guard count == other.count else { return false }
    guard count >= 8 else {
      for index in 0..<count {
        let (byte, rival) = unsafe (self[index], other[index])
        guard byte == rival || (ignoringCase && byte.asciiLowercased == rival.asciiLowercased) else {
          return false
        }
      }
      return true
    }
    var offset = 0
    while offset < count {
      // The last word takes in bytes of the one before.
      let start = Swift.min(offset, count - 8)
      let word = unsafe loadUnaligned(fromByteOffset: start, as: UInt64.self)
      let rival = unsafe other.loadUnaligned(fromByteOffset: start, as: UInt64.self)
      guard word == rival || (ignoringCase && word.asciiLowercased == rival.asciiLowercased) else {
        return false
      }
      offset += 8
    }
    return true
  }
}

extension UInt64 {
  /// Eight bytes of which those are made small letters that are one of A to Z.
  var asciiLowercased: UInt64 {
    // The high bit of each byte says whether it is at or beyond A, and beyond Z; no sum reaches into the next byte.
    let low = self & 0x7F7F_7F7F_7F7F_7F7F
    let isFromA = low &+ 0x3F3F_3F3F_3F3F_3F3F
    let isBeyondZ = low &+ 0x2525_2525_2525_2525
    return self | ((isFromA ^ isBeyondZ) & ~self & 0x8080_8080_8080_8080) >> 2
  }
}
