internal import SourceText

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

  /// The bits that each byte adds to a group of four, in each of the four places; a group with a byte that is not
  /// in the alphabet has more than 24 bits.
  private static let groups: [UInt32] = {
    var groups: [UInt32] = []
    groups.reserveCapacity(4 * 256)
    for place in 0..<4 {
      groups += values.map { $0 < 64 ? UInt32($0) << UInt32(18 - 6 * place) : .max }
    }
    return groups
  }()

  fileprivate static let notInAlphabet: UInt8 = 0xFF

  /// Encodes bytes, with padding, and returns how many characters they are.
  ///
  /// - Parameters:
  ///   - readable: How many bytes can be read from the first one on, which are at least `count`.
  ///   - target: Room for four characters for each three bytes.
  @unsafe
  static func write(
    _ bytes: UnsafePointer<UInt8>, _ count: Int, readable: Int, to target: UnsafeMutablePointer<UInt8>
  ) -> Int {
    var offset = 0
    var place = 0
    // Six bytes of a word become eight characters.
    while count &- offset >= 6, readable &- offset >= 8 {
      let word = unsafe UnsafeRawPointer(bytes + offset).loadUnaligned(as: UInt64.self).bigEndian
      let eight = characters(word &>> 16)
      unsafe UnsafeMutableRawPointer(target + place).storeBytes(of: eight.bigEndian, as: UInt64.self)
      offset &+= 6
      place &+= 8
    }
    while offset < count {
      let left = count &- offset
      var group = unsafe UInt64(bytes[offset]) &<< 40
      if left > 1 { unsafe group |= UInt64(bytes[offset &+ 1]) &<< 32 }
      if left > 2 { unsafe group |= UInt64(bytes[offset &+ 2]) &<< 24 }
      let four = UInt32(truncatingIfNeeded: characters(group) &>> 32)
      unsafe UnsafeMutableRawPointer(target + place).storeBytes(of: four.bigEndian, as: UInt32.self)
      if left < 3 { unsafe target[place &+ 3] = UInt8(ascii: "=") }
      if left < 2 { unsafe target[place &+ 2] = UInt8(ascii: "=") }
      offset &+= 3
      place &+= 4
    }
    return place
  }

  /// The characters of eight values of six bits each, the first one in the highest byte.
  @inline(__always)
  private static func characters(_ bits: UInt64) -> UInt64 {
    // The values are spread over the bytes by halves.
    var values = (bits & 0xFFFF_FF00_0000) &<< 8 | bits & 0xFF_FFFF
    values = (values & 0x00FF_F000_00FF_F000) &<< 4 | values & 0x0000_0FFF_0000_0FFF
    values = (values & 0x0FC0_0FC0_0FC0_0FC0) &<< 2 | values & 0x003F_003F_003F_003F
    // In each byte one, if its value is at least a bound.
    func reached(_ bound: UInt64) -> UInt64 {
      ((values &+ (128 &- bound) &* 0x0101_0101_0101_0101) &>> 7) & 0x0101_0101_0101_0101
    }
    // The alphabet is five runs of ASCII; no step leaves its byte.
    let letters = values &+ 0x4141_4141_4141_4141 &+ reached(26) &* 6
    return letters &- reached(52) &* 75 &- reached(62) &* 15 &+ reached(63) &* 3
  }

  /// Decodes a text.
  ///
  /// Characters outside the alphabet are skipped, and an incomplete last group is dropped.
  ///
  /// - Parameter keepsIncompleteGroup: The bytes that an incomplete last group does hold are kept.
  static func decode(
    _ text: TextScanner, _ start: Int, _ end: Int, keepsIncompleteGroup: Bool = false
  ) -> Decoded {
    var decoder = Decoder(text: text, offset: start, end: max(start, end))
    // Whole words are written, some bytes behind what counts.
    let capacity = (decoder.end - start) / 4 * 3 + 8
    let bytes: [UInt8] = unsafe .filled(upTo: capacity) { base, count in
      count = unsafe values.withUnsafeBufferPointer { values in
        unsafe groups.withUnsafeBufferPointer { unsafe decoder.run(values, $0, base) }
      }
      guard keepsIncompleteGroup else { return }
      let bits = decoder.group << UInt32(6 * (4 - decoder.inGroup))
      for place in 0..<max(decoder.inGroup - 1 - decoder.padding, 0) {
        unsafe base[count] = UInt8(truncatingIfNeeded: bits >> UInt32(16 - 8 * place))
        count += 1
      }
    }
    if decoder.inGroup > 0, decoder.firstIrregularity == nil {
      decoder.firstIrregularity = max(start, end - 1)
    }
    return Decoded(
      bytes: bytes, firstIrregularity: decoder.firstIrregularity,
      droppedCharacters: decoder.inGroup)
  }

  /// What readers other than the system's may not accept, or may read otherwise.
  struct Irregularity {
    /// The bytes of the text in question.
    let range: ByteRange
    /// One sentence: what is unusual, and what the system makes of it.
    let message: String
  }

  /// The first irregularity of a text; nothing is decoded.
  ///
  /// - Complexity: O(*n*) in the text.
  static func irregularity(_ text: TextScanner, _ start: Int, _ end: Int) -> Irregularity? {
    var inGroup = 0
    var groupStart = start
    var padding = 0
    var isOver = false
    var hasSpace = false
    for offset in start..<max(start, end) {
      let byte = text[offset]
      if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
        hasSpace = true
        continue
      }
      let isPadding = byte == UInt8(ascii: "=")
      let place = ByteRange(offset, offset + 1)
      if !isPadding, values[Int(byte)] == notInAlphabet {
        return Irregularity(
          range: place, message: "The system skips characters that base-64 does not have, such as this one.")
      }
      if isOver || (padding > 0 && !isPadding) {
        return Irregularity(
          range: place,
          message: "Base-64 text ends with its padding; the system reads on behind it all the same.")
      }
      if isPadding, padding > 0, hasSpace {
        return Irregularity(
          range: place,
          message: "White space stands in the padding of base-64 text; other readers may see more bytes.")
      }
      hasSpace = false
      if isPadding, inGroup < 2 {
        return Irregularity(
          range: place, message: "The padding of base-64 text comes too early; the system takes it for zeros."
        )
      }
      if inGroup == 0 { groupStart = offset }
      padding = isPadding ? padding + 1 : 0
      inGroup += 1
      if inGroup == 4 {
        isOver = padding > 0
        inGroup = 0
      }
    }
    guard inGroup > 0 else { return nil }
    return Irregularity(
      range: ByteRange(groupStart, end),
      message: "The base-64 text ends within a group of four characters, which the system drops.")
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
    mutating func run(
      _ values: UnsafeBufferPointer<UInt8>, _ groups: UnsafeBufferPointer<UInt32>,
      _ target: UnsafeMutablePointer<UInt8>
    ) -> Int {
      var count = 0
      while true {
        offset = min(text.endOfIndentation(from: offset), end)
        while offset < end, isSpace(text[offset]) { offset += 1 }
        if inGroup == 0, !isOver { unsafe readPlainGroups(groups, target, &count) }
        guard offset < end else { return count }
        guard !isSpace(text[offset]), unsafe readCharacter(values) else { continue }
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
      _ groups: UnsafeBufferPointer<UInt32>, _ target: UnsafeMutablePointer<UInt8>, _ count: inout Int
    ) {
      guard let groups = groups.baseAddress else { return }
      let text = text
      let end = end
      var source = offset
      var place = unsafe UnsafeMutableRawPointer(target + count)
      while end &- source >= 8 {
        let word = text.word(at: source)
        let first = unsafe Self.group(word, groups)
        let second = unsafe Self.group(word &>> 32, groups)
        guard first | second < 1 << 24 else { break }
        let bits = UInt64(first) &<< 40 | UInt64(second) &<< 16
        unsafe place.storeBytes(of: bits.bigEndian, as: UInt64.self)
        unsafe place += 6
        source &+= 8
      }
      while end &- source >= 4 {
        let group = unsafe Self.group(text.word(at: source), groups)
        guard group < 1 << 24 else { break }
        unsafe place.storeBytes(of: (group &<< 8).bigEndian, as: UInt32.self)
        unsafe place += 3
        source &+= 4
      }
      count += (source - offset) / 4 * 3
      if source > offset { padding = 0 }
      offset = source
    }

    /// The bits of four characters in the lowest bytes of a word.
    @unsafe
    @inline(__always)
    private static func group(_ word: UInt64, _ groups: UnsafePointer<UInt32>) -> UInt32 {
      unsafe groups[Int(truncatingIfNeeded: word & 0xFF)]
        | groups[256 &+ Int(truncatingIfNeeded: word &>> 8 & 0xFF)]
        | groups[512 &+ Int(truncatingIfNeeded: word &>> 16 & 0xFF)]
        | groups[768 &+ Int(truncatingIfNeeded: word &>> 24 & 0xFF)]
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
    unsafe .filled(upTo: (bytes.count + 2) / 3 * 4) { to, count in
      unsafe bytes.withUnsafeBufferPointer { source in
        guard let from = source.baseAddress else { return }
        count = unsafe write(from, source.count, readable: source.count, to: to)
      }
    }
  }
}
