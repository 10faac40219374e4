internal import SourceText

/// The objects of a binary property list, read where they lie.
///
/// Nothing is kept but the bytes and the trailer: each question finds its object through the file's own
/// offset table. Every answer stays inside the file, whether ``BinaryReader`` has checked it or not; what
/// cannot be read is a `null`, and no reference leads anywhere but to an object or to -1.
@safe
final class BinaryObjects: @unchecked Sendable {
  /// The whole file.
  let file: SourceBytes
  let trailer: BinaryTrailer
  /// Whether writing out every object each time it is referred to takes little more than the file.
  let isBounded: Bool
  private let base: UnsafeRawPointer
  private let offsets: SizedNumbers
  private let references: SizedNumbers

  /// How numbers of one size are taken out of the eight bytes that are loaded for each.
  private struct SizedNumbers {
    let size: Int
    /// Numbers of more than eight bytes are taken modulo 2^64, that is, their first bytes are skipped.
    let skipped: Int
    let shift: UInt64

    init(size: Int) {
      self.size = size
      skipped = max(size - 8, 0)
      shift = UInt64(max(64 - 8 * size, 0))
    }
  }

  /// - Parameters:
  ///   - trailer: The trailer of this very file.
  ///   - isBounded: Whether somebody has found out that sharing makes nothing large of it.
  init(_ file: SourceBytes, _ trailer: BinaryTrailer, isBounded: Bool = false) {
    self.file = file
    self.trailer = trailer
    self.isBounded = isBounded
    unsafe base = file.address
    offsets = SizedNumbers(size: trailer.offsetSize)
    references = SizedNumbers(size: trailer.referenceSize)
  }

  // MARK: Bytes

  /// The byte at an offset inside the file.
  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    assert(offset >= 0 && offset < file.count)
    return unsafe base.load(fromByteOffset: offset, as: UInt8.self)
  }

  /// Eight bytes from an offset inside the file on, the first in the highest place.
  ///
  /// They may reach into the read-ahead.
  @inline(__always)
  func word(_ offset: Int) -> UInt64 {
    assert(offset >= 0 && offset < file.count)
    return unsafe UInt64(bigEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// The number in some bytes of the file, modulo 2^64.
  @inline(__always)
  func number(_ offset: Int, size: Int) -> UInt64 {
    let numbers = SizedNumbers(size: size)
    return word(offset + numbers.skipped) >> numbers.shift
  }

  /// A run of bytes, good as long as the file is kept alive.
  @unsafe
  @inline(__always)
  func buffer(_ start: Int, _ count: Int) -> UnsafeBufferPointer<UInt8> {
    assert(start >= 0 && count >= 0 && start + count <= file.count)
    return unsafe UnsafeBufferPointer(start: (base + start).assumingMemoryBound(to: UInt8.self), count: count)
  }

  // MARK: Finding objects

  /// The number of the root object.
  var root: Int { trailer.root }

  /// The number of objects.
  var count: Int { trailer.objectCount }

  /// Where an entry of the offset table lies.
  func tableEntry(of object: Int) -> ByteRange {
    ByteRange(start: trailer.tableOffset + object * offsets.size, count: offsets.size)
  }

  /// The offset of an object, whatever the table says.
  ///
  /// - Precondition: The object's number is below ``count``.
  @inline(__always)
  func offset(of object: Int) -> UInt64 {
    word(trailer.tableOffset + object * offsets.size + offsets.skipped) >> offsets.shift
  }

  /// The number that a reference at an offset holds, whether there is such an object or not.
  ///
  /// - Precondition: The reference lies inside the objects' area.
  @inline(__always)
  func reference(at offset: Int) -> UInt64 {
    word(offset + references.skipped) >> references.shift
  }

  /// The bytes of each reference.
  @inline(__always)
  var referenceSize: Int { references.size }

  /// What the object at an offset is.
  @inline(__always)
  func decode(at offset: UInt64) throws(BinaryProblem) -> BinaryObject {
    let end = trailer.tableOffset
    guard offset >= UInt64(BinaryTrailer.headerLength), offset < UInt64(end) else { throw .outsideArea }
    let start = Int(truncatingIfNeeded: offset) + 1
    let marker = byte(start - 1)
    let low = Int(marker & 0x0F)
    switch marker >> 4 {
    case 0x5:
      let (count, content) = try count(low, at: start)
      guard count <= end - content else { throw .outOfBounds }
      return BinaryObject(.ascii, content, count)
    case 0x1:
      guard low <= 4 else { throw .unknownMarker }
      guard 1 << low <= end - start else { throw .outOfBounds }
      return BinaryObject(.integer, start, 1 << low)
    case 0xD: return try container(.dictionary, low, at: start, referencesPerItem: 2)
    case 0xA: return try container(.array, low, at: start, referencesPerItem: 1)
    case 0xC: return try container(.set, low, at: start, referencesPerItem: 1)
    default: return try decodeRarer(marker, low, start)
    }
  }

  private func decodeRarer(
    _ marker: UInt8, _ low: Int, _ start: Int
  ) throws(BinaryProblem) -> BinaryObject {
    let end = trailer.tableOffset
    switch marker >> 4 {
    case 0x0:
      switch low {
      case 0x0: return BinaryObject(.null, start, 0)
      case 0x8: return BinaryObject(.false, start, 0)
      case 0x9: return BinaryObject(.true, start, 0)
      default: throw .unknownMarker
      }
    case 0x2:
      guard low == 2 || low == 3 else { throw .unknownMarker }
      guard 1 << low <= end - start else { throw .outOfBounds }
      return BinaryObject(.real, start, 1 << low)
    case 0x3:
      guard low == 3 else { throw .unknownMarker }
      guard 8 <= end - start else { throw .outOfBounds }
      return BinaryObject(.date, start, 8)
    case 0x4:
      let (count, content) = try count(low, at: start)
      guard count <= end - content else { throw .outOfBounds }
      return BinaryObject(.data, content, count)
    case 0x6:
      let (count, content) = try count(low, at: start)
      guard count <= (end - content) / 2 else { throw .outOfBounds }
      guard count > 0 else { throw .emptyUTF16 }
      return BinaryObject(.utf16, content, count)
    case 0x8:
      guard low < end - start else { throw .outOfBounds }
      guard number(start, size: low + 1) <= UInt64(UInt32.max) else { throw .wideUID }
      return BinaryObject(.uid, start, low + 1)
    default: throw .unknownMarker
    }
  }

  @inline(__always)
  private func container(
    _ form: BinaryObject.Form, _ low: Int, at start: Int, referencesPerItem: Int
  ) throws(BinaryProblem) -> BinaryObject {
    let (count, content) = try count(low, at: start)
    guard count <= (trailer.tableOffset - content) / (referenceSize * referencesPerItem) else {
      throw .outOfBounds
    }
    return BinaryObject(form, content, count)
  }

  /// The count of an object: in the marker, or in an integer behind it (F51).
  @inline(__always)
  private func count(_ low: Int, at start: Int) throws(BinaryProblem) -> (count: Int, content: Int) {
    low < 15 ? (low, start) : try longCount(at: start)
  }

  private func longCount(at start: Int) throws(BinaryProblem) -> (count: Int, content: Int) {
    guard start < trailer.tableOffset else { throw .outOfBounds }
    let marker = byte(start)
    guard marker >> 4 == 1 else { throw .invalidCount }
    let size = 1 << Int(marker & 0x0F)
    guard size <= trailer.tableOffset - start - 1 else { throw .outOfBounds }
    guard let count = Int(exactly: number(start + 1, size: size)) else { throw .outOfBounds }
    return (count, start + 1 + size)
  }

  /// Whether an object could be a container, by its marker alone.
  @inline(__always)
  func mayBeContainer(_ object: Int) -> Bool {
    guard object >= 0, object < count else { return false }
    let offset = offset(of: object)
    return offset < UInt64(trailer.tableOffset) && byte(Int(truncatingIfNeeded: offset)) >= 0xA0
  }

  /// A hash of the references to a dictionary's keys.
  @inline(__always)
  func hashOfKeys(_ dictionary: BinaryObject) -> UInt64 {
    unsafe ByteHash.of(buffer(dictionary.content, dictionary.count * referenceSize))
  }

  /// What an object is, or `nil` if there is none of that number or it is damaged.
  @inline(__always)
  func object(_ object: Int) -> BinaryObject? {
    guard object >= 0, object < count else { return nil }
    do throws(BinaryProblem) { return try decode(at: offset(of: object)) } catch { return nil }
  }
}
