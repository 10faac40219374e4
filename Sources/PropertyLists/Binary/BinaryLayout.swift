/// Gives the objects of a binary file their order, and writes them down.
struct BinaryLayout {
  private let writer: BinaryWriter
  /// The objects in the order of the file: a container, its keys, then each of its values in full (F57).
  private var order: [BinaryWriter.Reference] = []
  /// The number in the file of each leaf, and of each container.
  private var leafNumbers: [UInt32]
  private var containerNumbers: [UInt32]

  private static let unnumbered = UInt32.max

  init(of writer: BinaryWriter, root: BinaryWriter.Reference) {
    self.writer = writer
    leafNumbers = Array(repeating: Self.unnumbered, count: writer.leaves.count)
    containerNumbers = Array(repeating: Self.unnumbered, count: writer.containers.count)
    order.reserveCapacity(writer.leaves.count + writer.containers.count)
    number(from: root)
  }

  // MARK: Numbering

  private mutating func number(from root: BinaryWriter.Reference) {
    var frames: [(next: Int, end: Int)] = []
    var next: BinaryWriter.Reference? = root
    while true {
      if let reference = next {
        next = nil
        if reference.isContainer {
          containerNumbers[reference.number] = UInt32(truncatingIfNeeded: order.count)
          order.append(reference)
          let container = writer.containers[reference.number]
          let start = container.firstReference
          guard container.marker == 0xD0 else {
            frames.append((start, start + container.count))
            continue
          }
          for key in writer.references[start..<start + container.count] { numberLeaf(key) }
          frames.append((start + container.count, start + 2 * container.count))
        } else {
          numberLeaf(reference)
        }
      }
      guard let last = frames.indices.last else { return }
      if frames[last].next < frames[last].end {
        next = writer.references[frames[last].next]
        frames[last].next += 1
      } else {
        frames.removeLast()
      }
    }
  }

  private mutating func numberLeaf(_ reference: BinaryWriter.Reference) {
    guard leafNumbers[reference.number] == Self.unnumbered else { return }
    leafNumbers[reference.number] = UInt32(truncatingIfNeeded: order.count)
    order.append(reference)
  }

  // MARK: Writing

  /// The whole file.
  func file() -> [UInt8] {
    let referenceSize = OutputBytes.size(of: UInt64(order.count))
    var tableOffset = BinaryTrailer.headerLength + writer.leaves.bytes.count
    for container in writer.containers {
      tableOffset += OutputBytes.markerSize(forCount: container.count)
    }
    tableOffset += writer.references.count * referenceSize
    let offsetSize = OutputBytes.size(of: UInt64(tableOffset))
    var output = OutputBytes(
      capacity: tableOffset + order.count * offsetSize + BinaryTrailer.length)
    output.append("bplist00")
    var offsets: [Int] = []
    offsets.reserveCapacity(order.count)
    unsafe writer.leaves.bytes.withWritten { leaves in
      for reference in order {
        offsets.append(output.count)
        if reference.isContainer {
          append(writer.containers[reference.number], referenceSize, to: &output)
        } else {
          let start = writer.leaves.starts[reference.number]
          let end = writer.leaves.end(of: reference.number)
          unsafe output.append(copying: UnsafeBufferPointer(rebasing: leaves[start..<end]))
        }
      }
    }
    for offset in offsets { output.append(bigEndian: UInt64(offset), size: offsetSize) }
    output.append(repeating: 0, count: 6)
    output.append(UInt8(offsetSize))
    output.append(UInt8(referenceSize))
    output.append(bigEndian: UInt64(order.count), size: 8)
    output.append(bigEndian: 0, size: 8)
    output.append(bigEndian: UInt64(tableOffset), size: 8)
    return output.finish()
  }

  private func append(_ container: BinaryWriter.Container, _ size: Int, to output: inout OutputBytes) {
    output.append(marker: container.marker, count: container.count)
    let count = container.marker == 0xD0 ? 2 * container.count : container.count
    let start = container.firstReference
    for reference in writer.references[start..<start + count] {
      let number =
        reference.isContainer ? containerNumbers[reference.number] : leafNumbers[reference.number]
      output.append(bigEndian: UInt64(number), size: size)
    }
  }
}
