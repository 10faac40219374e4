/// Makes values of the objects of a binary file.
///
/// As ``TapeValues`` does, it makes a container once everything in it is there, in memory of just the right
/// size. Objects that are shared are made each time they are referred to, but for the texts of keys.
struct BinaryValues: ~Copyable {
  /// A container whose own containers are being made.
  private struct Frame {
    let container: BinaryObject
    /// Which reference is to be looked at next.
    var position: Int
    /// How many containers were done before it.
    let done: Int

    init(_ container: BinaryObject, done: Int) {
      self.container = container
      // Keys are no containers.
      position = container.form == .dictionary ? container.count : 0
      self.done = done
    }
  }

  /// The text of a key and its hash, and the number of its object.
  private struct KeptKey {
    var object = Int.min
    var hash: UInt64 = 0
    var text = ""
  }

  private let objects: BinaryObjects
  private var frames: [Frame] = []
  /// The containers that are done and not yet in another, in order.
  private var done: [PropertyListValue] = []
  /// Keys met lately, each in a place that its number leads to.
  ///
  /// What a key says lies anywhere in the file, and to go there takes longer than anything else. There are a power of
  /// two of them, once there is a dictionary: to make room for them takes much longer than a single text.
  private var keys: [KeptKey] = []
  /// The hashes of keys that make a dictionary without repetitions, each in a place that it leads to itself.
  private var shapes: [UInt64] = []
  private var hashes = KeyHashes()

  private static let keptCount = 256
  private static let mostKeptKeys = 4096

  /// - Returns: `nil` if the document has errors: containers might hold themselves.
  init?(_ objects: BinaryObjects, of document: PropertyListDocument) {
    guard document.errors.isEmpty else { return nil }
    self.objects = objects
  }

  /// Makes room for what is kept of keys.
  private mutating func prepareForKeys() {
    // Files with few objects have few keys.
    var count = 16
    while count < Self.mostKeptKeys, count < objects.count / 2 { count *= 2 }
    keys = Array(repeating: KeptKey(), count: count)
    shapes = Array(repeating: 0, count: Self.keptCount)
  }

  /// The value of an object, or `nil` if some dictionary in it has a key that is no string, or one twice.
  ///
  /// - Complexity: O(*n*) in what is made.
  mutating func value(of root: Int) -> PropertyListValue? {
    guard let found = objects.object(root) else { return .null }
    guard found.isContainer else { return leaf(found) }
    frames.append(Frame(found, done: 0))
    while let last = frames.indices.last {
      if let inner = nextContainer(last) {
        frames.append(Frame(inner, done: done.count))
        continue
      }
      let frame = frames.removeLast()
      guard let value = container(frame.container, frame.done) else { return nil }
      done.removeLast(done.count - frame.done)
      done.append(value)
    }
    return done.popLast()
  }

  /// The next container that one which is being made refers to.
  @inline(__always)
  private mutating func nextContainer(_ last: Int) -> BinaryObject? {
    let container = frames[last].container
    var position = frames[last].position
    defer { frames[last].position = position }
    while position < container.referenceCount {
      let number = objects.target(container, position)
      position += 1
      if objects.mayBeContainer(number), let found = objects.object(number), found.isContainer {
        return found
      }
    }
    return nil
  }

  /// Makes a container.
  ///
  /// - Parameter first: Where the containers in it begin among those that are done.
  private mutating func container(_ container: BinaryObject, _ first: Int) -> PropertyListValue? {
    switch container.form {
    case .dictionary: entries(container, first).map { .dictionary(PropertyListDictionary(uniqueEntries: $0)) }
    case .set: .set(items(container, first))
    default: .array(items(container, first))
    }
  }

  private mutating func items(_ container: BinaryObject, _ first: Int) -> [PropertyListValue] {
    var next = first
    return unsafe .filled(upTo: container.count) { target, count in
      while count < container.count {
        unsafe (target + count).initialize(to: value(objects.target(container, count), &next))
        count += 1
      }
    }
  }

  /// The entries of a dictionary, or `nil` if its keys are out of the ordinary.
  private mutating func entries(_ container: BinaryObject, _ first: Int) -> [PropertyListDictionary.Entry]? {
    guard hasUniqueKeys(container) else { return nil }
    var next = first
    return unsafe .filled(upTo: container.count) { target, count in
      while count < container.count {
        let key = key(objects.target(container, count))
        let value = value(objects.target(container, container.count + count), &next)
        unsafe (target + count).initialize(to: PropertyListDictionary.Entry(key: key, value: value))
        count += 1
      }
    }
  }

  /// Whether all keys of a dictionary are strings, each another one.
  private mutating func hasUniqueKeys(_ container: BinaryObject) -> Bool {
    if keys.isEmpty { prepareForKeys() }
    // Dictionaries that look alike refer to the same keys.
    let shape = objects.hashOfKeys(container) | 1
    let place = Int(truncatingIfNeeded: shape >> 32) & (Self.keptCount - 1)
    if shapes[place] == shape { return true }
    hashes.removeAll()
    for position in 0..<container.count {
      guard let place = keep(objects.target(container, position)) else { return false }
      hashes.add(keys[place].hash)
    }
    guard !hashes.hasRepetition() else { return false }
    shapes[place] = shape
    return true
  }

  /// Sees to it that a key is kept, and says where; `nil` if it is no string.
  @inline(__always)
  private mutating func keep(_ number: Int) -> Int? {
    let place = number & (keys.count - 1)
    if keys[place].object != number {
      guard let hash = objects.withText(of: number, { ByteHash.of($0) }),
        let text = objects.string(of: number)
      else { return nil }
      keys[place] = KeptKey(object: number, hash: hash, text: text)
    }
    return place
  }

  @inline(__always)
  private mutating func key(_ number: Int) -> String { keep(number).map { keys[$0].text } ?? "" }

  /// The value that a reference leads to.
  ///
  /// - Parameter next: Where the next container is among those that are done.
  @inline(__always)
  private mutating func value(_ number: Int, _ next: inout Int) -> PropertyListValue {
    guard let found = objects.object(number) else { return .null }
    guard found.isContainer else { return leaf(found) }
    guard next < done.count else { return .null }
    var value = PropertyListValue.null
    swap(&value, &done[next])
    next += 1
    return value
  }

  @inline(__always)
  private func leaf(_ object: BinaryObject) -> PropertyListValue {
    switch object.form {
    case .ascii, .utf16: .string(objects.string(object))
    case .integer: .integer(objects.integer(object))
    case .date: .date(objects.date(object))
    case .true: .boolean(true)
    case .false: .boolean(false)
    case .real: .real(objects.real(object))
    case .data: .data(unsafe Array(objects.buffer(object.content, object.count)))
    case .uid: .uid(objects.uid(object))
    case .null, .array, .set, .dictionary: .null
    }
  }
}
