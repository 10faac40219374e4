import Testing

@testable import FileSystem

@Suite("The text of a path")
struct PathTextTests {
  private func decode(_ bytes: [UInt8]) -> String {
    unsafe bytes.withUnsafeBufferPointer { unsafe PathText.decode($0) }
  }

  private func encode(_ path: String) -> [UInt8]? {
    unsafe PathText.withBytes(of: path) { bytes in
      guard let bytes = unsafe bytes else { return nil }
      var result: [UInt8] = []
      while unsafe bytes[result.count] != 0 { unsafe result.append(UInt8(bitPattern: bytes[result.count])) }
      return result
    }
  }

  @Test func `gives any bytes back`() {
    var generator = SystemRandomNumberGenerator()
    let parts: [[UInt8]] = [
      [0x61], [0x80], [0xC3], [0xA9], [0xC3, 0xA9], [0xE2, 0x82, 0xAC], [0xF0, 0x9F, 0x8D, 0x8E], [0xFF],
      [0xF4, 0x8F, 0xBA, 0x80], [0xF4, 0x8F, 0xBB], [0xF4], [0xF4, 0x8F, 0xBF, 0xBF],
    ]
    var texts: [String: [UInt8]] = [:]
    for _ in 0..<5000 {
      let count = Int.random(in: 0...6, using: &generator)
      let bytes = (0..<count).flatMap { _ in parts.randomElement(using: &generator) ?? [] }
      let text = decode(bytes)
      #expect(encode(text) == bytes)
      #expect(texts.updateValue(bytes, forKey: text) ?? bytes == bytes)
    }
  }

  @Test(arguments: ["", "a", "Größe/文件", "🍎", "e\u{301}"])
  func `leaves UTF-8 as it is`(text: String) {
    #expect(Array(decode(Array(text.utf8)).utf8) == Array(text.utf8))
    #expect(encode(text) == Array(text.utf8))
  }

  @Test func `has no bytes if it holds a zero`() {
    #expect(encode("a\0b") == nil)
  }

  @Test func `is shown without control characters`() {
    #expect(PathText.visible("a\tb\u{7F}\u{85}é" + decode([0xFF])) == "a\\x09b\\x7F\\x85é\\xFF")
  }
}
