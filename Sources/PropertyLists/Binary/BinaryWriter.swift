/// Writes a property list as a binary file (F57–F60).
///
/// Equal leaves are written once, in the smallest form that holds them. Nothing can be written before the
/// last object is known, for the size of references depends on how many there are; so the leaves are kept as
/// they will be, containers as the numbers of what they hold, and ``finish()`` puts them in order.
struct BinaryWriter: PropertyListWriter {
  /// A leaf or a container, before objects have the numbers of the file.
  struct Reference {
    /// Twice the number among the leaves, or twice the number among the containers plus one.
    let bits: UInt32

    static func leaf(_ number: Int) -> Reference {
      Reference(bits: UInt32(truncatingIfNeeded: number) << 1)
    }

    static func container(_ number: Int) -> Reference {
      Reference(bits: UInt32(truncatingIfNeeded: number) << 1 | 1)
    }

    var isContainer: Bool { bits & 1 == 1 }
    var number: Int { Int(truncatingIfNeeded: bits >> 1) }
  }

  /// A container whose content is known.
  struct Container {
    /// The high half of its marker.
    let marker: UInt8
    /// The items, or the pairs of a dictionary.
    var count = 0
    /// Its place among ``references``: keys first, then values.
    var firstReference = 0
  }

  private struct Frame {
    let container: SinkContainer
    let number: Int
    /// Where what it holds begins among ``pending``.
    let start: Int
  }

  private(set) var leaves = BinaryLeafTable()
  private(set) var containers: [Container] = []
  /// What the containers that are done hold.
  private(set) var references: [Reference] = []
  private var frames: [Frame] = []
  /// What the open containers hold so far; keys and values alternate.
  private var pending: [Reference] = []
  private var scratch = OutputBytes(capacity: 64)

  init(options: WriteOptions) {}

  mutating func finish() throws(WriteError) -> [UInt8] {
    guard let root = pending.first else { return [] }
    return BinaryLayout(of: self, root: root).file()
  }

  // MARK: Adding

  /// References have 31 bits for a number.
  private static let objectLimit = 1 << 31 - 2

  private mutating func add(_ encode: (inout OutputBytes) -> Void) throws(WriteError) {
    guard leaves.count < Self.objectLimit else { throw Self.tooMany }
    pending.append(.leaf(leaves.add(encode)))
  }

  private static var tooMany: WriteError {
    WriteError(.tooLarge, "A binary file of more than two thousand million objects cannot be written.")
  }

  mutating func string(_ utf8: borrowing Span<UInt8>) throws(WriteError) {
    guard leaves.count < Self.objectLimit else { throw Self.tooMany }
    let number = unsafe utf8.withUnsafeBufferPointer { text in
      if unsafe BinaryText.isASCII(text) {
        return leaves.add { output in
          output.append(marker: 0x50, count: text.count)
          unsafe output.append(copying: text)
        }
      }
      scratch.rewind(to: 0)
      unsafe BinaryText.appendUTF16(text, to: &scratch)
      return leaves.add { output in
        output.append(marker: 0x60, count: scratch.count / 2)
        unsafe scratch.withWritten { unsafe output.append(copying: $0) }
      }
    }
    pending.append(.leaf(number))
  }

  mutating func key(_ utf8: borrowing Span<UInt8>) throws(WriteError) {
    try string(utf8)
  }

  mutating func boolean(_ value: Bool) throws(WriteError) {
    try add { $0.append(value ? 0x09 : 0x08) }
  }

  mutating func null() throws(WriteError) {
    try add { $0.append(0x00) }
  }

  mutating func integer(_ value: PropertyListInteger) throws(WriteError) {
    try add { $0.append(integer: value) }
  }

  mutating func real(_ real: SinkReal) throws(WriteError) {
    try add { output in
      // A number that has become another one since, or a `nan` with more to it, needs all 64 bits.
      let single = Float(real.value)
      if real.isSinglePrecision, Double(single).bitPattern == real.value.bitPattern {
        output.append(0x22)
        output.append(bigEndian: UInt64(single.bitPattern), size: 4)
      } else {
        output.append(0x23)
        output.append(bigEndian: real.value.bitPattern, size: 8)
      }
    }
  }

  mutating func date(_ value: PropertyListDate) throws(WriteError) {
    try add { output in
      output.append(0x33)
      output.append(bigEndian: value.secondsSinceReference.bitPattern, size: 8)
    }
  }

  mutating func data(_ bytes: borrowing Span<UInt8>) throws(WriteError) {
    guard leaves.count < Self.objectLimit else { throw Self.tooMany }
    let number = unsafe bytes.withUnsafeBufferPointer { data in
      leaves.add { output in
        output.append(marker: 0x40, count: data.count)
        unsafe output.append(copying: data)
      }
    }
    pending.append(.leaf(number))
  }

  mutating func uid(_ value: UInt32) throws(WriteError) {
    try add { output in
      let size = OutputBytes.size(of: UInt64(value))
      output.append(0x80 | UInt8(size - 1))
      output.append(bigEndian: UInt64(value), size: size)
    }
  }

  // MARK: Containers

  mutating func begin(_ container: SinkContainer, count: Int) throws(WriteError) {
    if let frame = frames.last, frame.container == .pairs, (pending.count - frame.start) % 2 == 0 {
      throw WriteError(
        .kindNotRepresentable, "A container cannot be the key of a dictionary.",
        hint: "Use a string as the key.")
    }
    guard containers.count < Self.objectLimit else { throw Self.tooMany }
    let marker: UInt8 =
      switch container {
      case .array: 0xA0
      case .set: 0xC0
      case .dictionary, .pairs: 0xD0
      }
    let number = containers.count
    containers.append(Container(marker: marker))
    pending.append(.container(number))
    frames.append(Frame(container: container, number: number, start: pending.count))
  }

  mutating func end(_ container: SinkContainer) {
    guard let frame = frames.popLast() else { return }
    containers[frame.number].firstReference = references.count
    switch container {
    case .array, .set:
      containers[frame.number].count = pending.count - frame.start
      references += pending[frame.start...]
    case .dictionary, .pairs:
      containers[frame.number].count = (pending.count - frame.start) / 2
      for first in [frame.start, frame.start + 1] {
        for place in stride(from: first, to: pending.count, by: 2) { references.append(pending[place]) }
      }
    }
    pending.removeLast(pending.count - frame.start)
  }
}
