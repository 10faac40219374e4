import Executables
import ExecutableWriter
import PropertyLists
import SourceText
import Testing

@Suite("Code signatures")
struct CodeSignatureTests {
  static let xml = Array(
    """
    <plist version="1.0"><dict><key>com.apple.security.app-sandbox</key><true/></dict></plist>
    """.utf8)

  static func read(_ signature: MachOSignature, _ architecture: MachOArchitecture = .arm64) -> Executable {
    var slice = ExecutableTests.slice(architecture)
    slice.signature = signature
    return Executable(reading: SourceBytes(MachOWriter.executable(slice)))
  }

  @Test(arguments: [MachOArchitecture.arm64, .intel32, .power64])
  func `reads identifier, team, flags and the hash of Info.plist (M24, M25)`(architecture: MachOArchitecture)
    throws
  {
    let file = Self.read(
      MachOSignature(
        identifier: "com.example.demo", team: "ABCDE12345", flags: 0x1_0002, infoPlistHash: Array(1...32)),
      architecture)
    #expect(file.errors == [])
    let signature = try #require(file.slices.first?.signature)
    #expect(signature.identifier == "com.example.demo")
    #expect(signature.team == "ABCDE12345")
    #expect(signature.isAdHoc && signature.hasHardenedRuntime && !signature.isLinkerSigned)
    #expect(signature.infoPlistHash == Array(1...32))
    #expect(signature.hashType == 2)
    #expect(signature.entitlements == nil)
  }

  @Test func `reads entitlements in XML`() throws {
    let file = Self.read(MachOSignature(identifier: "a.b", entitlements: Self.xml))
    let value = try #require(file.slices.first?.entitlements?.value)
    #expect(value == .dictionary(["com.apple.security.app-sandbox": .boolean(true)]))
  }

  /// An element: a tag, a length, and contents.
  static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    precondition(content.count < 128, "longer ones have another form of length")
    return [tag, UInt8(content.count)] + content
  }

  static func pair(_ key: String, _ value: [UInt8]) -> [UInt8] {
    element(0x30, element(0x0c, Array(key.utf8)) + value)
  }

  @Test func `reads entitlements in DER, before those in XML`() throws {
    let pairs =
      Self.pair("flag", Self.element(0x01, [0xff])) + Self.pair("count", Self.element(0x02, [0xff, 0x00]))
      + Self.pair("groups", Self.element(0x30, Self.element(0x0c, Array("a.b".utf8))))
      + Self.pair("inner", Self.element(0xb0, Self.pair("x", Self.element(0x04, [7]))))
    let der = Self.element(0x70, Self.element(0x02, [1]) + Self.element(0xb0, pairs))
    let file = Self.read(MachOSignature(identifier: "a.b", entitlements: Self.xml, entitlementsDER: der))
    #expect(
      file.slices.first?.entitlements?.value
        == .dictionary([
          "flag": .boolean(true), "count": .integer(-256), "groups": .array([.string("a.b")]),
          "inner": .dictionary(["x": .data([7])]),
        ]))
  }

  @Test(arguments: 0..<12)
  func `takes the XML where the DER is cut off`(length: Int) {
    let der = Self.element(
      0x70, Self.element(0x02, [1]) + Self.element(0xb0, Self.pair("flag", Self.element(0x01, [0xff]))))
    let file = Self.read(
      MachOSignature(identifier: "a.b", entitlements: Self.xml, entitlementsDER: Array(der.prefix(length))))
    #expect(
      file.slices.first?.entitlements?.value
        == .dictionary(["com.apple.security.app-sandbox": .boolean(true)]))
  }

  @Test func `refuses entitlements that lie too deep in one another`() {
    // Lengths of four bytes, so that every level is possible.
    func long(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
      [tag, 0x83] + [16, 8, 0].map { UInt8(truncatingIfNeeded: content.count >> $0) } + content
    }
    var value = long(0x0c, [])
    for _ in 0..<2000 { value = long(0x30, value) }
    let key = long(0x0c, Array("deep".utf8))
    let der = long(0x70, long(0x02, [1]) + long(0xb0, long(0x30, key + value)))
    let file = Self.read(MachOSignature(identifier: "a.b", entitlementsDER: der))
    #expect(file.slices.first?.entitlements?.der != nil)
    #expect(file.slices.first?.entitlements?.value == nil)
  }
}
