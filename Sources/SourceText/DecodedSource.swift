/// A text file: its bytes as they lie on disk, and the same text as UTF-8.
///
/// UTF-8 is read in place, so for nearly every file the two are one. Any other encoding is converted once,
/// with anchors that lead every offset of the text back to the file. What users see (``ByteRange`` in
/// errors, places, edits) always counts bytes of the file.
public struct DecodedSource: Sendable {
  /// The bytes as they lie on disk.
  public let file: SourceBytes
  /// The encoding of the file.
  public let encoding: TextEncoding
  /// The length in bytes of the byte order mark, or of whatever else comes before the text in the file.
  public let prefixLength: Int
  /// The text as UTF-8: for UTF-8 files ``file`` itself, byte order mark included.
  public let text: SourceBytes
  /// Where the text begins in ``text``: behind the byte order mark of a UTF-8 file, otherwise 0.
  public let textStart: Int

  /// Pairs of offsets that belong together, ascending; between two of them every scalar is converted alike.
  let anchors: [Anchor]

  /// A place in the converted text and the place in the file it came from.
  public struct Anchor: Sendable, Hashable {
    /// The offset in the text, in UTF-8 bytes.
    public let text: Int
    /// The offset in the file, in bytes.
    public let file: Int

    /// Creates an anchor.
    public init(text: Int, file: Int) {
      self.text = text
      self.file = file
    }
  }

  private init(
    file: SourceBytes, encoding: TextEncoding, prefixLength: Int, text: SourceBytes, textStart: Int,
    anchors: [Anchor]
  ) {
    self.file = file
    self.encoding = encoding
    self.prefixLength = prefixLength
    self.text = text
    self.textStart = textStart
    self.anchors = anchors
  }

  /// A UTF-8 source, read in place.
  ///
  /// Whether the bytes really are UTF-8 is checked by whoever reads them.
  public init(utf8 file: SourceBytes, prefixLength: Int = 0) {
    self.init(
      file: file, encoding: .utf8, prefixLength: prefixLength, text: file, textStart: prefixLength,
      anchors: [])
  }

  /// A source that a converter of the host has turned into UTF-8.
  ///
  /// - Parameter anchors: Ascending, one for every scalar from which on the distance between the two texts
  ///   changes, and for the end; offsets in the file count from its first byte.
  public init(file: SourceBytes, encoding: TextEncoding, converted text: [UInt8], anchors: [Anchor]) {
    self.init(
      file: file, encoding: encoding, prefixLength: 0, text: SourceBytes(text), textStart: 0,
      anchors: anchors)
  }

  /// Converts a source from one of the encodings the library knows by itself.
  ///
  /// - Parameters:
  ///   - file: The whole file.
  ///   - encoding: Its encoding; not ``TextEncoding/other(_:)``.
  ///   - prefixLength: How many bytes to skip, such as a byte order mark.
  /// - Throws: ``DecodingError`` at the first bytes that mean nothing in the encoding. Of UTF-16 a lone surrogate becomes
  ///   U+FFFD; bytes at the end that are too few for a code unit are left out, as the system leaves them out.
  /// - Complexity: O(*n*).
  public init(decoding file: SourceBytes, as encoding: TextEncoding, prefixLength: Int)
    throws(DecodingError)
  {
    guard encoding != .utf8 else {
      self.init(utf8: file, prefixLength: prefixLength)
      return
    }
    if case .other(let name) = encoding {
      throw DecodingError(offset: 0, reason: .needsConverter(name))
    }
    var converter = Transcoder(encoding: encoding, start: prefixLength)
    try converter.run(over: file)
    self.init(
      file: file, encoding: encoding, prefixLength: prefixLength, text: SourceBytes(converter.output),
      textStart: 0, anchors: converter.anchors)
  }

  /// Whether offsets of the text are offsets of the file.
  @inlinable
  public var isInPlace: Bool { encoding == .utf8 }

  /// The first lone surrogate of a file in UTF-16, which is U+FFFD in the text.
  ///
  /// - Parameter end: Where to stop looking, in the text.
  /// - Returns: The bytes of the text, or `nil` if there is none.
  /// - Complexity: O(*n*) for UTF-16, else O(1).
  package func firstLoneSurrogate(upTo end: Int) -> ByteRange? {
    guard encoding == .utf16LittleEndian || encoding == .utf16BigEndian else { return nil }
    var offset = textStart
    while let found = firstReplacement(from: offset, upTo: min(end, text.count)) {
      let range = ByteRange(start: found, count: 3)
      // U+FFFD may be there in its own right as well.
      let high = fileRange(ofText: range).lowerBound + (encoding == .utf16LittleEndian ? 1 : 0)
      if file[high] & 0xF8 == 0xD8 { return range }
      offset = found + 3
    }
    return nil
  }

  /// The offset of the next U+FFFD in the text.
  private func firstReplacement(from start: Int, upTo end: Int) -> Int? {
    unsafe text.withUnsafeBytes { bytes in
      var offset = start
      while offset + 3 <= end {
        if unsafe bytes[offset] == 0xEF, unsafe bytes[offset + 1] == 0xBF, unsafe bytes[offset + 2] == 0xBD {
          return offset
        }
        offset += 1
      }
      return nil
    }
  }
}

/// Bytes that mean nothing in an encoding.
public struct DecodingError: Error, Sendable, Hashable {
  /// What is wrong.
  public enum Reason: Sendable, Hashable {
    /// The bytes form no character of the encoding.
    case invalidSequence(TextEncoding)
    /// The library cannot convert this charset without help from the host.
    case needsConverter(String)
  }

  /// The offset in the file of the first byte at fault.
  public let offset: Int
  /// What is wrong.
  public let reason: Reason

  /// Creates an error.
  public init(offset: Int, reason: Reason) {
    self.offset = offset
    self.reason = reason
  }
}

/// Converts to UTF-8 in one pass and drops an anchor every so often.
private struct Transcoder {
  /// How many bytes of output may lie between two anchors.
  static let anchorDistance = 512

  let encoding: TextEncoding
  var position: Int
  var output: [UInt8] = []
  var anchors: [DecodedSource.Anchor] = []

  init(encoding: TextEncoding, start: Int) {
    self.encoding = encoding
    position = start
  }

  mutating func run(over file: SourceBytes) throws(DecodingError) {
    output.reserveCapacity(file.count)
    let table = SingleByteTables.scalars(of: encoding)
    var piece = [UInt8](repeating: 0, count: Self.anchorDistance + 4)
    repeat {
      anchors.append(DecodedSource.Anchor(text: output.count, file: position))
      let count = unsafe file.withUnsafeBytes { bytes in
        unsafe piece.withUnsafeMutableBufferPointer { unsafe fill($0, from: bytes, table) }
      }
      output += piece[..<count]
      // What keeps a piece from being full is the end of the file, or what means nothing.
      if count < Self.anchorDistance {
        if file.count - position < encoding.unitSize { break }
        throw DecodingError(offset: position, reason: .invalidSequence(encoding))
      }
    } while position < file.count
  }

  /// Converts scalars until the distance between anchors is reached.
  ///
  /// - Returns: How many bytes have been written.
  private mutating func fill(
    _ piece: UnsafeMutableBufferPointer<UInt8>, from bytes: UnsafeRawBufferPointer, _ table: [UInt32]
  ) -> Int {
    var (position, count) = (position, 0)
    defer { self.position = position }
    switch encoding {
    case .utf16LittleEndian, .utf16BigEndian:
      let isBigEndian = encoding == .utf16BigEndian
      while count < Self.anchorDistance, bytes.count - position >= 2 {
        var scalar = unsafe Self.unit(bytes, position, isBigEndian)
        position += 2
        if scalar & 0xF800 == 0xD800 {
          let isFirst = scalar & 0xFC00 == 0xD800 && bytes.count - position >= 2
          let second = isFirst ? unsafe Self.unit(bytes, position, isBigEndian) : 0
          if second & 0xFC00 == 0xDC00 {
            scalar = 0x10000 + (scalar - 0xD800) << 10 + (second - 0xDC00)
            position += 2
          } else {
            // A lone surrogate, of which the system's string makes the same.
            scalar = 0xFFFD
          }
        }
        unsafe Self.append(scalar, to: piece, &count)
      }
    case .utf32LittleEndian, .utf32BigEndian:
      let isBigEndian = encoding == .utf32BigEndian
      while count < Self.anchorDistance, bytes.count - position >= 4 {
        let word = unsafe bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self)
        let scalar = isBigEndian ? UInt32(bigEndian: word) : UInt32(littleEndian: word)
        guard Unicode.Scalar(scalar) != nil else { return count }
        position += 4
        unsafe Self.append(scalar, to: piece, &count)
      }
    default:
      while count < Self.anchorDistance, position < bytes.count {
        let scalar = unsafe table[Int(bytes[position])]
        guard Unicode.Scalar(scalar) != nil else { return count }
        position += 1
        unsafe Self.append(scalar, to: piece, &count)
      }
    }
    return count
  }

  @inline(__always)
  private static func unit(_ bytes: UnsafeRawBufferPointer, _ offset: Int, _ isBigEndian: Bool) -> UInt32 {
    let unit = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt16.self)
    return UInt32(isBigEndian ? UInt16(bigEndian: unit) : UInt16(littleEndian: unit))
  }

  @inline(__always)
  private static func append(
    _ scalar: UInt32, to piece: UnsafeMutableBufferPointer<UInt8>, _ count: inout Int
  ) {
    let length = scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x10000 ? 3 : 4
    var rest = scalar
    for index in stride(from: length - 1, to: 0, by: -1) {
      unsafe piece[count + index] = UInt8(truncatingIfNeeded: rest & 0x3F | 0x80)
      rest >>= 6
    }
    let lead: UInt32 = length == 1 ? 0 : 0xF00 >> UInt32(length) & 0xFF
    unsafe piece[count] = UInt8(truncatingIfNeeded: rest | lead)
    count += length
  }
}
