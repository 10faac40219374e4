internal import SourceText

/// Writes a tape, container by container.
///
/// Leaves are appended; a container is opened, filled and closed. The builder keeps the stack of open
/// containers, so readers need no recursion.
@safe
struct TapeBuilder: ~Copyable {
  /// A container that is still open.
  struct Frame {
    /// The index of its start word.
    let start: Int
    /// How many values it held when the container inside it was opened; for the innermost one see
    /// ``TapeBuilder/valueCount``.
    var count: Int
    /// The kind of container.
    let kind: TapeWord.Kind
  }

  private var words: UnsafeMutablePointer<UInt64>
  private var isFinished = false
  private var capacity: Int
  /// Where in the source the tape begins.
  private let sourceStart: Int
  /// How many bytes come from there on.
  private let sourceCount: Int
  /// The number of words written.
  private(set) var count = 0
  private(set) var details: [TapeDetail] = []
  /// The containers that are open, outermost first.
  private(set) var frames: [Frame] = []
  /// How many values the innermost open container holds so far.
  private(set) var valueCount = 0

  /// Starts a tape.
  ///
  /// - Parameters:
  ///   - sourceCount: The size of the source in bytes, for a guess at the size of the tape.
  ///   - start: Where in the source the tape begins.
  init(sourceCount: Int, from start: Int = 0) {
    sourceStart = start
    self.sourceCount = sourceCount - start
    capacity = max(64, min(self.sourceCount / 32, 8192))
    unsafe words = UnsafeMutablePointer<UInt64>.allocate(capacity: capacity)
    frames.reserveCapacity(16)
  }

  deinit {
    if !isFinished { unsafe words.deallocate() }
  }

  /// Ends the tape and gives it away; containers still open are closed at an offset.
  ///
  /// - Precondition: Called once, as the last thing.
  mutating func finish(at offset: Int) -> Tape {
    precondition(!isFinished, "the tape is finished already")
    while !frames.isEmpty {
      close(offset: offset, length: 0)
      countValue()
    }
    isFinished = true
    return unsafe Tape(adopting: words, count: count, details: details)
  }

  @inline(__always)
  private mutating func append(bits: UInt64) {
    if count == capacity { grow() }
    unsafe words[count] = bits
    count += 1
  }

  /// Makes room for as many words as the rest of the source will take, if it is like what has been read.
  ///
  /// Memory that is never written to costs nothing, while moving a large tape costs time and, for a moment, as
  /// much memory again.
  @inline(never)
  private mutating func grow() {
    // Of a container that has just been opened, the last word is its size, which is not known yet.
    let reached = unsafe max(
      TapeWord(bits: words[count - 1]).offset - sourceStart,
      TapeWord(bits: words[count - 2]).offset - sourceStart, 1)
    let (product, overflow) = count.multipliedReportingOverflow(by: sourceCount)
    let estimate = overflow ? 0 : product / reached
    // A beginning that is unlike the rest must not claim any amount of memory.
    let limit = max(capacity * 2, sourceCount / 8)
    grow(to: max(min(estimate + estimate / 8, limit), capacity + capacity / 4))
  }

  private mutating func grow(to wanted: Int) {
    let larger = UnsafeMutablePointer<UInt64>.allocate(capacity: wanted)
    unsafe LargeMemory.willFill(larger, count: wanted * MemoryLayout<UInt64>.stride)
    unsafe larger.update(from: words, count: count)
    unsafe words.deallocate()
    unsafe words = larger
    capacity = wanted
  }

  /// Appends a value that holds no others, or a key.
  ///
  /// Whoever appends an array's items or a dictionary's values counts them with ``countValue()``.
  @inline(__always)
  mutating func leaf(_ kind: TapeWord.Kind, offset: Int, length: Int, flags: UInt64 = 0) {
    if length >= TapeWord.longLength {
      longLeaf(kind, offset: offset, length: length, flags: flags)
    } else {
      append(bits: TapeWord(kind, offset: offset, length: length, flags: flags).bits)
    }
  }

  /// Appends a leaf that is not longer than a word can say.
  @inline(__always)
  mutating func append(_ leaf: TapeWord) { append(bits: leaf.bits) }

  /// Appends a key and its value, which is a leaf, and counts it; neither is longer than a word can say.
  @inline(__always)
  mutating func appendEntry(_ key: TapeWord, _ value: TapeWord) {
    if count &+ 2 > capacity { grow() }
    unsafe words[count] = key.bits
    unsafe words[count &+ 1] = value.bits
    count &+= 2
    valueCount &+= 1
  }

  @inline(never)
  private mutating func longLeaf(_ kind: TapeWord.Kind, offset: Int, length: Int, flags: UInt64) {
    // The bounds of the node are found again from the text; -1 says so.
    detailedLeaf(
      kind, offset: offset, length: length, flags: flags, nodeStart: -1, nodeEnd: -1)
  }

  /// Appends a leaf whose bounds cannot be found again from the text.
  mutating func detailedLeaf(
    _ kind: TapeWord.Kind, offset: Int, length: Int, flags: UInt64, nodeStart: Int, nodeEnd: Int
  ) {
    details.append(
      TapeDetail(index: count, nodeStart: nodeStart, contentEnd: offset + length, nodeEnd: nodeEnd))
    append(
      bits: TapeWord(
        kind, offset: offset, length: min(length, TapeWord.longLength),
        flags: flags | TapeWord.detailed
      ).bits)
  }

  /// Counts one more value in the innermost container.
  @inline(__always)
  mutating func countValue() { valueCount += 1 }

  /// Opens a container.
  ///
  /// - Parameters:
  ///   - offset: The offset of the first byte behind the opening.
  ///   - nodeStart: Where the opening begins, if the text does not tell; else -1.
  mutating func open(_ kind: TapeWord.Kind, offset: Int, flags: UInt64 = 0, nodeStart: Int = -1) {
    if !frames.isEmpty { frames[frames.count - 1].count = valueCount }
    frames.append(Frame(start: count, count: 0, kind: kind))
    valueCount = 0
    var flags = flags
    if nodeStart >= 0 {
      details.append(TapeDetail(index: count, nodeStart: nodeStart, contentEnd: -1, nodeEnd: -1))
      flags |= TapeWord.detailed
    }
    append(bits: TapeWord(kind, offset: offset, length: 0, flags: flags).bits)
    append(bits: 0)
  }

  /// Closes the innermost container.
  ///
  /// - Parameters:
  ///   - offset: The offset of the closing, that is, of the end of the container's content.
  ///   - length: The length of the closing in bytes.
  mutating func close(offset: Int, length: Int) {
    guard let frame = frames.popLast() else { return }
    unsafe words[frame.start + 1] = TapeSize(end: count, count: valueCount).bits
    append(bits: TapeWord(.end, offset: offset, length: min(length, TapeWord.longLength)).bits)
    valueCount = frames.last?.count ?? 0
  }

  /// Closes the innermost container with the rest of what it holds, which stands on another tape.
  ///
  /// - Parameters:
  ///   - rest: The words on the other tape, the last of which is the end of the container.
  ///   - values: How many values the rest holds.
  mutating func close(with rest: Range<Int>, of other: Tape, values: Int) {
    guard let frame = frames.popLast() else { return }
    let moved = count - rest.lowerBound
    if count + rest.count > capacity { grow(to: count + rest.count + capacity / 4) }
    for detail in other.details(of: rest) {
      details.append(
        TapeDetail(
          index: detail.index + moved, nodeStart: detail.nodeStart, contentEnd: detail.contentEnd,
          nodeEnd: detail.nodeEnd))
    }
    var index = rest.lowerBound
    while index < rest.upperBound {
      let word = other[index]
      unsafe words[count] = word.bits
      count += 1
      index += 1
      guard word.isContainer else { continue }
      let size = other.size(at: index - 1)
      unsafe words[count] = TapeSize(end: size.end + moved, count: size.count).bits
      count += 1
      index += 1
    }
    unsafe words[frame.start + 1] = TapeSize(end: count - 1, count: valueCount + values).bits
    valueCount = frames.last?.count ?? 0
  }

  /// A word already written.
  subscript(index: Int) -> TapeWord {
    precondition(index >= 0 && index < count, "the index lies outside the tape")
    return unsafe TapeWord(bits: words[index])
  }

  /// Closes the innermost container, which is a wrapper of JSON with a single entry whose value is itself a
  /// container, and makes one container of the two (see ``TapeWord/wrapped``).
  ///
  /// - Parameters:
  ///   - kind: What the two stand for.
  ///   - value: The index of the inner container.
  ///   - end: The offset behind the wrapper in the text.
  mutating func closeAround(_ kind: TapeWord.Kind, valueAt value: Int, end: Int) {
    guard let frame = frames.popLast() else { return }
    let last = self[count - 1]
    let flags = self[frame.start].bits & TapeWord.detailed | TapeWord.wrapped
    replace(
      at: frame.start, with: TapeWord(kind, offset: self[value].offset, length: 0, flags: flags))
    unsafe words[frame.start + 1] = TapeSize(end: count, count: size(at: value).count).bits
    append(
      bits: TapeWord(.end, offset: last.offset, length: min(end - last.offset, TapeWord.longLength)).bits)
    valueCount = frames.last?.count ?? 0
  }

  /// The size of a container already written whole.
  func size(at index: Int) -> TapeSize {
    precondition(index >= 0 && index + 1 < count, "the index lies outside the tape")
    return unsafe TapeSize(bits: words[index + 1])
  }

  /// The index of the first word behind a value already written whole.
  func index(after index: Int) -> Int {
    self[index].isContainer ? size(at: index).end + 1 : index + 1
  }

  /// Whether a container that opens now would lie deeper than a limit.
  @inline(__always)
  func isFull(limit: Int) -> Bool { frames.count >= limit }

  /// Takes back everything written since an index, details included; open containers stay.
  ///
  /// - Precondition: No container opened since then is still open.
  mutating func rewind(to index: Int) {
    precondition(index <= count, "the tape is shorter than that")
    count = index
    while let last = details.last, last.index >= index { details.removeLast() }
  }

  /// Replaces a word already written.
  mutating func replace(at index: Int, with word: TapeWord) {
    precondition(index >= 0 && index < count, "the index lies outside the tape")
    unsafe words[index] = word.bits
  }
}

extension TapeBuilder {
  /// The path of the innermost open container.
  ///
  /// Works through the open containers' items, so it is for errors only.
  ///
  /// - Parameter decode: The text of a key, given its word.
  func path(decode: (TapeWord) -> String) -> [PropertyListPathStep] {
    var path: [PropertyListPathStep] = []
    for (depth, frame) in frames.enumerated() where depth + 1 < frames.count {
      let child = frames[depth + 1].start
      switch frame.kind {
      case .dictionary: path.append(.key(decode(self[child - 1])))
      default: path.append(.index(frame.count))
      }
    }
    return path
  }
}
