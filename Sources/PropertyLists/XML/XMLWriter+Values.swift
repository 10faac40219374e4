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
  ///
  /// Lines deep in a list hold nine bytes, so that all of them are written at once.
  @unsafe
  mutating func append(base64 bytes: UnsafeBufferPointer<UInt8>, indentedBy indent: Int) {
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return }
    let bytesOfLine = (76 - 8 * indent) / 4 * 3
    let lines = (bytes.count + bytesOfLine - 1) / bytesOfLine
    let length = (bytes.count + 2) / 3 * 4 + lines * (indent + 1)
    // Tabs are written eight at a time.
    unsafe write(atMost: length + 8) { target in
      var place = 0
      var offset = 0
      while offset < bytes.count {
        let count = min(bytesOfLine, bytes.count - offset)
        unsafe Self.writeTabs(indent, to: target + place)
        place += indent
        place += unsafe Base64.write(base + offset, count, readable: bytes.count - offset, to: target + place)
        unsafe target[place] = UInt8(ascii: "\n")
        place += 1
        offset += count
      }
      return length
    }
  }
}
