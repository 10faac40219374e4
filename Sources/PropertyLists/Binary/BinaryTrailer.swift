internal import SourceText

/// What the header and the last 32 bytes of a binary property list say about it (F49).
struct BinaryTrailer: Sendable, Hashable {
  /// The length of the trailer in bytes.
  static let length = 32
  /// The length of the magic with its version in bytes.
  static let headerLength = 8
  /// The shortest file there can be: header, one object of one byte, one offset, trailer.
  static let shortestFile = 42

  /// The bytes of each entry of the offset table.
  let offsetSize: Int
  /// The bytes of each reference to an object.
  let referenceSize: Int
  /// The number of objects.
  let objectCount: Int
  /// The number of the root object.
  let root: Int
  /// The offset of the offset table, and with it the end of the objects.
  let tableOffset: Int

  /// Whether a file begins like a binary property list; its version may be any byte (F2).
  static func hasMagic(_ file: SourceBytes) -> Bool {
    let magic: StaticString = "bplist0"
    guard file.count >= magic.utf8CodeUnitCount else { return false }
    for index in 0..<magic.utf8CodeUnitCount where unsafe file[index] != magic.utf8Start[index] {
      return false
    }
    return true
  }

  /// Reads the trailer of a file and checks it against the file's length.
  ///
  /// What the offset table itself says is not looked at.
  ///
  /// - Complexity: O(1).
  init(_ file: SourceBytes) throws(ReadError) {
    guard Self.hasMagic(file) else {
      throw ReadError(
        .invalidTrailer, ByteRange(0, min(file.count, Self.headerLength)),
        "The file does not begin with bplist0, as binary property lists do.")
    }
    guard file.count >= Self.shortestFile else {
      throw ReadError(
        .invalidTrailer, ByteRange(0, file.count),
        "The file is too short: a binary property list has at least \(Self.shortestFile) bytes.",
        hint: Self.cutHint)
    }
    let start = file.count - Self.length
    offsetSize = Int(file[start + 6])
    referenceSize = Int(file[start + 7])
    let objectCount = Self.number(in: file, at: start + 8)
    let root = Self.number(in: file, at: start + 16)
    let tableOffset = Self.number(in: file, at: start + 24)

    func check(
      _ holds: Bool, _ place: Int, _ count: Int, _ message: @autoclosure () -> String
    ) throws(ReadError) {
      guard !holds else { return }
      throw ReadError(
        .invalidTrailer, ByteRange(start: start + place, count: count), message(), hint: Self.cutHint)
    }
    try check(offsetSize >= 1, 6, 1, "The trailer says that offsets take 0 bytes.")
    try check(referenceSize >= 1, 7, 1, "The trailer says that references take 0 bytes.")
    try check(objectCount >= 1, 8, 8, "The trailer says that there are no objects.")
    try check(
      root < objectCount, 16, 8, "The root is object \(root), but there are \(objectCount) objects only.")
    try check(
      tableOffset > UInt64(Self.headerLength), 24, 8,
      "The offset table cannot lie at \(tableOffset), before any object.")
    // A table that fits has fewer entries than the file has bytes, so nothing here needs more than an Int.
    let (tableLength, overflow) = objectCount.multipliedReportingOverflow(by: UInt64(offsetSize))
    let (tableEnd, carry) = tableOffset.addingReportingOverflow(tableLength)
    try check(
      !overflow && !carry && tableEnd == UInt64(start), 8, 24,
      "The trailer speaks of \(objectCount) offsets of \(offsetSize) bytes at \(tableOffset), which does "
        + "not fit the length of the file.")
    try check(
      Self.holds(objectCount, in: referenceSize), 7, 1,
      "References of \(referenceSize) bytes cannot tell \(objectCount) objects apart.")
    try check(
      Self.holds(tableOffset, in: offsetSize), 6, 1,
      "Offsets of \(offsetSize) bytes cannot reach the offset table at \(tableOffset).")
    self.objectCount = Int(truncatingIfNeeded: objectCount)
    self.root = Int(truncatingIfNeeded: root)
    self.tableOffset = Int(truncatingIfNeeded: tableOffset)
  }

  /// Reads the trailer of a file that may have got a line end at its end, as from an editor.
  ///
  /// The system refuses such a file; this is about saying why.
  static func reading(_ file: SourceBytes) throws(ReadError) -> BinaryTrailer {
    do throws(ReadError) {
      return try BinaryTrailer(file)
    } catch {
      var end = file.count
      while end > 0, end > file.count - 2, file[end - 1] == 0x0A || file[end - 1] == 0x0D { end -= 1 }
      guard end < file.count, (try? BinaryTrailer(file[ByteRange(0, end)])) != nil else { throw error }
      throw ReadError(
        .invalidTrailer, ByteRange(end, file.count), "A line end follows the trailer.",
        hint: "Remove the last \(file.count - end == 1 ? "byte" : "two bytes").")
    }
  }

  private static let cutHint = "The file was cut off or changed on its way; get it anew."

  private static func number(in file: SourceBytes, at offset: Int) -> UInt64 {
    (0..<8).reduce(0) { $0 << 8 | UInt64(file[offset + $1]) }
  }

  /// Whether a number of so many bytes can be larger than a value.
  private static func holds(_ value: UInt64, in size: Int) -> Bool {
    size >= 8 || value < 1 << UInt64(8 * size)
  }
}
