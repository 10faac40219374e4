private import CZlibShim
internal import SourceText

/// Unpacks a raw deflate stream of known size.
///
/// The one file that knows the C library; its state lives no longer than a call.
enum Inflater {
  /// Why a stream cannot be unpacked.
  enum Failure: Error {
    /// The stream is damaged, or ends too early.
    case damaged
    /// There is more in it than announced.
    case tooMuch
    /// There is no memory left.
    case outOfMemory
  }

  /// Unpacks a whole stream.
  ///
  /// - Parameters:
  ///   - packed: The stream.
  ///   - size: How many bytes come out of it; no more are ever written.
  /// - Returns: The bytes, and their checksum (CRC-32).
  static func inflate(_ packed: SourceBytes, size: Int) throws(Failure) -> (SourceBytes, checksum: UInt32) {
    var checksum: UInt32 = 0
    let bytes = try unsafe SourceBytes(capacity: size) { (output) throws(Failure) in
      let written = try unsafe packed.withUnsafeBytes { input throws(Failure) in
        try unsafe inflate(input, into: output)
      }
      guard written == size else { throw .damaged }
      checksum = unsafe Self.checksum(UnsafeRawBufferPointer(output))
      return written
    }
    return (bytes, checksum)
  }

  /// The checksum of bytes as archives keep it (CRC-32).
  static func checksum(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    var result = crc32(0, nil, 0)
    var offset = 0
    while offset < bytes.count {
      let count = min(bytes.count - offset, pieceSize)
      result = unsafe crc32(
        result, bytes.baseAddress?.advanced(by: offset).assumingMemoryBound(to: UInt8.self), UInt32(count))
      offset += count
    }
    return UInt32(truncatingIfNeeded: result)
  }

  /// The library counts in 32 bits, so that large members are handed over in pieces.
  private static let pieceSize = 1 << 30

  private static func inflate(
    _ input: UnsafeRawBufferPointer, into output: UnsafeMutableRawBufferPointer
  ) throws(Failure) -> Int {
    var stream = unsafe z_stream()
    guard unsafe czlib_inflate_init_raw(&stream) == Z_OK else { throw .outOfMemory }
    defer { unsafe inflateEnd(&stream) }
    var consumed = 0
    var written = 0
    // A byte more than announced has to have somewhere to go, to be noticed.
    var spare: UInt8 = 0
    while true {
      let available = min(input.count - consumed, pieceSize)
      unsafe stream.next_in = UnsafeMutablePointer(
        mutating: input.baseAddress?.advanced(by: consumed).assumingMemoryBound(to: UInt8.self))
      unsafe stream.avail_in = UInt32(available)
      let room = min(output.count - written, pieceSize)
      let status: Int32
      var produced = 0
      if room > 0 {
        unsafe stream.next_out = output.baseAddress?.advanced(by: written).assumingMemoryBound(to: UInt8.self)
        unsafe stream.avail_out = UInt32(room)
        status = unsafe CZlibShim.inflate(&stream, Z_NO_FLUSH)
        produced = unsafe room - Int(stream.avail_out)
      } else {
        status = unsafe withUnsafeMutablePointer(to: &spare) { place in
          unsafe stream.next_out = place
          unsafe stream.avail_out = 1
          return unsafe CZlibShim.inflate(&stream, Z_NO_FLUSH)
        }
        if unsafe stream.avail_out == 0 { throw .tooMuch }
      }
      let used = unsafe available - Int(stream.avail_in)
      consumed += used
      written += produced
      switch status {
      case Z_STREAM_END: return written
      case Z_OK where used > 0 || produced > 0: continue
      case Z_MEM_ERROR: throw .outOfMemory
      default: throw .damaged
      }
    }
  }
}
