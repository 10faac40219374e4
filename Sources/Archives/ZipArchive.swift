public import SourceText

/// A zip archive, whose members are read in place.
///
/// Nothing is written anywhere. Only the list at the end is read at first, so that one member of a large archive
/// costs no more than one of a small one.
public struct ZipArchive: Sendable {
  /// How much is unpacked at most.
  public struct Limits: Sendable, Hashable {
    /// How many bytes a member may have unpacked.
    public var memberSize: Int
    /// How many times its packed size a large member may have unpacked.
    public var ratio: Int

    /// Creates limits.
    public init(memberSize: Int = 512 << 20, ratio: Int = 200) {
      self.memberSize = memberSize
      self.ratio = ratio
    }
  }

  /// The members, in the order of the list; those with unusable names are left out.
  public let members: [ZipMember]
  /// What is wrong with the list.
  public let problems: [ArchiveError]
  /// How much is unpacked at most.
  public let limits: Limits

  private let bytes: SourceBytes
  /// From this size on the ratio matters: small files of equal bytes pack very well.
  private static let ratioThreshold = 16 << 20

  /// Whether a file begins as archives do: with a member, or, if there is none or there are several parts, with what
  /// says so.
  public static func isArchive(_ bytes: SourceBytes) -> Bool {
    [0x0403_4b50, 0x0605_4b50, 0x0807_4b50].contains(number(in: bytes, at: 0, size: 4))
  }

  /// Reads the list of members.
  ///
  /// - Throws: ``ArchiveError`` if the file is no archive, or its list is damaged.
  /// - Complexity: O(*n*) in the number of members.
  public init(reading bytes: SourceBytes, limits: Limits = Limits()) throws(ArchiveError) {
    let directory = try ZipDirectory(reading: bytes)
    self.bytes = bytes
    self.limits = limits
    members = directory.members
    problems = directory.problems
  }

  /// The bytes of a member; one that is not packed is not copied either.
  ///
  /// - Throws: ``ArchiveError`` if it is encrypted, damaged, or larger than is allowed.
  public func contents(of member: ZipMember) throws(ArchiveError) -> SourceBytes {
    func failure(_ code: ArchiveError.Code, _ sentence: String) -> ArchiveError {
      ArchiveError(code, member: member.name, sentence)
    }
    guard !member.isEncrypted else {
      throw failure(.encrypted, "\(member.name) is encrypted; unpack the archive with its password first.")
    }
    guard member.size <= limits.memberSize else {
      throw failure(
        .tooLarge, "\(member.name) has \(member.size) bytes, more than the limit of \(limits.memberSize).")
    }
    guard member.size < Self.ratioThreshold || member.size / limits.ratio <= member.packedSize else {
      throw failure(
        .tooLarge,
        "\(member.name) unpacks to more than \(limits.ratio) times its size, as only made-up files do.")
    }
    let packed = try packedBytes(of: member)
    let result: SourceBytes
    let checksum: UInt32
    switch member.method {
    case 0:
      guard packed.count == member.size else {
        throw failure(.damaged, "\(member.name) is damaged: two sizes differ.")
      }
      result = packed
      checksum = unsafe packed.withUnsafeBytes { unsafe Inflater.checksum($0) }
    case 8:
      do throws(Inflater.Failure) {
        (result, checksum) = try Inflater.inflate(packed, size: member.size)
      } catch {
        throw failure(
          .damaged, "\(member.name) is damaged: it cannot be unpacked to the size that is announced.")
      }
    default:
      throw failure(
        .unknownMethod, "\(member.name) is packed by a method (\(member.method)) that is not known here.")
    }
    guard checksum == member.checksum else {
      throw failure(.damaged, "\(member.name) is damaged: its checksum is another.")
    }
    return result
  }

  /// The bytes of a member as they stand in the archive: behind its own header, whose length only that header says.
  private func packedBytes(of member: ZipMember) throws(ArchiveError) -> SourceBytes {
    let offset = member.headerOffset
    let start =
      offset + 30 + Int(Self.number(in: bytes, at: offset + 26, size: 2))
      + Int(Self.number(in: bytes, at: offset + 28, size: 2))
    guard Self.number(in: bytes, at: offset, size: 4) == 0x0403_4b50, start <= bytes.count,
      member.packedSize <= bytes.count - start
    else {
      throw ArchiveError(
        .damaged, member: member.name, "\(member.name) is damaged, or the archive is cut off.")
    }
    return bytes[ByteRange(start: start, count: member.packedSize)]
  }

  /// The number at an offset, its least significant byte first; 0 where the archive ends before.
  static func number(in bytes: SourceBytes, at offset: Int, size: Int) -> UInt64 {
    guard offset >= 0, offset <= bytes.count - size else { return 0 }
    return (0..<size).reversed().reduce(0) { $0 << 8 | UInt64(bytes[offset + $1]) }
  }
}
