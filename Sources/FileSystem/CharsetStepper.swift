#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import CFileShims

/// A conversion of the C library, fed one character at a time.
@safe
struct CharsetStepper: ~Copyable {
  /// The longest run of bytes that is tried as one character; the longest known, of ISO 2022, needs 8.
  private static let longestCharacter = 16
  /// Room for what one step can write; the most known is four characters.
  private static let outputCapacity = 64

  private let charset: String
  private let converter: UnsafeMutableRawPointer
  /// What a step writes.
  private let room: UnsafeMutableBufferPointer<UInt8>

  /// Opens a conversion, or gives nil if the system does not know the charset.
  init?(charset: String) {
    guard let converter = unsafe charset.withCString({ unsafe cfile_converter_open($0) }) else { return nil }
    self.charset = charset
    unsafe self.converter = converter
    unsafe room = .allocate(capacity: Self.outputCapacity)
  }

  deinit {
    unsafe cfile_converter_close(converter)
    unsafe room.deallocate()
  }

  /// Converts a whole text.
  func convert(_ bytes: [UInt8]) throws(CharsetError) -> ConvertedText {
    var utf8: [UInt8] = []
    utf8.reserveCapacity(bytes.count + bytes.count / 4)
    var anchors: [ConvertedText.Anchor] = []
    var distance = 0
    var plain = plainBytes()
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte < 0x80, plain[Int(byte)] {
        note(utf8.count, position, &distance, &anchors)
        utf8.append(byte)
        position += 1
        continue
      }
      let before = utf8.count
      let consumed = try step(bytes, at: position, into: &utf8)
      if utf8.count > before {
        note(before, position, &distance, &anchors)
      } else {
        // The conversion holds something back or has changed its state: it must see every byte from now on.
        plain = Array(repeating: false, count: 128)
      }
      position += consumed
    }
    let before = utf8.count
    finish(into: &utf8)
    if utf8.count > before { note(before, position, &distance, &anchors) }
    note(utf8.count, position, &distance, &anchors)
    return ConvertedText(utf8: utf8, anchors: anchors, sourceCount: bytes.count)
  }

  /// Which ASCII bytes stand for themselves wherever a character begins.
  ///
  /// None do if any ASCII byte changes the meaning of later ones, as the shifts of ISO 2022, HZ and UTF-7 do.
  private func plainBytes() -> [Bool] {
    var plain = Array(repeating: false, count: 128)
    for byte in 0..<UInt8(128) {
      var output: [UInt8] = []
      let answer = attempt([byte], 0, 1, into: &output)
      finish(into: &output)
      guard answer.error == 0, !output.isEmpty else { return Array(repeating: false, count: 128) }
      plain[Int(byte)] = output == [byte]
    }
    return plain
  }

  /// Converts the character at an offset and returns its length.
  private func step(
    _ bytes: [UInt8], at position: Int, into output: inout [UInt8]
  ) throws(CharsetError) -> Int {
    let longest = min(Self.longestCharacter, bytes.count - position)
    let answer = attempt(bytes, position, longest, into: &output)
    if answer.consumed > 0 { return answer.consumed }
    if answer.error != EINVAL { throw CharsetError(.invalidBytes, charset: charset, offset: position) }
    throw CharsetError(
      position + longest == bytes.count ? .unexpectedEnd : .invalidBytes, charset: charset, offset: position)
  }

  /// Lets the C library see some bytes, one after another until it takes some, and nothing behind them.
  private func attempt(
    _ bytes: [UInt8], _ position: Int, _ longest: Int, into output: inout [UInt8]
  ) -> (consumed: Int, error: Int32) {
    unsafe bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress, let target = unsafe room.baseAddress else { return (0, EINVAL) }
      var written = 0
      var error: Int32 = 0
      let consumed = unsafe cfile_converter_character(
        converter, base + position, longest, target, Self.outputCapacity, &written, &error)
      for index in 0..<min(written, Self.outputCapacity) { unsafe output.append(target[index]) }
      return (consumed, error)
    }
  }

  /// Writes what the conversion held back and returns it to its first state.
  private func finish(into output: inout [UInt8]) {
    var end = unsafe room.baseAddress
    var endLeft = Self.outputCapacity
    _ = unsafe cfile_converter_step(converter, nil, nil, &end, &endLeft)
    unsafe output.append(contentsOf: room[..<(Self.outputCapacity - endLeft)])
  }

  /// Remembers where a character begins if the two texts run apart there.
  private func note(
    _ utf8Offset: Int, _ sourceOffset: Int, _ distance: inout Int, _ anchors: inout [ConvertedText.Anchor]
  ) {
    guard utf8Offset - sourceOffset != distance else { return }
    distance = utf8Offset - sourceOffset
    anchors.append(ConvertedText.Anchor(utf8Offset: utf8Offset, sourceOffset: sourceOffset))
  }
}
