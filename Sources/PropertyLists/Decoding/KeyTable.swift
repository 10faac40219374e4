/// The entries of one dictionary, to be found by key.
///
/// Of entries with the same key only the one that counts is there. Few entries are compared one by one, by
/// their hashes; for many there is a table.
@safe
package struct KeyTable: ~Copyable {
  private let reader: NodeReader
  private let seed: UInt64
  private var list: KeyList
  /// The first key that is not a string, if there is one; it is not among the entries.
  package private(set) var oddKey: Int?

  /// Finds the entries of a dictionary.
  ///
  /// - Parameter seed: Goes into the hashes. Whoever reads other people's files makes it at random, so that
  ///   nobody can choose keys whose hashes are the same.
  /// - Returns: `nil` if the node is no dictionary.
  /// - Complexity: O(*n*) on average.
  package init?(_ reader: NodeReader, of node: Int, seed: UInt64) {
    guard node >= 0 else { return nil }
    if let tape = reader.tape {
      let kind = tape[node].kind
      guard kind == .dictionary || kind == .pairs else { return nil }
      self.init(reader, capacity: tape.size(at: node).count, seed: seed)
      fill(from: tape, tape.content(at: node), isPairs: kind == .pairs)
    } else {
      guard let objects = reader.objects, let object = objects.object(node), object.form == .dictionary else {
        return nil
      }
      self.init(reader, capacity: object.count, seed: seed)
      fill(from: objects, object)
    }
  }

  private init(_ reader: NodeReader, capacity: Int, seed: UInt64) {
    self.reader = reader
    self.seed = seed
    list = KeyList(capacity: capacity, firstWins: reader.document.firstDuplicateWins)
  }

  private mutating func fill(from tape: Tape, _ content: Range<Int>, isPairs: Bool) {
    let text = reader.text
    var cursor = content.lowerBound
    while cursor < content.upperBound, !list.isFull {
      // A pair is an array of its own.
      let key = isPairs ? cursor + 2 : cursor
      let value = tape.index(after: key)
      let word = tape[key]
      if word.kind == .key || word.kind == .string, !word.has(TapeWord.escaped) {
        let bytes = unsafe text.buffer(word.offset, word.offset + tape.length(at: key))
        unsafe list.add(bytes, KeyHash(bytes, seed: seed), value: value)
      } else {
        addRare(key: key, value: value)
      }
      cursor = tape.index(after: isPairs ? cursor : value)
    }
  }

  private mutating func fill(from objects: BinaryObjects, _ dictionary: BinaryObject) {
    let size = objects.referenceSize
    let distance = dictionary.count * size
    var cursor = dictionary.content
    for _ in 0..<dictionary.count {
      let key = objects.item(at: cursor)
      let value = objects.item(at: cursor + distance)
      cursor += size
      if let object = objects.object(key), object.form == .ascii {
        let bytes = unsafe objects.buffer(object.content, object.count)
        let hash = unsafe KeyHash(bytes, seed: seed)
        if hash.isASCII {
          unsafe list.add(bytes, hash, value: value)
          continue
        }
      }
      addRare(key: key, value: value)
    }
  }

  /// Adds a key whose characters do not lie in the file as UTF-8.
  @inline(never)
  private mutating func addRare(key: Int, value: Int) {
    guard reader.kind(of: key) == .string, let text = reader.node(key).string else {
      if oddKey == nil { oddKey = key }
      return
    }
    let bytes = unsafe list.keep(Array(text.utf8))
    unsafe list.add(bytes, KeyHash(bytes, seed: seed), value: value)
  }

  // MARK: Finding

  /// How many entries there are, each key once.
  package var count: Int { list.count }

  /// The value of a key, or `nil` if there is none.
  ///
  /// A key that is the same byte by byte goes before one that is only equivalent, as composed and decomposed
  /// letters are.
  ///
  /// - Parameter key: The key in UTF-8.
  /// - Complexity: O(*n*) in the length of the key, on average, if all are ASCII; otherwise a key that is not
  ///   there is compared with each that is.
  @unsafe
  package func value(of key: UnsafeBufferPointer<UInt8>) -> Int? {
    let hash = unsafe KeyHash(key, seed: seed)
    let found = unsafe list.number(of: key, hash)
    if found >= 0 { return list.value(found) }
    return hash.isASCII && !list.hasNonASCIIKeys ? nil : unsafe valueOfEquivalent(to: key)
  }

  @unsafe
  @inline(never)
  private func valueOfEquivalent(to key: UnsafeBufferPointer<UInt8>) -> Int? {
    let key = unsafe String(decoding: key, as: UTF8.self)
    for number in 0..<count where self.key(number) == key { return list.value(number) }
    return nil
  }

  /// The text of a key.
  ///
  /// - Precondition: `0 <= number < count`.
  package func key(_ number: Int) -> String {
    precondition(number >= 0 && number < count, "there is no entry of that number")
    return unsafe String(decoding: list.key(number), as: UTF8.self)
  }
}
