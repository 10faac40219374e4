internal import SourceText

/// The table at the start of a universal file (M1–M4).
struct SliceTable {
  /// An entry of the table.
  struct Entry {
    let architecture: ProcessorArchitecture
    /// Where the slice lies in the file.
    let range: ByteRange
    /// Where the entry itself lies.
    let place: ByteRange
    /// The alignment the entry promises, as a power of two.
    let alignment: UInt32
  }

  /// From more slices on, the file is a Java class.
  static let javaThreshold = 30
  /// More slices than this are not read.
  static let limit = 64

  /// The slices that lie inside the file.
  private(set) var entries: [Entry] = []
  private(set) var errors: [ExecutableError] = []

  private let view: BinaryView
  private let isLong: Bool
  private var entrySize: Int { isLong ? 32 : 20 }

  init(reading view: BinaryView) {
    self.view = view
    isLong = view.word(at: 0) == 0xcafe_babf
    read()
  }

  private mutating func read() {
    guard let counted = view.word(at: 4) else {
      note(.truncated, ByteRange(0, view.count), "The file ends in the header of its table of slices.")
      return
    }
    let header = ByteRange(0, 8)
    if counted == 0 { note(.badSliceTable, header, "The table of slices is empty.") }
    if counted > UInt32(Self.limit) {
      note(
        .badSliceTable, header,
        "The table announces \(counted) slices; only the first \(Self.limit) are looked at.")
    }
    let count = min(Int(counted), Self.limit)
    for index in 0..<count {
      guard readEntry(at: 8 + index * entrySize) else { break }
    }
    readHiddenEntry(at: 8 + count * entrySize)
    checkPlaces()
  }

  /// Reads an entry.
  ///
  /// - Returns: Whether the table goes on.
  private mutating func readEntry(at offset: Int) -> Bool {
    let place = ByteRange(min(offset, view.count), min(offset + entrySize, view.count))
    guard let entry = view.part(at: offset, count: entrySize), let type = entry.word(at: 0),
      let subtype = entry.word(at: 4), let alignment = entry.word(at: isLong ? 24 : 16)
    else {
      note(.truncated, place, "The file ends inside its table of slices.")
      return false
    }
    let architecture = ProcessorArchitecture(type: type, subtype: subtype)
    guard let start = entry.size(at: 8, isLong: isLong),
      let size = entry.size(at: isLong ? 16 : 12, isLong: isLong),
      view.holds(start, size)
    else {
      note(
        .truncated, place,
        "The slice for \(architecture.name) does not lie inside the file, which may be cut off.")
      return true
    }
    entries.append(
      Entry(
        architecture: architecture, range: ByteRange(start: start, count: size), place: place,
        alignment: alignment))
    return true
  }

  /// Reads the one slice for arm64 that may follow the table uncounted, to hide it from old systems (M2).
  private mutating func readHiddenEntry(at offset: Int) {
    guard let first = entries.map({ $0.range.lowerBound }).min(), offset + entrySize <= first,
      view.word(at: offset) == ProcessorArchitecture.arm64.type
    else { return }
    _ = readEntry(at: offset)
  }

  private mutating func checkPlaces() {
    for (index, entry) in entries.enumerated() {
      if entry.alignment > 31 || !entry.range.lowerBound.isMultiple(of: 1 << Int(min(entry.alignment, 31))) {
        note(
          .badSliceTable, entry.place,
          "The slice for \(entry.architecture.name) does not start at a multiple of the alignment it promises."
        )
      }
      for earlier in entries[..<index] {
        if earlier.architecture == entry.architecture {
          note(.badSliceTable, entry.place, "There are two slices for \(entry.architecture.name).")
        }
        if earlier.range.overlaps(entry.range) {
          note(
            .badSliceTable, entry.place,
            "The slices for \(earlier.architecture.name) and \(entry.architecture.name) overlap.")
        }
      }
    }
  }

  private mutating func note(_ code: ExecutableError.Code, _ range: ByteRange, _ message: String) {
    errors.append(ExecutableError(code, range, message))
  }
}
