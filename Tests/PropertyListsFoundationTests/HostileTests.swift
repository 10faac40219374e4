import Foundation
import PropertyLists
import PropertyListsFoundation
import SourceText
import Testing

/// Files that are made to do harm.
@Suite("Decoding hostile files")
struct HostileTests {
  /// Lists in lists, as deep as the file says.
  final class Tree: Decodable {
    let children: [Tree]
    init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var children: [Tree] = []
      while !container.isAtEnd { children.append(try container.decode(Tree.self)) }
      self.children = children
    }
  }

  @Test func `refuses lists that share one another without end`() {
    // Forty lists, each holding the next one twice.
    let levels = 40
    var objects: [UInt8] = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for level in 0..<levels {
      offsets.append(UInt8(objects.count))
      objects += level + 1 < levels ? [0xA2, UInt8(level + 1), UInt8(level + 1)] : [0xA0]
    }
    let table = objects.count
    var file = objects + offsets
    file += [0, 0, 0, 0, 0, 0, 1, 1]
    for number in [levels, 0, table] {
      file += (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    }
    let failure = Outcome { try OurDecoder().decode(Tree.self, from: Data(file)) }.failure
    #expect(failure?.kind == "data corrupted")
  }

  @Test func `reads lists as deep as the system does`() throws {
    let depth = 500
    let text = String(repeating: "<array>", count: depth) + String(repeating: "</array>", count: depth)
    _ = try OurDecoder().decode(Tree.self, from: DecodingDifferentialTests.xml(text))
    let deeper = String(repeating: "<array>", count: 600) + String(repeating: "</array>", count: 600)
    #expect(throws: Swift.DecodingError.self) {
      try OurDecoder().decode(Tree.self, from: DecodingDifferentialTests.xml(deeper))
    }
  }

  @Test(arguments: 0..<6)
  func `answers for any bytes`(seed: Int) throws {
    let original = [
      DecodingDifferentialTests.xml(DecodingDifferentialTests.snippets[seed * 9]),
      try DecodingDifferentialTests.binary(
        DecodingDifferentialTests.xml(DecodingDifferentialTests.snippets[seed * 9 + 25])),
    ]
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
    func random(below limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    for data in original {
      for _ in 0..<400 {
        var changed = data
        for _ in 0...random(below: 3) { changed[random(below: data.count)] = UInt8(random(below: 256)) }
        // Whatever comes of it, it comes without a trap.
        _ = try? OurDecoder().decode(Samples.Anything.self, from: changed)
        _ = try? OurDecoder().decode(Samples.Optionals.self, from: changed)
        if let error = Outcome({ try OurDecoder().decode(Samples.Nested.self, from: changed) }).failure {
          #expect((error.place?.range.upperBound ?? 0) <= changed.count)
        }
      }
    }
  }

  @Test func `lets decoders outlive the file`() throws {
    final class Keeper: Decodable {
      let decoder: any Decoder
      init(from decoder: any Decoder) throws { self.decoder = decoder }
    }
    let keepers = try OurDecoder().decode(
      [String: Keeper].self,
      from: DecodingDifferentialTests.xml("<dict><key>a</key><string>kept</string></dict>"))
    #expect(try keepers["a"]?.decoder.singleValueContainer().decode(String.self) == "kept")
  }
}
