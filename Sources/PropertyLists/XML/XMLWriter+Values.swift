/// The three characters that are not written as they are (F44).
enum XMLEscaping {
  /// How many bytes come before the first that is to be escaped.
  @unsafe
  @inline(__always)
  static func plainPrefix(of text: UnsafeBufferPointer<UInt8>) -> Int {
    guard let base = text.baseAddress else { return 0 }
    var offset = 0
    while text.count - offset >= 8 {
      let word = unsafe UInt64(
        littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
      // The brackets differ in one bit only.
      let brackets = TextScanner.zeroBytes(
        of: (word | TextScanner.spread(0x02)) ^ TextScanner.spread(UInt8(ascii: ">")))
      let ampersands = TextScanner.zeroBytes(of: word ^ TextScanner.spread(UInt8(ascii: "&")))
      let hits = brackets | ampersands
      if hits != 0 { return offset + hits.trailingZeroBitCount / 8 }
      offset += 8
    }
    while offset < text.count, unsafe entity(for: base[offset]) == nil { offset += 1 }
    return offset
  }

  /// Appends a text, escaped.
  @unsafe
  static func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout OutputBytes) {
    var rest = unsafe text
    while let first = unsafe rest.first {
      if let entity = entity(for: first) {
        output.append(entity)
        unsafe rest = UnsafeBufferPointer(rebasing: rest.dropFirst())
      } else {
        let plain = unsafe plainPrefix(of: rest)
        unsafe output.append(copying: UnsafeBufferPointer(rebasing: rest[..<plain]))
        unsafe rest = UnsafeBufferPointer(rebasing: rest[plain...])
      }
    }
  }

  @inline(__always)
  private static func entity(for byte: UInt8) -> StaticString? {
    switch byte {
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "&"): "&amp;"
    default: nil
    }
  }
}

extension OutputBytes {
  /// Appends a number as the system writes it (F46).
  mutating func append(appleReal value: Double) {
    if value == 0 {
      append("0.0")
    } else if value.isFinite {
      append(seventeenDigits: value)
    } else if value.isNaN {
      append("nan")
    } else {
      append(value < 0 ? "-infinity" : "+infinity")
    }
  }

  /// Appends a number as its source writes it; if that cannot be, in the fewest digits that stand for it.
  mutating func append(keptReal real: SinkReal) {
    if let text = real.text, real.isText || RealText.isValue(text, real.value) {
      append(text)
    } else if real.value.isFinite {
      append("\(real.value)" as String)
    } else {
      append(appleReal: real.value)
    }
  }

  /// Appends a date (F47).
  mutating func append(_ date: DateFields) {
    // The width of a year includes its sign, as in C.
    if date.year < 0 {
      append(UInt8(ascii: "-"))
      append(decimal: date.year.magnitude, digits: 3)
    } else {
      append(decimal: date.year.magnitude, digits: 4)
    }
    append(UInt8(ascii: "-"), twoDigits: date.month)
    append(UInt8(ascii: "-"), twoDigits: date.day)
    append(UInt8(ascii: "T"), twoDigits: date.hour)
    append(UInt8(ascii: ":"), twoDigits: date.minute)
    append(UInt8(ascii: ":"), twoDigits: date.second)
    append(UInt8(ascii: "Z"))
  }

  /// - Parameter number: A number from 0 to 99.
  @inline(__always)
  private mutating func append(_ lead: UInt8, twoDigits number: Int) {
    unsafe write(atMost: 3) { target in
      unsafe target[0] = lead
      unsafe target[1] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number / 10)
      unsafe target[2] = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: number % 10)
      return 3
    }
  }

  /// Appends bytes in base 64, in lines that end 76 columns wide if a tab counts for eight (F45).
  @unsafe
  mutating func append(base64 bytes: UnsafeBufferPointer<UInt8>, indentedBy indent: Int) {
    let bytesOfLine = (76 - 8 * indent) / 4 * 3
    var offset = 0
    while offset < bytes.count {
      let count = min(bytesOfLine, bytes.count - offset)
      let line = unsafe UnsafeBufferPointer(rebasing: bytes[offset..<offset + count])
      append(repeating: UInt8(ascii: "\t"), count: indent)
      unsafe append(base64: line)
      append(UInt8(ascii: "\n"))
      offset += count
    }
  }

  /// Appends bytes in base 64, without line ends.
  @unsafe
  mutating func append(base64 bytes: UnsafeBufferPointer<UInt8>) {
    let length = (bytes.count + 2) / 3 * 4
    unsafe write(atMost: length) { target in
      let alphabet = unsafe Base64.alphabet.utf8Start
      var place = 0
      var offset = 0
      while offset < bytes.count {
        let left = bytes.count - offset
        var group = unsafe UInt32(bytes[offset]) << 16
        if left > 1 { unsafe group |= UInt32(bytes[offset + 1]) << 8 }
        if left > 2 { unsafe group |= UInt32(bytes[offset + 2]) }
        unsafe target[place] = alphabet[Int(group >> 18)]
        unsafe target[place + 1] = alphabet[Int(group >> 12 & 63)]
        unsafe target[place + 2] = left > 1 ? alphabet[Int(group >> 6 & 63)] : UInt8(ascii: "=")
        unsafe target[place + 3] = left > 2 ? alphabet[Int(group & 63)] : UInt8(ascii: "=")
        offset += 3
        place += 4
      }
      return length
    }
  }
}
