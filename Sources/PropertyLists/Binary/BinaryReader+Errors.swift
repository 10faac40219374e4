internal import SourceText

extension BinaryReader {
  /// So many leniencies are noted in a file; more of them tell nobody anything new.
  private static var leniencyLimit: Int { 10_000 }

  private mutating func fail(
    _ code: ReadError.Code, _ range: ByteRange, _ message: String, hint: String? = nil,
    path: [PropertyListPathStep] = [], related: [ReadError.Related] = []
  ) {
    guard options.allowsError(after: errors.count) else { return }
    errors.append(ReadError(code, range, message, hint: hint, keyPath: path, related: related))
    if !options.allowsError(after: errors.count) { isDone = true }
  }

  private mutating func note(_ code: Leniency.Code, _ range: ByteRange, _ message: String) {
    guard leniencies.count < Self.leniencyLimit else { return }
    leniencies.append(Leniency(code, range, message))
  }

  /// The path of the innermost container.
  private func path(_ objects: BinaryObjects) -> [PropertyListPathStep] {
    frames.dropLast().map { frame in
      let position = frame.position - 1
      guard frame.keyCount > 0 else { return .index(position) }
      let key = objects.key(position - frame.keyCount, of: frame.object)
      return objects.string(of: key).map { .key($0) } ?? .index(position - frame.keyCount)
    }
  }

  /// The bytes of the reference that was followed last.
  private func lastReference(_ frame: Frame, _ objects: BinaryObjects) -> ByteRange {
    ByteRange(
      start: frame.content + (frame.position - 1) * objects.referenceSize, count: objects.referenceSize)
  }

  // MARK: Errors

  mutating func offsetOutOfBounds(_ range: ByteRange, _ object: Int, _ offset: UInt64) {
    fail(
      .objectOutOfBounds, range, "Object \(object) is said to lie at \(offset), outside the objects' area.",
      hint: "The file was changed after it was written; get it anew.")
  }

  mutating func damaged(_ object: Int, _ objects: BinaryObjects) {
    let range = objects.range(of: object)
    let path = path(objects)
    let offset = objects.offset(of: object)
    do throws(BinaryProblem) {
      _ = try objects.decode(at: offset)
    } catch {
      switch error {
      case .outsideArea:
        fail(
          .objectOutOfBounds, objects.tableEntry(of: object),
          "Object \(object) is said to lie at \(offset), inside the header.", path: path)
      case .outOfBounds:
        fail(
          .objectOutOfBounds, range, "Object \(object) is longer than the room up to the offset table.",
          hint: "Its count is wrong, or the file was changed after it was written.", path: path)
      case .invalidCount:
        fail(
          .invalidMarker, range, "The count of object \(object) is not a whole number.",
          hint: "A whole number (marker 0x10 to 0x14) must follow a marker that ends in F.", path: path)
      case .unknownMarker:
        let marker = objects.byte(range.lowerBound)
        fail(
          .invalidMarker, range,
          "The marker 0x\(hexadecimal(marker)) of object \(object) stands for nothing.",
          hint: Self.hint(forMarker: marker), path: path)
      case .emptyUTF16:
        fail(
          .invalidMarker, range, "Object \(object) is a UTF-16 string without characters.",
          hint: "The system refuses it; an empty string is written as an ASCII string (0x50).", path: path)
      case .wideUID:
        fail(.invalidMarker, range, "The UID of object \(object) needs more than 32 bits.", path: path)
      }
    }
  }

  /// What else a marker stands for.
  private static func hint(forMarker marker: UInt8) -> String? {
    switch marker >> 4 {
    case 0x0 where marker >= 0x0C: "URLs, UUIDs and fill bytes belong to other versions of the format."
    case 0x1: "Whole numbers have 1, 2, 4, 8 or 16 bytes (0x10 to 0x14)."
    case 0x2: "Floating-point numbers have 4 or 8 bytes (0x22 or 0x23)."
    case 0x3: "Dates have 8 bytes (0x33)."
    case 0x7: "UTF-8 strings belong to other versions of the format."
    case 0xB: "Ordered sets belong to other versions of the format."
    default: nil
    }
  }

  mutating func invalidReference(_ number: UInt64, _ frame: Frame, _ objects: BinaryObjects) {
    fail(
      .invalidReference, lastReference(frame, objects),
      "The reference leads to object \(number), but there are \(objects.count) objects only.",
      hint: "The file was changed after it was written; get it anew.", path: path(objects),
      related: [ReadError.Related("The container begins here.", objects.range(of: frame.object))])
  }

  mutating func cycle(_ object: Int, _ frame: Frame, _ objects: BinaryObjects) {
    fail(
      .cycle, lastReference(frame, objects), "The reference leads back to a container that it lies in.",
      hint: "A property list cannot hold itself.", path: path(objects),
      related: [ReadError.Related("It leads to this container.", objects.range(of: object))])
  }

  mutating func invalidKey(_ object: Int, _ objects: BinaryObjects) {
    fail(
      .invalidKey, objects.range(of: object), "A container is used as the key of a dictionary.",
      hint: "Keys are strings.", path: path(objects))
  }

  mutating func nestingTooDeep(_ object: Int, _ objects: BinaryObjects) {
    fail(
      .nestingTooDeep, objects.range(of: object),
      "Containers lie more than \(options.nestingLimit) deep in one another.",
      hint: "The system refuses such a file; --max-depth raises the limit of this tool.",
      path: path(objects))
    isDone = true
  }

  mutating func overlapping(_ object: Int, _ objects: BinaryObjects) {
    fail(
      .tooLarge, objects.range(of: object),
      "The containers overlap, so that they hold more references than the file has room for.",
      hint: "No writer makes such a file; it is meant to keep its readers busy.", path: path(objects))
    isDone = true
  }

  mutating func keysTooLong(_ object: Int, _ objects: BinaryObjects, _ bytes: Int) {
    fail(
      .tooLarge, objects.range(of: object),
      "The dictionaries share a few long keys so often that they come to more than \(bytes) bytes.",
      hint: "No writer makes such a file; it is meant to keep its readers busy.", path: path(objects))
    isDone = true
  }

  // MARK: Leniencies

  mutating func noteVersion() {
    let version = file[BinaryTrailer.headerLength - 1]
    guard version != UInt8(ascii: "0") else { return }
    note(
      .unusualVersion, ByteRange(0, BinaryTrailer.headerLength),
      "The version of the format is 0 and the byte 0x\(hexadecimal(version)) instead of 00; it is read as 00."
    )
  }

  mutating func noteOddKey(_ object: Int, _ objects: BinaryObjects) {
    note(
      .keyNotString, objects.range(of: object),
      "A key of a dictionary is of type \(objects.kind(of: object)); other readers want strings.")
  }

  /// Notes what the first pass has found in a leaf.
  mutating func noteRemarkable(_ object: Int, _ objects: BinaryObjects) {
    guard let found = objects.object(object) else { return }
    let range = objects.range(of: object)
    switch found.form {
    case .ascii:
      note(.latin1InASCIIString, range, "An ASCII string has bytes above 127, which are read as Latin-1.")
    case .utf16:
      let offset = objects.firstLoneSurrogate(found) ?? found.content
      note(
        .loneSurrogate, ByteRange(start: offset, count: 2),
        "A surrogate without a partner is read as U+FFFD.")
    case .integer:
      note(
        .wideInteger, range,
        "The number \(objects.integer(found)) needs more than 64 bits; the system sees only the lower 64.")
    default: break
    }
  }
}
