import Foundation

/// Writes zip archives for tests, right ones and wrong ones.
struct ZipWriter {
  /// A member, with every field that can be wrong.
  struct Member {
    var name: String
    var packed: [UInt8]
    var method: UInt16 = 0
    var flags: UInt16 = 0
    var size: UInt32
    var checksum: UInt32
    var mode: UInt32 = 0o100644
    /// Where the header is said to be; nil for where it is.
    var header: UInt32?

    /// A member that is not packed.
    init(_ name: String, _ content: [UInt8], mode: UInt32 = 0o100644) {
      self.name = name
      packed = content
      size = UInt32(content.count)
      checksum = Self.checksum(of: content)
      self.mode = mode
    }

    /// A thousand times the letter a, packed.
    static func packed(_ name: String) -> Member {
      var member = Member(name, Array(repeating: UInt8(ascii: "a"), count: 1000))
      member.packed = Array(Data(base64Encoded: "S0wcBaNgFAx3AAA=") ?? Data())
      member.method = 8
      return member
    }

    /// The checksum of zip archives (CRC-32), bit by bit.
    static func checksum(of bytes: [UInt8]) -> UInt32 {
      ~bytes.reduce(UInt32.max) { sum, byte in
        (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum >> 1 ^ (sum & 1 == 1 ? 0xedb8_8320 : 0) }
      }
    }
  }

  /// The bytes of an archive.
  ///
  /// - Parameters:
  ///   - isLong: Whether the numbers at the end have 64 bits (zip64).
  ///   - comment: A text behind everything.
  static func archive(_ members: [Member], isLong: Bool = false, comment: [UInt8] = []) -> [UInt8] {
    var bytes: [UInt8] = []
    var list: [UInt8] = []
    for member in members {
      let header = member.header ?? UInt32(bytes.count)
      let name = Array(member.name.utf8)
      let common = halves(20, member.flags, member.method, 0, 0) + words(member.checksum)
      bytes += words(0x0403_4b50) + common + words(UInt32(member.packed.count), member.size)
      bytes += halves(UInt16(name.count), 0) + name + member.packed
      list += words(0x0201_4b50) + halves(3 << 8 | 20) + common
      list += isLong ? words(.max, .max) : words(UInt32(member.packed.count), member.size)
      list += halves(UInt16(name.count), isLong ? 28 : 0, 0, 0, 0) + words(member.mode << 16, isLong ? .max : header)
      list += name
      if isLong {
        list += halves(1, 24) + longs(UInt64(member.size), UInt64(member.packed.count), UInt64(header))
      }
    }
    let start = bytes.count
    bytes += list
    if isLong {
      let end = bytes.count
      bytes += words(0x0606_4b50) + longs(44) + halves(45, 45) + words(0, 0)
      bytes += longs(UInt64(members.count), UInt64(members.count), UInt64(list.count), UInt64(start))
      bytes += words(0x0706_4b50, 0) + longs(UInt64(end)) + words(1)
    }
    bytes += words(0x0605_4b50) + halves(0, 0)
    bytes += isLong ? halves(.max, .max) : halves(UInt16(members.count), UInt16(members.count))
    bytes += isLong ? words(.max, .max) : words(UInt32(list.count), UInt32(start))
    return bytes + halves(UInt16(comment.count)) + comment
  }

  private static func halves(_ values: UInt16...) -> [UInt8] { values.flatMap { bytes(UInt64($0), 2) } }
  private static func words(_ values: UInt32...) -> [UInt8] { values.flatMap { bytes(UInt64($0), 4) } }
  private static func longs(_ values: UInt64...) -> [UInt8] { values.flatMap { bytes($0, 8) } }
  private static func bytes(_ value: UInt64, _ count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * UInt64($0))) }
  }
}
