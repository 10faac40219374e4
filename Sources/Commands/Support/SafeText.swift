/// Text of a file on its way to a terminal.
enum SafeText {
  /// What becomes of line feeds, tabs, quotes and backslashes.
  enum Manner {
    /// Line feeds and tabs are shown as escapes.
    case onOneLine
    /// Line feeds and tabs stay as they are.
    case keepingLines
    /// As on one line, and quotes and backslashes have a backslash in front: the inside of a quoted text.
    case quoted
  }

  /// The text with control characters shown instead of obeyed, so that no file can steer the terminal.
  static func visible(_ text: String, keepingLines: Bool = false) -> String {
    var bytes: [UInt8] = []
    append(text, to: &bytes, keepingLines ? .keepingLines : .onOneLine)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text of any length, cut for a sentence.
  static func shortened(_ text: String) -> String {
    let limit = 200
    guard text.utf8.count > limit else { return text }
    return String(decoding: text.utf8.prefix(limit / 2), as: UTF8.self) + "…"
      + String(decoding: text.utf8.suffix(limit / 2), as: UTF8.self)
  }

  /// Appends a text with its control characters shown instead of obeyed.
  ///
  /// - Complexity: O(*n*); what needs no change is copied in one piece.
  static func append(_ text: String, to bytes: inout [UInt8], _ manner: Manner) {
    var text = text
    text.withUTF8 { buffer in
      var start = 0
      var offset = 0
      while offset < buffer.count {
        // Most of most texts is ASCII that is shown as it is.
        while buffer.count - offset >= 8, unsafe isPlainASCII(UnsafeRawBufferPointer(buffer), offset) {
          offset += 8
        }
        guard offset < buffer.count else { break }
        let byte = unsafe buffer[offset]
        if isPlain(byte, manner) {
          offset += 1
          continue
        }
        let (escape, length) = unsafe escape(of: buffer, at: offset, manner)
        if let escape {
          unsafe bytes.append(contentsOf: buffer[start..<offset])
          bytes += escape.utf8
          start = offset + length
        }
        offset += length
      }
      unsafe bytes.append(contentsOf: buffer[start...])
    }
  }

  /// Whether a text needs no quotes in front of a colon: it is not empty, and has no blanks, controls, colons or quotes.
  static func isWord(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      var offset = 0
      while bytes.count - offset >= 8 {
        let word = unsafe UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        if (below(word, 0x21) | zeros(word, 0x22) | zeros(word, 0x3A)) & 0x8080_8080_8080_8080 != 0 {
          return false
        }
        offset += 8
      }
      let rest = unsafe bytes[offset...]
      return !bytes.isEmpty
        && (unsafe rest.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "\"") })
    }
  }

  /// Whether eight bytes are ASCII that is never changed.
  @inline(__always)
  private static func isPlainASCII(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> Bool {
    let word = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    return (below(word, 0x20) | zeros(word, 0x22) | zeros(word, 0x5C) | zeros(word, 0x7F) | word)
      & 0x8080_8080_8080_8080 == 0
  }

  /// Marks bytes among eight that are below another, at least the lowest of them, by their highest bits.
  @inline(__always)
  private static func below(_ word: UInt64, _ byte: UInt64) -> UInt64 {
    (word &- byte &* 0x0101_0101_0101_0101) & ~word
  }

  /// Marks a byte among eight by its highest bit.
  @inline(__always)
  private static func zeros(_ word: UInt64, _ byte: UInt64) -> UInt64 {
    let difference = word ^ byte &* 0x0101_0101_0101_0101
    return (difference &- 0x0101_0101_0101_0101) & ~difference
  }

  /// Whether a byte is a character that is never changed, or part of one.
  @inline(__always)
  private static func isPlain(_ byte: UInt8, _ manner: Manner) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): manner != .quoted
    case 0x20..<0x7F: true
    // Only these two begin a control or a mark of direction.
    case 0x80...0xFF: byte != 0xC2 && byte != 0xE2
    default: false
    }
  }

  /// What stands for the scalar at an offset, nil if it stands for itself, and its length.
  private static func escape(
    of buffer: UnsafeBufferPointer<UInt8>, at offset: Int, _ manner: Manner
  ) -> (escape: String?, length: Int) {
    let byte = unsafe buffer[offset]
    switch byte {
    case UInt8(ascii: "\n"): return (manner == .keepingLines ? nil : "\\n", 1)
    case UInt8(ascii: "\t"): return (manner == .keepingLines ? nil : "\\t", 1)
    case UInt8(ascii: "\r"): return ("\\r", 1)
    case UInt8(ascii: "\""): return ("\\\"", 1)
    case UInt8(ascii: "\\"): return ("\\\\", 1)
    case 0..<0x80: return (shown(UInt32(byte)), 1)
    case 0xC2 where offset + 1 < buffer.count:
      let value = unsafe UInt32(buffer[offset + 1])
      return (value < 0xA0 ? shown(value) : nil, 2)
    case 0xE2 where offset + 2 < buffer.count:
      let value = unsafe 0x2000 | UInt32(buffer[offset + 1] & 0x3F) << 6 | UInt32(buffer[offset + 2] & 0x3F)
      switch value {
      case 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: return (shown(value), 3)
      default: return (nil, 3)
      }
    default: return (nil, 1)
    }
  }

  private static func shown(_ value: UInt32) -> String { "\\u{\(String(value, radix: 16))}" }
}
