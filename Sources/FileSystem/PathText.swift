#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Paths between the C library's bytes and Swift's text.
///
/// A byte of a name that is not UTF-8 becomes the character U+10FE00 + byte. A name that really holds such a
/// character has its bytes treated the same way, so every name has exactly one text and comes back unchanged.
enum PathText {
  /// The text of a name's bytes.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    // All characters that stand for bytes begin with F4.
    if unsafe !bytes.contains(0xF4), let text = unsafe String(validating: bytes, as: UTF8.self) {
      return text
    }
    var scalars = String.UnicodeScalarView()
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = unsafe bytes.makeIterator()
    var position = 0
    reading: while true {
      let length: Int
      switch unsafe parser.parseScalar(from: &iterator) {
      case .emptyInput: break reading
      case .valid(let encoded):
        length = encoded.count
        let scalar = Unicode.UTF8.decode(encoded)
        if !standsForByte(scalar) {
          scalars.append(scalar)
          position += length
          continue
        }
      case .error(let count): length = count
      }
      let end = position + length
      while position < end {
        if let scalar = Unicode.Scalar(firstStandIn &+ UInt32(unsafe bytes[position])) {
          scalars.append(scalar)
        }
        position += 1
      }
    }
    return String(scalars)
  }

  /// The text of a name that ends in a zero.
  static func decode(cString: UnsafePointer<CChar>) -> String {
    var count = 0
    while unsafe cString[count] != 0 { count += 1 }
    return unsafe cString.withMemoryRebound(to: UInt8.self, capacity: count) { start in
      unsafe decode(UnsafeBufferPointer(start: start, count: count))
    }
  }

  /// Calls a closure with the bytes of a path, ending in a zero, or with nil if the path holds a zero itself.
  static func withBytes<Result, Failure: Error>(
    of path: String, _ body: (UnsafePointer<CChar>?) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let plain = unsafe path.utf8.withContiguousStorageIfAvailable { unsafe plainBytes($0) }
    guard let bytes = (plain ?? nil) ?? otherBytes(path) else { return try body(nil) }
    // `withUnsafeBufferPointer` passes typed errors on; an array just filled has a base address.
    return try unsafe bytes.withUnsafeBufferPointer { buffer throws(Failure) in
      try unsafe body(buffer.baseAddress)
    }
  }

  /// The bytes of a path with characters that stand for bytes, and a zero; nil if it holds a zero itself.
  private static func otherBytes(_ path: String) -> [CChar]? {
    if path.utf8.contains(0) { return nil }
    var bytes: [CChar] = []
    for scalar in path.unicodeScalars {
      if standsForByte(scalar) {
        bytes.append(CChar(truncatingIfNeeded: scalar.value & 0xFF))
      } else {
        for byte in Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter {
          bytes.append(CChar(bitPattern: byte))
        }
      }
    }
    bytes.append(0)
    return bytes
  }

  /// The bytes of a path and a zero, nil if one of them is a zero or may stand for another byte.
  private static func plainBytes(_ path: UnsafeBufferPointer<UInt8>) -> [CChar]? {
    // The C library looks and copies many bytes at a time.
    guard let start = path.baseAddress else { return [0] }
    guard unsafe memchr(start, 0, path.count) == nil, unsafe memchr(start, 0xF4, path.count) == nil else {
      return nil
    }
    return unsafe [CChar](unsafeUninitializedCapacity: path.count + 1) { bytes, count in
      let target = UnsafeMutableRawBufferPointer(bytes)
      unsafe target.copyMemory(from: UnsafeRawBufferPointer(path))
      unsafe bytes[path.count] = 0
      count = path.count + 1
    }
  }

  /// A path as it may be shown on a terminal: control characters and odd bytes as `\xNN`.
  static func visible(_ path: String) -> String {
    var text = ""
    for scalar in path.unicodeScalars {
      if standsForByte(scalar) || scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) {
        let byte = UInt8(truncatingIfNeeded: scalar.value)
        text += byte < 16 ? "\\x0" : "\\x"
        text += String(byte, radix: 16, uppercase: true)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static let firstStandIn: UInt32 = 0x10FE00

  private static func standsForByte(_ scalar: Unicode.Scalar) -> Bool {
    (0x10FE80...0x10FEFF).contains(scalar.value)
  }
}
