/// Going through a binary file, with the offsets of references as cursors.
extension BinaryObjects: NodeStore {
  @inline(__always)
  func item(at cursor: Int) -> Int {
    let number = reference(at: cursor)
    return number < UInt64(count) ? Int(truncatingIfNeeded: number) : -1
  }

  @inline(__always)
  func key(at cursor: Int) -> Int { item(at: cursor) }

  @inline(__always)
  func value(at cursor: Int, in children: NodeChildren) -> Int { item(at: cursor + children.valueDistance) }

  @inline(__always)
  func cursor(after cursor: Int, in children: NodeChildren) -> Int { cursor + referenceSize }

  @inline(__always)
  func withText<Result, Failure: Error>(
    of node: Int, _ body: (borrowing Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result? {
    guard let found = object(node), found.form == .ascii || found.form == .utf16 else { return nil }
    return try withText(of: found, body)
  }

  @inline(__always)
  private func withText<Result, Failure: Error>(
    of object: BinaryObject, _ body: (borrowing Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if object.form == .ascii, isASCII(object) {
      return unsafe try body(buffer(object.content, object.count).span)
    }
    let bytes = object.form == .ascii ? latin1(object) : utf8OfUTF16(object)
    return try body(bytes.span)
  }

  @inline(__always)
  func hand<Sink: PropertyListSink>(
    _ node: Int, to sink: inout Sink
  ) throws(WriteError) -> NodeChildren? {
    guard let found = object(node) else {
      try sink.null()
      return nil
    }
    switch found.form {
    case .ascii, .utf16:
      try withText(of: found) { text throws(WriteError) in try sink.string(text) }
    case .integer: try sink.integer(integer(found), text: nil)
    case .array: return children(.array, found)
    case .dictionary: return children(.dictionary, found)
    case .set: return children(.set, found)
    case .false: try sink.boolean(false)
    case .true: try sink.boolean(true)
    case .real:
      try sink.real(SinkReal(value: real(found), text: nil, isSinglePrecision: found.count == 4))
    case .date: try sink.date(date(found))
    case .data: unsafe try sink.data(buffer(found.content, found.count).span)
    case .uid: try sink.uid(uid(found))
    case .null: try sink.null()
    }
    return nil
  }

  private func children(_ container: SinkContainer, _ object: BinaryObject) -> NodeChildren {
    let length = object.count * referenceSize
    return NodeChildren(
      container: container, count: object.count, start: object.content, end: object.content + length,
      valueDistance: length)
  }
}
