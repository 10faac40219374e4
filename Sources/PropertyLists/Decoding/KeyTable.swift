/// The entries of one dictionary, to be found by key.
///
/// Of entries with the same key only the one that counts is there.
@safe
package struct KeyTable: ~Copyable {
  private let reader: NodeReader
  private let shape: KeyShape
  /// Where the value of the first entry is: on the tape, or in a binary file the reference to it.
  private let start: Int
  /// How far the next one lies from it.
  private let stride: Int
  /// The values, if they do not lie at equal distances.
  private let values: UnsafeMutablePointer<Int>?

  /// Finds the entries of a dictionary.
  ///
  /// - Returns: `nil` if the node is no dictionary.
  /// - Complexity: O(*n*) on average.
  package init?(_ reader: NodeReader, of node: Int) {
    guard node >= 0 else { return nil }
    if let tape = reader.tape {
      guard let entries = TapeEntries(tape, node) else { return nil }
      unsafe self.init(
        reader, reader.shape(of: entries), start: entries.content.lowerBound + 1, stride: 2,
        values: entries.values)
    } else {
      guard let objects = reader.objects, let object = objects.object(node), object.form == .dictionary else {
        return nil
      }
      let size = objects.referenceSize
      unsafe self.init(
        reader, reader.shape(of: object, in: objects), start: object.content + object.count * size,
        stride: size, values: nil)
    }
  }

  @unsafe
  private init(
    _ reader: NodeReader, _ shape: KeyShape, start: Int, stride: Int, values: UnsafeMutablePointer<Int>?
  ) {
    self.reader = reader
    self.shape = shape
    self.start = start
    self.stride = stride
    unsafe self.values = values
  }

  deinit { unsafe values?.deallocate() }

  /// How many entries there are, each key once.
  package var count: Int { shape.keys.count }

  /// The first key that is not a string, if there is one; it is not among the entries.
  package var oddKey: Int? { shape.oddKey }

  /// The text of a key.
  ///
  /// - Precondition: `0 <= number < count`.
  package func key(_ number: Int) -> String { shape.keys.text(number) }

  /// Where keys of a type are found in such dictionaries, if it is worth remembering.
  package func plan(for type: ObjectIdentifier) -> KeyPlan? {
    unsafe shape.identity == nil ? nil : shape.plan(for: type)
  }

  /// The value of a key, or `nil` if there is none.
  ///
  /// A key that is the same byte by byte goes before one that is only equivalent, as composed and decomposed
  /// letters are.
  ///
  /// - Complexity: O(*n*) in the length of the key, on average, if all are ASCII; otherwise a key that is not
  ///   there is compared with each that is.
  package func value(of key: String) -> Int? { value(at: position(of: key)) }

  /// The value of a key that a plan may know, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - plan: A plan for the type of the key.
  ///   - byte: The key as it lies in memory.
  ///   - text: The text of the key.
  package func value(by plan: KeyPlan, _ byte: UInt8, _ text: () -> String) -> Int? {
    value(at: plan.position(of: byte) { position(of: text()) })
  }

  /// The position of a key's entry, or -1.
  @inline(never)
  private func position(of key: String) -> Int {
    var key = key
    return key.withUTF8 { unsafe shape.keys.position(of: $0, KeyHash($0, seed: reader.seed)) }
  }

  @inline(__always)
  private func value(at position: Int) -> Int? {
    guard position >= 0 else { return nil }
    if let values = unsafe values { return unsafe values[position] }
    return reader.item(at: start + position * stride)
  }
}

/// The entries of a dictionary on a tape.
@safe
private struct TapeEntries {
  let tape: Tape
  let content: Range<Int>
  let count: Int
  let isPairs: Bool
  /// The values by position, unless each is a leaf right behind its key; whoever takes them frees them.
  let values: UnsafeMutablePointer<Int>?

  init?(_ tape: Tape, _ node: Int) {
    let kind = tape[node].kind
    guard kind == .dictionary || kind == .pairs else { return nil }
    self.tape = tape
    content = tape.content(at: node)
    isPairs = kind == .pairs
    let claimed = tape.size(at: node).count
    // No entry takes less than two words.
    guard isPairs || content.count != 2 * claimed else {
      count = claimed
      unsafe values = nil
      return
    }
    let values = UnsafeMutablePointer<Int>.allocate(capacity: max(content.count / 2, 1))
    var cursor = content.lowerBound
    var count = 0
    while cursor < content.upperBound {
      // A pair is an array of its own.
      let value = tape.index(after: isPairs ? cursor + 2 : cursor)
      unsafe values[count] = value
      count += 1
      cursor = tape.index(after: isPairs ? cursor : value)
    }
    self.count = count
    unsafe self.values = values
  }

  /// The key of the entry at a position; a pair's may be of any kind, so that it lies who knows where.
  @inline(__always)
  func key(_ position: Int) -> Int {
    if let values = unsafe values { return unsafe values[position] - 1 }
    return content.lowerBound + 2 * position
  }
}

extension NodeReader {
  // MARK: Texts

  fileprivate func shape(of entries: TapeEntries) -> KeyShape {
    // In pairs keys can be containers, and their last word is no key.
    guard !entries.isPairs else { return shapeOfPairs(entries) }
    guard entries.count <= KeyShape.countLimit else { return newShape(of: entries) }
    var signature = UInt64(truncatingIfNeeded: entries.count)
    for position in 0..<entries.count {
      let length = UInt64(truncatingIfNeeded: entries.tape[entries.key(position)].length)
      signature = (signature ^ length) &* 0x9E37_79B9_7F4A_7C15
    }
    if let known = shapes[signature], matches(entries, known) { return known }
    let shape = newShape(of: entries)
    if unsafe shape.identity != nil { shapes[signature] = shape }
    return shape
  }

  private func matches(_ entries: TapeEntries, _ shape: KeyShape) -> Bool {
    guard case .texts(let texts)? = unsafe shape.identity, unsafe texts.count == entries.count else {
      return false
    }
    for position in 0..<entries.count {
      let word = entries.tape[entries.key(position)]
      let known = unsafe texts[position]
      guard !word.has(TapeWord.escaped), word.length == known.count,
        unsafe KeyList.isSame(text.buffer(word.offset, word.offset + word.length), known)
      else { return false }
    }
    return true
  }

  private func newShape(of entries: TapeEntries) -> KeyShape {
    var keys = KeyList(capacity: entries.count, firstWins: document.firstDuplicateWins)
    var texts: [UnsafeBufferPointer<UInt8>] = unsafe []
    let isShared = entries.count <= KeyShape.countLimit
    var isPlain = isShared
    for position in 0..<entries.count {
      let key = entries.key(position)
      let word = entries.tape[key]
      guard !word.has(TapeWord.escaped), word.length < TapeWord.longLength else {
        isPlain = false
        _ = addRare(key, at: position, to: &keys)
        continue
      }
      let bytes = unsafe text.buffer(word.offset, word.offset + word.length)
      unsafe keys.add(bytes, KeyHash(bytes, seed: seed), position: position)
      if isShared { unsafe texts.append(bytes) }
    }
    return unsafe KeyShape(keys: keys, oddKey: nil, identity: isPlain ? .texts(texts) : nil)
  }

  private func shapeOfPairs(_ entries: TapeEntries) -> KeyShape {
    var keys = KeyList(capacity: entries.count, firstWins: document.firstDuplicateWins)
    var oddKey: Int?
    var cursor = entries.content.lowerBound
    for position in 0..<entries.count {
      let key = cursor + 2
      if !addRare(key, at: position, to: &keys), oddKey == nil { oddKey = key }
      cursor = entries.tape.index(after: cursor)
    }
    return unsafe KeyShape(keys: keys, oddKey: oddKey, identity: nil)
  }

  // MARK: Binary files

  fileprivate func shape(of object: BinaryObject, in objects: BinaryObjects) -> KeyShape {
    guard object.count <= KeyShape.countLimit else { return newShape(of: object, in: objects) }
    let references = unsafe objects.buffer(object.content, object.count * objects.referenceSize)
    let signature = unsafe KeyHash(references, seed: seed).value
    if let known = shapes[signature], case .references(let others)? = unsafe known.identity,
      others.count == references.count, unsafe KeyList.isSame(references, others)
    {
      return known
    }
    let shape = newShape(of: object, in: objects)
    shapes[signature] = shape
    return shape
  }

  private func newShape(of object: BinaryObject, in objects: BinaryObjects) -> KeyShape {
    var keys = KeyList(capacity: object.count, firstWins: document.firstDuplicateWins)
    var oddKey: Int?
    for position in 0..<object.count {
      let key = objects.item(at: object.content + position * objects.referenceSize)
      if let found = objects.object(key), found.form == .ascii {
        let bytes = unsafe objects.buffer(found.content, found.count)
        let hash = unsafe KeyHash(bytes, seed: seed)
        if hash.isASCII {
          unsafe keys.add(bytes, hash, position: position)
          continue
        }
      }
      if !addRare(key, at: position, to: &keys), oddKey == nil { oddKey = key }
    }
    let references = unsafe objects.buffer(object.content, object.count * objects.referenceSize)
    return unsafe KeyShape(keys: keys, oddKey: oddKey, identity: .references(references))
  }

  /// Adds a key whose characters do not lie in the file as UTF-8.
  ///
  /// - Returns: Whether it is a string.
  private func addRare(_ key: Int, at position: Int, to keys: inout KeyList) -> Bool {
    guard kind(of: key) == .string, let text = node(key).string else { return false }
    let bytes = unsafe keys.keep(Array(text.utf8))
    unsafe keys.add(bytes, KeyHash(bytes, seed: seed), position: position)
    return true
  }
}
