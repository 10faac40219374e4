/// The hashes that code signatures are made with (FIPS 180-4), and the one that build settings can ask for (RFC 1321).
package enum Digest {
  /// The SHA-1 of some bytes.
  package static func sha1(_ bytes: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [0x6745_2301, 0xefcd_ab89, 0x98ba_dcfe, 0x1032_5476, 0xc3d2_e1f0]
    forEachBlock(of: bytes, wordCount: 80) { words in
      for index in 16..<80 {
        words[index] = rotated(
          words[index - 3] ^ words[index - 8] ^ words[index - 14] ^ words[index - 16], left: 1)
      }
      var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
      for index in 0..<80 {
        let (mixed, constant): (UInt32, UInt32) =
          switch index {
          case 0..<20: (b & c | ~b & d, 0x5a82_7999)
          case 20..<40: (b ^ c ^ d, 0x6ed9_eba1)
          case 40..<60: (b & c | b & d | c & d, 0x8f1b_bcdc)
          default: (b ^ c ^ d, 0xca62_c1d6)
          }
        let next = rotated(a, left: 5) &+ mixed &+ e &+ constant &+ words[index]
        (e, d, c, b, a) = (d, c, rotated(b, left: 30), a, next)
      }
      for (index, value) in [a, b, c, d, e].enumerated() { state[index] &+= value }
    }
    return bigEndianBytes(of: state)
  }

  /// The SHA-256 of some bytes.
  package static func sha256(_ bytes: [UInt8]) -> [UInt8] {
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    forEachBlock(of: bytes, wordCount: 64) { words in
      for index in 16..<64 {
        let (old, new) = (words[index - 15], words[index - 2])
        let first = rotated(old, left: 25) ^ rotated(old, left: 14) ^ old >> 3
        let second = rotated(new, left: 15) ^ rotated(new, left: 13) ^ new >> 10
        words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
      }
      var s = state
      for index in 0..<64 {
        let first = rotated(s[4], left: 26) ^ rotated(s[4], left: 21) ^ rotated(s[4], left: 7)
        let chosen = s[4] & s[5] ^ ~s[4] & s[6]
        let one = s[7] &+ first &+ chosen &+ constants[index] &+ words[index]
        let second = rotated(s[0], left: 30) ^ rotated(s[0], left: 19) ^ rotated(s[0], left: 10)
        let two = second &+ (s[0] & s[1] ^ s[0] & s[2] ^ s[1] & s[2])
        for place in (1..<8).reversed() { s[place] = s[place - 1] }
        s[4] &+= one
        s[0] = one &+ two
      }
      for index in 0..<8 { state[index] &+= s[index] }
    }
    return bigEndianBytes(of: state)
  }

  /// Calls a closure with the words of each block, with room for those that are worked out from them.
  ///
  /// - Parameter isLittleEndian: Whether the first byte of a number is its lowest, as MD5 has it.
  static func forEachBlock(
    of bytes: [UInt8], wordCount: Int, isLittleEndian: Bool = false, _ body: (inout [UInt32]) -> Void
  ) {
    // One bit, zeros, and the length in bits at the end of the last block.
    var padded = bytes + [0x80]
    padded += Array(repeating: 0, count: (120 - padded.count % 64) % 64)
    let length = UInt64(bytes.count) &* 8
    let lengthBytes = (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * UInt64($0))) }
    padded += isLittleEndian ? lengthBytes.reversed() : lengthBytes
    var words = Array(repeating: UInt32(0), count: wordCount)
    for start in stride(from: 0, to: padded.count, by: 64) {
      for index in 0..<16 {
        let word = (0..<4).reduce(UInt32(0)) { $0 << 8 | UInt32(padded[start + 4 * index + $1]) }
        words[index] = isLittleEndian ? word.byteSwapped : word
      }
      body(&words)
    }
  }

  static func rotated(_ word: UInt32, left count: UInt32) -> UInt32 {
    word << count | word >> (32 - count)
  }

  static func bigEndianBytes(of words: [UInt32]) -> [UInt8] {
    words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) } }
  }

  private static let constants: [UInt32] = [
    0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
    0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
    0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
    0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
    0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
    0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
    0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
    0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
  ]
}
