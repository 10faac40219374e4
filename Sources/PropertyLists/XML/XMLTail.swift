internal import SourceText

/// What has been read of an XML text from the middle on, before it is known what stands in front of it.
///
/// It begins at a key, and is taken to begin inside a dictionary; ``XMLReader/goOn(behind:)`` finds out whether it does.
/// Of each container that is closed in it and was opened in front of it, it has the rest; what kind of container the next
/// one is shows what follows.
struct XMLTail: Sendable {
  /// The rest of a container that was opened in front.
  struct Part: Sendable {
    let element: XMLElement
    /// The words of the rest, up to and with the end of the container.
    let words: Range<Int>
    /// How many values the rest holds.
    let count: Int
  }

  /// Where it begins, at the `<` of a key.
  let start: Int
  /// The rests of the containers around the beginning, innermost first.
  let parts: [Part]
  /// The words of all parts.
  let tape: Tape
  let leniencies: [Leniency]
  /// The offset behind the last part; whatever comes there has not been read.
  let end: Int
  /// How many containers may lie around the beginning, so that nothing in it is nested too deep.
  let depthLimit: Int

  /// Where the second half of an XML text may begin.
  ///
  /// - Parameter place: The first key behind it is taken.
  /// - Returns: `nil` if there is none.
  static func beginning(in source: DecodedSource, behind place: Int) -> Int? {
    let text = TextScanner(source.text)
    guard source.isInPlace, source.textStart < text.count, text[source.textStart] == UInt8(ascii: "<") else {
      return nil
    }
    return text.first(of: "<key>", from: place, upTo: text.count)
  }

  /// Reads from a key on.
  ///
  /// - Returns: `nil` if there are errors, or nothing around the beginning ends.
  init?(_ source: DecodedSource, from start: Int, options: ReadOptions) {
    var options = options
    // Half of the limit is left for the containers around the beginning.
    depthLimit = options.nestingLimit / 2
    options.nestingLimit -= depthLimit
    options.errorLimit = 1
    var reader = XMLReader(source, options: options, from: start)
    var parts: [Part] = []
    var next: XMLElement? = .dict
    while let element = next {
      // A file that closes more than can be open is read as a whole, which finds out.
      guard parts.count < depthLimit else { return nil }
      parts.append(reader.readRest(of: element))
      guard reader.errors.isEmpty else { return nil }
      next = reader.outerElement
    }
    self.start = start
    self.parts = parts
    end = reader.position
    leniencies = reader.leniencies
    tape = reader.finishPart()
  }
}

/// The place where one thread leaves the second half of a text for another, which waits until it is done.
final class XMLTailReading: @unchecked Sendable {
  private let source: DecodedSource
  private let start: Int
  private let options: ReadOptions
  /// What has been read; to be asked for only when that is over.
  private(set) var tail: XMLTail?

  init(_ source: DecodedSource, from start: Int, options: ReadOptions) {
    self.source = source
    self.start = start
    self.options = options
  }

  func read() { tail = XMLTail(source, from: start, options: options) }
}

extension XMLReader {
  // MARK: The beginning

  /// Reads up to a place in the middle, which will turn out to be one between two entries or not.
  mutating func readBeginning(upTo split: Int) {
    text = TextScanner(source.text[ByteRange(0, split)])
    readProlog()
    readElements(endsEarly: true)
    text = TextScanner(source.text)
  }

  /// Goes on behind what has been read elsewhere.
  ///
  /// - Returns: Whether it follows what has been read here, and there are no errors; otherwise nothing here is right.
  mutating func goOn(behind tail: XMLTail) -> Bool {
    guard !isDone, errors.isEmpty, position == tail.start, frames.count <= tail.depthLimit,
      tail.parts.count <= frames.count,
      zip(tail.parts, frames.reversed()).allSatisfy({ $0.element == $1.element && !$1.isPending })
    else { return false }
    for part in tail.parts {
      tape.close(with: part.words, of: tail.tape, values: part.count)
      tape.countValue()
      frames.removeLast()
    }
    leniencies += tail.leniencies.prefix(Leniency.limit - leniencies.count)
    position = tail.end
    isDone = frames.isEmpty
    readElements()
    return errors.isEmpty
  }

  // MARK: The rest

  /// Reads the rest of a container that was opened in front of the position.
  fileprivate mutating func readRest(of element: XMLElement) -> XMLTail.Part {
    frames.append(Frame(element: element, start: position))
    tape.open(element == .dict ? .dictionary : .array, offset: position)
    let first = tape.count
    isDone = false
    readElements()
    return XMLTail.Part(
      element: element, words: first..<tape.count, count: errors.isEmpty ? tape.size(at: first - 2).count : 0)
  }

  /// The container around the one whose rest has just been read, judged by what follows.
  ///
  /// - Returns: `nil` if it is no container, or cannot be told.
  fileprivate var outerElement: XMLElement? {
    mutating get {
      skipSpace()
      guard position < end, text[position] == UInt8(ascii: "<") else { return nil }
      if text.matches("<key>", at: position) || text.matches("</dict>", at: position) { return .dict }
      switch text[position + 1] {
      case UInt8(ascii: "!"), UInt8(ascii: "?"): return nil
      case UInt8(ascii: "/"): return text.matches("</array>", at: position) ? .array : nil
      default: return .array
      }
    }
  }

  /// Gives the tape away, which holds parts only.
  fileprivate consuming func finishPart() -> Tape { tape.finish(at: position) }
}
