internal import SourceText

/// Checks a binary property list: the trailer, and every object that the root leads to (F49–F53).
///
/// A first pass looks at each object by itself, in the order of the offset table, which is the order of the
/// file as a rule. A second one walks along the references, with a stack of its own, each container once
/// however often it is shared. Nothing is decoded; ``BinaryObjects`` does that later, object by object.
struct BinaryReader: ~Copyable {
  /// A container that is being walked through.
  struct Frame {
    /// The number of the object.
    let object: Int
    /// The offset of the first reference.
    let content: Int
    /// How many references there are; a dictionary's keys come first.
    let count: Int
    /// How many of them are keys.
    let keyCount: Int
    /// The reference that comes next.
    var position = 0
  }

  let file: SourceBytes
  let options: ReadOptions
  private(set) var body: PropertyListDocument.Body = .nothing
  var errors: [ReadError] = []
  var leniencies: [Leniency] = []
  /// The containers that are being walked through, outermost first.
  var frames: [Frame] = []
  var isDone = false
  /// Whether more than one reference leads to the same container.
  private var sharesContainers = false
  /// The bytes of long strings and data, counted for each reference to them.
  private var longBytes = 0
  /// Those of them that are counted for keys.
  private var longKeyBytes = 0

  init(_ file: SourceBytes, options: ReadOptions) {
    self.file = file
    self.options = options
  }

  /// Reads the whole file.
  mutating func read() {
    do throws(ReadError) {
      let trailer = try BinaryTrailer.reading(file)
      let objects = BinaryObjects(file, trailer)
      noteVersion()
      var states = BinaryStates(count: objects.count)
      examineAll(objects, &states)
      walk(objects, &states)
      let isBounded = errors.isEmpty && !sharesContainers && longBytes <= 4 * file.count
      body = .binary(BinaryObjects(file, trailer, isBounded: isBounded))
    } catch {
      errors.append(error)
    }
  }

  /// Strings and data of at most so many bytes or units do not matter, however often they are shared.
  private static let shortLength = 255

  // MARK: Each object by itself

  private mutating func examineAll(_ objects: BinaryObjects, _ states: inout BinaryStates) {
    // Objects may overlap, so that a small file claims any amount of text; no honest one needs more.
    var scanLimit = 4 * file.count
    let end = UInt64(objects.trailer.tableOffset)
    for object in 0..<objects.count where !isDone {
      let offset = objects.offset(of: object)
      guard offset < end else {
        states[object] = .reported
        offsetOutOfBounds(objects.tableEntry(of: object), object, offset)
        continue
      }
      do throws(BinaryProblem) {
        let found = try objects.decode(at: offset)
        switch found.form {
        case .ascii:
          scanLimit -= found.count
          if scanLimit > 0, !objects.isASCII(found) {
            states[object] = .remarkableString
          } else if found.count > Self.shortLength {
            states[object] = .longString
          }
        case .utf16:
          scanLimit -= 2 * found.count
          if scanLimit > 0, objects.firstLoneSurrogate(found) != nil {
            states[object] = .remarkableString
          } else if found.count > Self.shortLength {
            states[object] = .longString
          }
        case .array, .set, .dictionary: states[object] = .container
        case .integer:
          states[object] = found.count == 16 && objects.word(found.content) != 0 ? .remarkableLeaf : .leaf
        default: states[object] = found.count > Self.shortLength ? .longLeaf : .leaf
        }
      } catch {
        states[object] = .damaged
      }
    }
  }

  // MARK: How they hang together

  private mutating func walk(_ objects: BinaryObjects, _ states: inout BinaryStates) {
    // Containers may overlap too; this is four times what there is room for if they do not.
    var referenceLimit = 4 * file.count / objects.referenceSize + 65_536
    var next: Int? = reach(objects.root, states[objects.root], nil, objects, &states)
    while !isDone {
      if let object = next {
        open(object, objects, &states, &referenceLimit)
      } else if let frame = frames.popLast() {
        states[frame.object] = .done
      }
      guard !isDone, !frames.isEmpty else { return }
      next = nextContainer(objects, &states)
    }
  }

  /// Begins to walk through a container.
  private mutating func open(
    _ object: Int, _ objects: BinaryObjects, _ states: inout BinaryStates, _ referenceLimit: inout Int
  ) {
    guard let found = objects.object(object) else { return }
    // The system counts how deep a value lies, so an empty container may lie one deeper than a full one.
    if found.count > 0, frames.count >= options.nestingLimit { return nestingTooDeep(object, objects) }
    states[object] = .open
    frames.append(
      Frame(
        object: object, content: found.content, count: found.referenceCount,
        keyCount: found.form == .dictionary ? found.count : 0))
    referenceLimit -= found.referenceCount
    if referenceLimit < 0 { overlapping(object, objects) }
  }

  /// Follows the references of the innermost container up to one that leads to a container not yet walked
  /// through.
  ///
  /// - Returns: That container, or `nil` at the end.
  private mutating func nextContainer(_ objects: BinaryObjects, _ states: inout BinaryStates) -> Int? {
    let last = frames.count - 1
    var frame = frames[last]
    while frame.position < frame.count {
      let number = objects.reference(at: frame.content + frame.position * objects.referenceSize)
      let isKey = frame.position < frame.keyCount
      frame.position += 1
      if number < UInt64(states.count) {
        let object = Int(truncatingIfNeeded: number)
        let state = states[object]
        if state == .string || (state == .leaf && !isKey) { continue }
        frames[last] = frame
        if let container = reach(object, state, frame, objects, &states) { return container }
      } else {
        frames[last] = frame
        invalidReference(number, frame, objects)
      }
      if isDone { return nil }
    }
    frames[last] = frame
    return nil
  }

  /// Looks at an object that something is to be done about.
  ///
  /// - Parameter frame: The container whose reference led here, if it is not the root.
  /// - Returns: The object, if it is a container to walk through.
  private mutating func reach(
    _ object: Int, _ state: BinaryStates.State, _ frame: Frame?, _ objects: BinaryObjects,
    _ states: inout BinaryStates
  ) -> Int? {
    let isKey = frame.map { $0.position <= $0.keyCount } ?? false
    switch state {
    case .string, .oddKey, .reported: return nil
    case .remarkableString:
      states[object] = .longString
      noteRemarkable(object, objects)
    case .longString:
      countLong(object, objects)
      if isKey { countLongKey(object, objects) }
    case .remarkableLeaf, .leaf, .longLeaf:
      if state == .remarkableLeaf {
        states[object] = .leaf
        noteRemarkable(object, objects)
      }
      if state == .longLeaf { countLong(object, objects) }
      guard isKey else { break }
      if state == .longLeaf { longBytes = .max }
      states[object] = .oddKey
      noteOddKey(object, objects)
    case .damaged:
      states[object] = .reported
      damaged(object, objects)
    case .container, .open, .done:
      if isKey {
        invalidKey(object, objects)
      } else if state == .open, let frame {
        cycle(object, frame, objects)
      } else if state == .container {
        return object
      } else {
        sharesContainers = true
      }
    }
    return nil
  }

  /// Counts the bytes of a long string or of data once more.
  private mutating func countLong(_ object: Int, _ objects: BinaryObjects) {
    let (sum, overflow) = longBytes.addingReportingOverflow(objects.range(of: object).count)
    longBytes = overflow ? .max : sum
  }

  /// Long keys may take so many bytes, besides four times the size of the file.
  private static let keyBytesLimit = 64 << 20

  /// Counts the bytes of a long key once more: whoever looks at a dictionary looks at all of its keys.
  private mutating func countLongKey(_ object: Int, _ objects: BinaryObjects) {
    let (sum, overflow) = longKeyBytes.addingReportingOverflow(objects.range(of: object).count)
    longKeyBytes = overflow ? .max : sum
    if longKeyBytes > Self.keyBytesLimit + 4 * file.count { keysTooLong(object, objects, longKeyBytes) }
  }
}
