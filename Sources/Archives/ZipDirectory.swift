internal import Bundles
internal import SourceText

/// Reads the list of members at the end of an archive (the central directory).
struct ZipDirectory {
  private(set) var members: [ZipMember] = []
  private(set) var problems: [ArchiveError] = []

  private let bytes: SourceBytes
  private var lowercasedNames: [String: String] = [:]
  private var names: Set<String> = []

  init(reading bytes: SourceBytes) throws(ArchiveError) {
    self.bytes = bytes
    let end = try findEnd()
    try read(from: end.offset, size: end.size, count: end.count)
    checkOverlaps()
  }

  private struct End {
    let offset: Int
    let size: Int
    let count: Int
  }

  /// Finds the record that says where the list is; a comment of at most 64 KB may stand behind it.
  private func findEnd() throws(ArchiveError) -> End {
    var offset = bytes.count - 22
    let lowest = max(0, bytes.count - 22 - 0xffff)
    while offset >= lowest, word(offset) != 0x0605_4b50 { offset -= 1 }
    guard offset >= lowest, offset >= 0 else {
      throw ArchiveError(.notAnArchive, "The file is no zip archive, or its end is missing.")
    }
    guard half(offset + 4) == half(offset + 6) else {
      throw ArchiveError(.severalParts, "The archive is one of several parts; join them first.")
    }
    if let end = try longEnd(before: offset) { return end }
    return End(offset: Int(word(offset + 16)), size: Int(word(offset + 12)), count: Int(half(offset + 10)))
  }

  /// The same record with 64-bit numbers (zip64), nil if there is none.
  private func longEnd(before offset: Int) throws(ArchiveError) -> End? {
    let locator = offset - 20
    guard locator >= 0, word(locator) == 0x0706_4b50 else { return nil }
    guard let place = Int(exactly: long(locator + 8)), holds(place, 56), word(place) == 0x0606_4b50,
      let count = Int(exactly: long(place + 32)), let size = Int(exactly: long(place + 40)),
      let start = Int(exactly: long(place + 48))
    else { throw Self.damaged }
    return End(offset: start, size: size, count: count)
  }

  private static let damaged = ArchiveError(
    .damaged, "The list of members at the end of the archive is damaged, or the archive is cut off.")

  private mutating func read(from start: Int, size: Int, count: Int) throws(ArchiveError) {
    guard holds(start, size) else { throw Self.damaged }
    var offset = start
    let end = start + size
    members.reserveCapacity(min(count, size / 46))
    for _ in 0..<min(count, size / 46 + 1) {
      guard end - offset >= 46, word(offset) == 0x0201_4b50 else { throw Self.damaged }
      let nameCount = Int(half(offset + 28))
      let extraCount = Int(half(offset + 30))
      let length = 46 + nameCount + extraCount + Int(half(offset + 32))
      guard length <= end - offset else { throw Self.damaged }
      let name = bytes[ByteRange(start: offset + 46, count: nameCount)].array
      try add(name, at: offset, extra: ByteRange(start: offset + 46 + nameCount, count: extraCount))
      offset += length
    }
    guard members.count + problems.count >= count else { throw Self.damaged }
  }

  /// Adds the member that an entry of the list describes, unless its name is unusable.
  private mutating func add(_ rawName: [UInt8], at offset: Int, extra: ByteRange) throws(ArchiveError) {
    let isFolder = rawName.last == UInt8(ascii: "/")
    let text = String(decoding: rawName, as: UTF8.self)
    guard let name = Self.safeName(rawName) else {
      problems.append(
        ArchiveError(
          .unsafeName, member: text, "The name leads out of the archive, so the member is left out."))
      return
    }
    var packedSize = UInt64(word(offset + 20))
    var size = UInt64(word(offset + 24))
    var header = UInt64(word(offset + 42))
    readLongSizes(in: extra, &size, &packedSize, &header)
    guard let packedCount = Int(exactly: packedSize), let count = Int(exactly: size),
      let headerOffset = Int(exactly: header), holds(headerOffset, 30), packedCount <= bytes.count
    else { throw Self.damaged }
    guard names.insert(name).inserted else {
      problems.append(
        ArchiveError(.duplicate, member: name, "A second member has the same name; the first one counts."))
      return
    }
    let lowercased = String(
      decoding: rawName.map { (0x41...0x5a).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
    if let other = lowercasedNames.updateValue(name, forKey: lowercased) {
      problems.append(
        ArchiveError(
          .caseCollision, member: name,
          "The name differs only in case from that of another member, \(other); most disks keep only one of them."
        ))
    }
    // The upper half of the attributes is a mode if the archive was made by a system of the Unix family.
    let mode = half(offset + 4) >> 8 == 3 ? word(offset + 38) >> 16 : 0
    members.append(
      ZipMember(
        name: name, isFolder: isFolder, isLink: mode & 0o170000 == 0o120000,
        isEncrypted: half(offset + 8) & 0x41 != 0, method: Int(half(offset + 10)), packedSize: packedCount,
        size: count, checksum: word(offset + 16), headerOffset: headerOffset))
  }

  /// Takes the numbers that have no room in 32 bits from where they stand instead.
  private func readLongSizes(
    in extra: ByteRange, _ size: inout UInt64, _ packedSize: inout UInt64, _ header: inout UInt64
  ) {
    var offset = extra.lowerBound
    while offset + 4 <= extra.upperBound {
      let count = Int(half(offset + 2))
      if half(offset) == 1 {
        var place = offset + 4
        let end = min(place + count, extra.upperBound)
        for field in 0..<3 {
          let current = field == 0 ? size : field == 1 ? packedSize : header
          guard current == 0xffff_ffff, place + 8 <= end else { continue }
          let value = long(place)
          place += 8
          switch field {
          case 0: size = value
          case 1: packedSize = value
          default: header = value
          }
        }
        return
      }
      offset += 4 + count
    }
  }

  /// Members that share bytes unpack to more than any archive of this size should hold.
  private mutating func checkOverlaps() {
    let ordered = members.sorted { $0.headerOffset < $1.headerOffset }
    for (earlier, later) in zip(ordered, ordered.dropFirst())
    where earlier.headerOffset + 30 + earlier.packedSize > later.headerOffset {
      problems.append(
        ArchiveError(
          .overlap, member: later.name, "The member shares bytes of the archive with \(earlier.name)."))
      return
    }
  }

  /// The name with plain slashes, nil if it is empty or leads out of the archive.
  private static func safeName(_ raw: [UInt8]) -> String? {
    guard raw.first != UInt8(ascii: "/"), !raw.contains(0), !raw.contains(UInt8(ascii: "\\")) else {
      return nil
    }
    let whole = String(decoding: raw, as: UTF8.self)
    if PathName.isPlain(whole.utf8[...]) { return whole }
    var result: [String] = []
    for part in raw.split(separator: UInt8(ascii: "/")) {
      let name = String(decoding: part, as: UTF8.self)
      if name == ".." { return nil }
      if name != "." { result.append(name) }
    }
    return result.isEmpty ? nil : result.joined(separator: "/")
  }

  // MARK: Numbers

  private func holds(_ offset: Int, _ count: Int) -> Bool {
    offset >= 0 && count >= 0 && offset <= bytes.count && count <= bytes.count - offset
  }

  private func half(_ offset: Int) -> UInt16 { UInt16(truncatingIfNeeded: number(offset, 2)) }
  private func word(_ offset: Int) -> UInt32 { UInt32(truncatingIfNeeded: number(offset, 4)) }
  private func long(_ offset: Int) -> UInt64 { number(offset, 8) }

  /// The number at an offset; 0 where the archive ends before.
  private func number(_ offset: Int, _ size: Int) -> UInt64 {
    ZipArchive.number(in: bytes, at: offset, size: size)
  }
}
