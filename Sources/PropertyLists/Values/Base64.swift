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

  /// The value of each byte that is in the alphabet.
  private static let values: [UInt8] = {
    var values = [UInt8](repeating: notInAlphabet, count: 256)
    for value in 0..<64 { values[unsafe Int(alphabet.utf8Start[value])] = UInt8(value) }
    return values
  }()

  fileprivate static let notInAlphabet: UInt8 = 0xFF

  /// Decodes a text.
  ///
  /// Characters outside the alphabet are skipped, and an incomplete last group is dropped.
  ///
  /// - Parameter keepsIncompleteGroup: The bytes that an incomplete last group does hold are kept.
  static func decode(
    _ text: TextScanner, _ start: Int, _ end: Int, keepsIncompleteGroup: Bool = false
  ) -> Decoded {
    var decoder = Decoder(text: text, offset: start, end: max(start, end))
    var output = OutputBytes(capacity: (decoder.end - start) / 4 * 3 + 3)
    unsafe values.withUnsafeBufferPointer { values in
      unsafe output.write(atMost: (decoder.end - start) / 4 * 3 + 3) { target in
        unsafe decoder.run(values, target)
      }
    }
    if keepsIncompleteGroup {
      let bits = decoder.group << UInt32(6 * (4 - decoder.inGroup))
      let count = decoder.inGroup - 1 - decoder.padding
      if count > 0 { output.append(UInt8(truncatingIfNeeded: bits >> 16)) }
      if count > 1 { output.append(UInt8(truncatingIfNeeded: bits >> 8)) }
    }
    if decoder.inGroup > 0, decoder.firstIrregularity == nil {
      decoder.firstIrregularity = max(start, end - 1)
    }
    return Decoded(
      bytes: output.finish(), firstIrregularity: decoder.firstIrregularity,
      droppedCharacters: decoder.inGroup)
  }

  /// A text that is being decoded.
  private struct Decoder {
    let text: TextScanner
    var offset: Int
    let end: Int
    var firstIrregularity: Int?
    /// The characters of a group that is not complete, and their bits.
    var inGroup = 0
    var group: UInt32 = 0
    var padding = 0
    /// A group with padding has come, which should have been the last.
    var isOver = false

    /// Decodes everything, and returns how many bytes it is.
    @unsafe
    mutating func run(_ values: UnsafeBufferPointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>) -> Int {
      var count = 0
      while true {
        while offset < end, isSpace(text[offset]) { offset += 1 }
        if inGroup == 0, !isOver { unsafe readPlainGroups(values, target, &count) }
        guard offset < end else { return count }
        guard unsafe readCharacter(values) else { continue }
        unsafe target[count] = UInt8(truncatingIfNeeded: group >> 16)
        unsafe target[count + 1] = UInt8(truncatingIfNeeded: group >> 8)
        unsafe target[count + 2] = UInt8(truncatingIfNeeded: group)
        count += 3 - min(padding, 2)
        isOver = padding > 0
        group = 0
        inGroup = 0
      }
    }

    /// Reads groups of four characters of the alphabet, up to something else.
    @unsafe
    @inline(__always)
    private mutating func readPlainGroups(
      _ values: UnsafeBufferPointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ count: inout Int
    ) {
      guard let values = values.baseAddress else { return }
      let end = end
      var source = offset
      var place = count
      while end &- source >= 4 {
        let first = unsafe UInt32(truncatingIfNeeded: values[Int(text[source])])
        let second = unsafe UInt32(truncatingIfNeeded: values[Int(text[source &+ 1])])
        let third = unsafe UInt32(truncatingIfNeeded: values[Int(text[source &+ 2])])
        let fourth = unsafe UInt32(truncatingIfNeeded: values[Int(text[source &+ 3])])
        guard first | second | third | fourth < 64 else { break }
        let group = first &<< 18 | second &<< 12 | third &<< 6 | fourth
        unsafe target[place] = UInt8(truncatingIfNeeded: group &>> 16)
        unsafe target[place &+ 1] = UInt8(truncatingIfNeeded: group &>> 8)
        unsafe target[place &+ 2] = UInt8(truncatingIfNeeded: group)
        place &+= 3
        source &+= 4
      }
      if source > offset { padding = 0 }
      offset = source
      count = place
    }

    /// Reads one character.
    ///
    /// - Returns: Whether it completes a group.
    @unsafe
    private mutating func readCharacter(_ values: UnsafeBufferPointer<UInt8>) -> Bool {
      let place = offset
      let byte = text[place]
      offset += 1
      guard !isSpace(byte) else { return false }
      let isPadding = byte == UInt8(ascii: "=")
      let value = unsafe isPadding ? 0 : values[Int(byte)]
      padding = isPadding ? padding + 1 : 0
      let isStray = value == notInAlphabet
      if isStray || isOver || (isPadding && inGroup < 2), firstIrregularity == nil {
        firstIrregularity = place
      }
      guard !isStray else { return false }
      group = group << 6 | UInt32(value)
      inGroup += 1
      return inGroup == 4
    }

    private func isSpace(_ byte: UInt8) -> Bool {
      byte == 0x20 || (byte >= 0x09 && byte <= 0x0D)
    }
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
