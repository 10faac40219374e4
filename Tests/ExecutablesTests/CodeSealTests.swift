import Executables
import SourceText
import Testing

@Suite("Seals of code signatures")
struct CodeSealTests {
  static func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = hexadecimal.utf8.map { $0.hexadecimalDigit ?? 0 }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  /// The examples of the standard, and lengths around the ends of blocks.
  @Test(arguments: [
    ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
    ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
    ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "84983e441c3bd26ebaae4aa1f95129e5e54670f1"),
  ])
  func `are checked with SHA-1 (M24)`(text: String, hash: String) {
    let file = SourceBytes(Array(text.utf8))
    #expect(CodeSeal(hashType: 1, hash: Self.bytes(hash)).matches(file) == true)
    #expect(CodeSeal(hashType: 1, hash: Self.bytes(hash)).matches(SourceBytes([1])) == false)
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `are checked with SHA-256, whole or cut to 20 bytes (M24)`(text: String, hash: String) {
    let file = SourceBytes(Array(text.utf8))
    let whole = Self.bytes(hash)
    #expect(CodeSeal(hashType: 2, hash: whole).matches(file) == true)
    #expect(CodeSeal(hashType: 3, hash: Array(whole.prefix(20))).matches(file) == true)
    #expect(CodeSeal(hashType: 2, hash: Array(whole.reversed())).matches(file) == false)
  }

  @Test func `say nothing where the hash is of another kind`() {
    #expect(CodeSeal(hashType: 4, hash: []).matches(SourceBytes([])) == nil)
  }
}
