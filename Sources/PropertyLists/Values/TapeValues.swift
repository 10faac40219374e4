internal import SourceText

/// Makes values of the nodes of a text.
///
/// The words of the tape are gone through in order, and a container is made once its end comes. By then all it
/// holds is known: its leaves are made one after another, in memory of just the right size, and the containers
/// in it, which have been made before, are moved there. So nothing is made twice, nothing grows, and nothing
/// recurs.
struct TapeValues: ~Copyable {
  private let tape: Tape
  private let document: PropertyListDocument
  private let text: TextScanner
  private let isXML: Bool
  private var keys: KeyPool
  private var hashes = KeyHashes()
  /// The containers whose end has not come yet: where each begins, and how many were done before it.
  private var open: [(start: Int, done: Int)] = []
  /// The containers that are done and not yet in another, in order.
  private var done: [PropertyListValue] = []

  /// - Returns: `nil` if the document is not of the kind that this can do: one with errors, whose texts need
  ///   not be UTF-8, or JSON, which has containers of other forms.
  init?(_ tape: Tape, of document: PropertyListDocument) {
    guard document.errors.isEmpty, document.format != .json else { return nil }
    self.tape = tape
    self.document = document
    text = TextScanner(document.source.text)
    isXML = document.format == .xml
    keys = KeyPool(text, expecting: tape.count / 2)
  }

  /// The value of the node that starts at an index.
  ///
  /// - Complexity: O(*n*) in its words and the bytes they stand for.
  mutating func value(at root: Int) -> PropertyListValue {
    let end = tape.index(after: root)
    var index = root
    while index < end {
      let word = tape[index]
      if word.isContainer {
        open.append((index, done.count))
        index += 2
      } else {
        if word.kind == .end { finishContainer() }
        index += 1
      }
    }
    return done.popLast() ?? leaf(tape[root], at: root)
  }

  /// Makes the innermost container, whose end has come.
  private mutating func finishContainer() {
    guard let (start, first) = open.popLast() else { return }
    let value: PropertyListValue =
      switch tape[start].kind {
      case .dictionary: .dictionary(PropertyListDictionary(uniqueEntries: entries(at: start, first)))
      case .set: .set(items(at: start, first))
      default: .array(items(at: start, first))
      }
    done.removeLast(done.count - first)
    done.append(value)
  }

  /// The items of an array or set.
  ///
  /// - Parameter first: Where the containers in it begin among those that are done.
  private mutating func items(at start: Int, _ first: Int) -> [PropertyListValue] {
    let content = tape.content(at: start)
    let capacity = tape.size(at: start).count
    var next = first
    return unsafe .filled(upTo: capacity) { target, count in
      var index = content.lowerBound
      while index < content.upperBound, count < capacity {
        unsafe (target + count).initialize(to: value(at: &index, &next))
        count += 1
      }
    }
  }

  /// The entries of a dictionary, those that count.
  private mutating func entries(at start: Int, _ first: Int) -> [PropertyListDictionary.Entry] {
    let content = tape.content(at: start)
    let capacity = tape.size(at: start).count
    var next = first
    keys.beginDictionary()
    let entries: [PropertyListDictionary.Entry] = unsafe .filled(upTo: capacity) { target, count in
      var index = content.lowerBound
      while index &+ 1 < content.upperBound, count < capacity {
        let word = tape[index]
        let key: String
        if word.has(TapeWord.escaped | TapeWord.detailed) {
          keys.isUnsure = true
          key = string(word, at: index)
        } else if let text = keys.text(of: word) {
          key = text
        } else {
          key = string(word, at: index)
          keys.keep(key, of: word)
        }
        index &+= 1
        unsafe (target + count).initialize(
          to: PropertyListDictionary.Entry(key: key, value: value(at: &index, &next)))
        count &+= 1
      }
    }
    guard keys.isUnsure, mayRepeat(entries) else { return entries }
    return PropertyListDictionary.withoutRepetitions(entries)
  }

  /// Whether two entries may have the same key.
  private mutating func mayRepeat(_ entries: [PropertyListDictionary.Entry]) -> Bool {
    hashes.removeAll()
    for entry in entries {
      var key = entry.key
      key.withUTF8 { unsafe hashes.add(ByteHash.of($0)) }
    }
    return hashes.hasRepetition()
  }

  /// The value at an index, which moves on behind it.
  ///
  /// - Parameter next: Where the next container is among those that are done.
  @inline(__always)
  private mutating func value(at index: inout Int, _ next: inout Int) -> PropertyListValue {
    let word = tape[index]
    guard word.isContainer else {
      defer { index &+= 1 }
      return leaf(word, at: index)
    }
    index = tape.size(at: index).end &+ 1
    guard next < done.count else { return .null }
    var value = PropertyListValue.null
    swap(&value, &done[next])
    next &+= 1
    return value
  }

  // MARK: Leaves

  @inline(__always)
  private func leaf(_ word: TapeWord, at index: Int) -> PropertyListValue {
    switch word.kind {
    case .string, .key, .end: .string(string(word, at: index))
    case .integer: .integer(integer(word, at: index))
    case .date: .date(date(word, at: index))
    case .true: .boolean(true)
    case .false: .boolean(false)
    default: rarerLeaf(word, at: index)
    }
  }

  private func rarerLeaf(_ word: TapeWord, at index: Int) -> PropertyListValue {
    switch word.kind {
    case .real: .real(tape.real(at: index, in: document) ?? 0)
    case .data: .data(tape.data(at: index, in: document))
    case .uid: .uid(tape.uid(at: index, in: document) ?? 0)
    default: .null
    }
  }

  @inline(__always)
  private func string(_ word: TapeWord, at index: Int) -> String {
    guard isXML, !word.has(TapeWord.escaped), word.length < TapeWord.longLength else {
      return tape.string(at: index, in: document)
    }
    let end = min(word.offset &+ word.length, text.count)
    // The reader of XML has checked each text, and flagged those that are not ASCII.
    return unsafe String(
      checked: text.buffer(word.offset, max(word.offset, end)), isASCII: !word.has(TapeWord.nonASCII))
  }

  @inline(__always)
  private func integer(_ word: TapeWord, at index: Int) -> PropertyListInteger {
    // Up to 18 digits without anything else but a minus sign are most of what there is.
    let sign = text[word.offset] == UInt8(ascii: "-") ? 1 : 0
    let start = word.offset &+ sign
    let digits = word.length &- sign
    guard digits > 0, digits <= 18, digits == 1 || text[start] != UInt8(ascii: "0"),
      let value = text.number(at: start, digits: digits)
    else { return tape.integer(at: index, in: document) ?? 0 }
    return PropertyListInteger(sign == 0 ? Int64(bitPattern: value) : 0 &- Int64(bitPattern: value))
  }

  @inline(__always)
  private func date(_ word: TapeWord, at index: Int) -> PropertyListDate {
    if word.length == 20, let seconds = text.secondsOfUsualDate(at: word.offset) {
      return PropertyListDate(wholeSeconds: seconds)
    }
    return tape.date(at: index, in: document) ?? PropertyListDate(wholeSeconds: 0)
  }
}

extension PropertyListDictionary {
  /// Entries of which the last of each key counts, as in texts (F26).
  static func withoutRepetitions(_ entries: [Entry]) -> [Entry] {
    var places: [[UInt8]: Int] = [:]
    var isLoser = Array(repeating: false, count: entries.count)
    for (position, entry) in entries.enumerated() {
      if let earlier = places.updateValue(position, forKey: Array(entry.key.utf8)) { isLoser[earlier] = true }
    }
    guard isLoser.contains(true) else { return entries }
    return entries.indices.filter { !isLoser[$0] }.map { entries[$0] }
  }
}
