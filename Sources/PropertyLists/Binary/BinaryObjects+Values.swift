internal import SourceText

/// What the nodes of a document ask; see ``PropertyListNode`` for the meaning of each answer.
extension BinaryObjects {
  func kind(of object: Int) -> PropertyListKind { self.object(object)?.kind ?? .null }

  func boolean(of object: Int) -> Bool? {
    switch self.object(object)?.form {
    case .true: true
    case .false: false
    default: nil
    }
  }

  func integer(of object: Int) -> PropertyListInteger? {
    guard let found = self.object(object), found.form == .integer else { return nil }
    return integer(found)
  }

  /// The value of an integer; those of up to 4 bytes have no sign (F50).
  func integer(_ object: BinaryObject) -> PropertyListInteger {
    switch object.count {
    case 16:
      return PropertyListInteger(
        high: Int64(bitPattern: word(object.content)), low: word(object.content + 8))
    case 8: return PropertyListInteger(Int64(bitPattern: word(object.content)))
    default: return PropertyListInteger(number(object.content, size: object.count))
    }
  }

  func real(of object: Int) -> Double? {
    guard let found = self.object(object), found.form == .real else { return nil }
    return real(found)
  }

  func real(_ object: BinaryObject) -> Double {
    let bits = number(object.content, size: object.count)
    return object.count == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }

  func isSinglePrecision(_ object: Int) -> Bool {
    guard let found = self.object(object) else { return false }
    return found.form == .real && found.count == 4
  }

  func date(of object: Int) -> PropertyListDate? {
    guard let found = self.object(object), found.form == .date else { return nil }
    return date(found)
  }

  func date(_ object: BinaryObject) -> PropertyListDate {
    PropertyListDate(secondsSinceReference: Double(bitPattern: word(object.content)))
  }

  func data(of object: Int) -> [UInt8]? {
    guard let found = self.object(object), found.form == .data else { return nil }
    return unsafe Array(buffer(found.content, found.count))
  }

  func uid(of object: Int) -> UInt32? {
    guard let found = self.object(object), found.form == .uid else { return nil }
    return uid(found)
  }

  func uid(_ object: BinaryObject) -> UInt32 {
    UInt32(truncatingIfNeeded: number(object.content, size: object.count))
  }

  // MARK: Containers

  func count(of object: Int) -> Int {
    guard let found = self.object(object), found.isContainer else { return 0 }
    return found.count
  }

  /// The item of an array or set, or the value of a dictionary, at a position; -1 if there is none.
  func child(_ position: Int, of object: Int) -> Int {
    guard let found = self.object(object), found.isContainer, position >= 0, position < found.count else {
      return -1
    }
    return target(found, found.form == .dictionary ? found.count + position : position)
  }

  /// The key of a dictionary at a position; -1 if there is none.
  func key(_ position: Int, of object: Int) -> Int {
    guard let found = self.object(object), found.form == .dictionary, position >= 0, position < found.count
    else { return -1 }
    return target(found, position)
  }

  /// The object that a container's reference leads to; -1 if there is none.
  func target(_ container: BinaryObject, _ position: Int) -> Int {
    item(at: container.content + position * referenceSize)
  }

  // MARK: Places

  /// The bytes of an object, its marker and count included; of a damaged one the marker, if there is any.
  func range(of object: Int) -> ByteRange {
    guard object >= 0, object < count else { return ByteRange(0, 0) }
    let start = offset(of: object)
    guard start < UInt64(trailer.tableOffset) else { return tableEntry(of: object) }
    guard let found = self.object(object) else {
      return ByteRange(start: Int(truncatingIfNeeded: start), count: 1)
    }
    return ByteRange(Int(truncatingIfNeeded: start), end(of: found))
  }

  func contentRange(of object: Int) -> ByteRange {
    guard let found = self.object(object) else { return range(of: object) }
    return ByteRange(found.content, end(of: found))
  }

  private func end(of object: BinaryObject) -> Int {
    switch object.form {
    case .utf16: object.content + 2 * object.count
    case .array, .set, .dictionary: object.content + object.referenceCount * referenceSize
    default: object.content + object.count
    }
  }
}
