#if os(Linux)
  import Foundation
  import PropertyLists
  import SourceText
  import TestSupport
  import Testing

  /// Random binary property lists, most of them a little wrong, read by us and by Foundation.
  ///
  /// `DIFFERENTIAL_RUNS=200000` makes the run longer.
  @Suite("Binary files are read as Foundation reads them")
  struct BinaryDifferentialTests {
    static let runs = ProcessInfo.processInfo.environment["DIFFERENTIAL_RUNS"].flatMap { Int($0) } ?? 5_000

    @Test func `gives Foundation's verdict and value`() throws {
      var generator = SeededGenerator(seed: 20_261_122)
      var differences = 0
      var accepted = 0
      for run in 0..<Self.runs where differences < 20 {
        let bytes = BinaryGenerator.file(&generator)
        let document = PropertyListDocument.read(SourceBytes(bytes), options: ReadOptions(format: .binary))
        // Foundation crashes on sets as soon as Swift asks for one.
        if document.isValid, let root = document.root, Self.holdsSet(root) { continue }
        let expected = FoundationValue.reading(binary: bytes)
        accepted += expected == nil ? 0 : 1
        if document.isValid != (expected != nil) {
          differences += 1
          Issue.record("run \(run), \(expected == nil ? "refused" : "read"): \(Self.hexadecimal(bytes))")
        } else if let expected, let value = try document.root?.value(),
          !document.leniencies.contains(where: { $0.code == .wideInteger }),
          !FoundationValue.isSame(expected, value)
        {
          differences += 1
          Issue.record("run \(run), \(expected) is not \(value): \(Self.hexadecimal(bytes))")
        }
      }
      // Both sides of the comparison must have been tried.
      #expect(accepted > Self.runs / 10 && accepted < Self.runs * 9 / 10)
    }

    private static func holdsSet(_ root: PropertyListNode) -> Bool {
      var nodes = [root]
      while let node = nodes.popLast() {
        if node.kind == .set { return true }
        nodes += Array(node.items) + node.entries.flatMap { [$0.keyNode, $0.value] }
      }
      return false
    }

    private static func hexadecimal(_ bytes: [UInt8]) -> String {
      bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }
  }

  enum BinaryGenerator {
    static func file(_ generator: inout SeededGenerator) -> [UInt8] {
      let count = Int.random(in: 1...8, using: &generator)
      let referenceSize = generator.pick([1, 1, 1, 2, 2, 3, 8, 9])
      var file = BinaryFile(
        objects: (0..<count).map { object(&generator, $0, of: count, referenceSize) },
        referenceSize: referenceSize, offsetSize: generator.pick([1, 1, 2, 2, 3, 4, 8, 9]))
      if generator.chance(20) { file.root = Int.random(in: 0..<count, using: &generator) }
      if generator.chance(5) { file.header[7] = UInt8.random(in: 0...255, using: &generator) }
      if generator.chance(5) { file.offsets[count - 1] = Int.random(in: 0...60, using: &generator) }
      var bytes = file.bytes
      guard generator.chance(60) else { return bytes }
      for _ in 0..<generator.pick([1, 1, 1, 2, 3]) { change(&bytes, &generator) }
      return bytes
    }

    private static func change(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
      guard bytes.count > 24 else { return }
      let place = Int.random(in: 7..<bytes.count, using: &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(UInt8.random(in: 0...255, using: &generator), at: place)
      case 2: bytes.removeSubrange(max(place, 24)...)
      case 3: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      case 4: bytes[place] = UInt8.random(in: 0...255, using: &generator)
      case 5: bytes[place] = generator.pick([0, 1, 0x0F, 0x14, 0x1F, 0x60, 0x7F, 0x80, 0xAF, 0xDF, 0xFF])
      default:
        // Most of what matters stands at the front, in the first objects.
        let front = Int.random(in: 8..<min(24, bytes.count), using: &generator)
        bytes[front] = bytes[front] &+ generator.pick([1, 255, 16, 240])
      }
    }

    private static func object(
      _ generator: inout SeededGenerator, _ number: Int, of count: Int, _ referenceSize: Int
    ) -> [UInt8] {
      func random(_ size: Int) -> [UInt8] {
        (0..<size).map { _ in UInt8.random(in: 0...255, using: &generator) }
      }
      func references(_ wanted: Int) -> [UInt8] {
        (0..<wanted).flatMap { _ -> [UInt8] in
          // Mostly ahead, so that cycles are rare.
          let target =
            number + 1 < count && !generator.chance(3)
            ? Int.random(in: number + 1..<count, using: &generator)
            : Int.random(in: 0...count, using: &generator)
          return BinaryFile.number(target, size: referenceSize)
        }
      }
      func counted(_ marker: UInt8, _ count: Int) -> [UInt8] {
        if count < 15, !generator.chance(10) { return [marker | UInt8(count)] }
        let size = generator.pick([0, 0, 1, 2, 3, 4])
        return [marker | 15, 0x10 | UInt8(size)] + BinaryFile.number(count, size: 1 << size)
      }
      switch Int.random(in: 0..<22, using: &generator) {
      case 0: return [generator.pick([0, 8, 9])]
      case 1: return [generator.pick([0x10])] + random(1)
      case 2: return [0x11] + random(2)
      case 3: return [0x12] + random(4)
      case 4: return [0x13] + random(8)
      case 5: return [0x14] + (generator.chance(70) ? Array(repeating: 0, count: 8) : random(8)) + random(8)
      case 6: return [0x22] + random(4)
      case 7: return [0x23] + random(8)
      case 8: return [0x33] + random(8)
      case 9:
        let count = Int.random(in: 0...17, using: &generator)
        return counted(0x40, count) + random(count)
      case 10, 11, 12:
        let count = Int.random(in: 0...17, using: &generator)
        return counted(0x50, count) + (generator.chance(90) ? random(count).map { $0 & 0x7F } : random(count))
      case 13:
        let count = Int.random(in: 0...4, using: &generator)
        let units: [[UInt8]] = [
          [0, 0x41], [0xD8, 0x3D], [0xDE, 0], [0, 0xE9], [0x4E, 0x2D], [0xFF, 0xFE],
        ]
        return counted(0x60, count) + (0..<count).flatMap { _ in generator.pick(units) }
      case 14:
        let size = Int.random(in: 0..<16, using: &generator)
        return [0x80 | UInt8(size)] + (0...size).map { size - $0 < 4 ? random(1)[0] : 0 }
      case 15: return [UInt8.random(in: 0...255, using: &generator)]
      case 16, 17, 18:
        let count = Int.random(in: 0...4, using: &generator)
        return counted(0xA0, count) + references(count)
      default:
        let count = Int.random(in: 0...3, using: &generator)
        return counted(0xD0, count) + references(2 * count)
      }
    }
  }
#endif
