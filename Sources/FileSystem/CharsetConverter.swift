#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif
internal import CFileShims

/// Conversion from the charsets of the host's C library (`iconv`) to UTF-8.
///
/// For the encodings the readers do not know themselves. Every character is converted on its own, so that the
/// way back is exact. Charsets that combine a letter with a mark behind it (CP1255, CP1258, TCVN) may point
/// one character beside the mark.
public enum CharsetConverter {
  /// Converts a whole text.
  ///
  /// - Parameters:
  ///   - charset: The charset's name, such as `Shift_JIS`; which ones exist is the system's business.
  ///   - bytes: The text.
  /// - Throws: ``CharsetError`` if the charset is not known or the bytes are wrong.
  /// - Complexity: O(*n*); runs of ASCII are copied without the C library where the charset allows it.
  public static func decode(charset: String, _ bytes: [UInt8]) throws(CharsetError) -> ConvertedText {
    guard isPlainName(charset), let converter = CharsetStepper(charset: charset) else {
      throw CharsetError(.unknownCharset, charset: charset, offset: 0)
    }
    return try converter.convert(bytes)
  }

  /// Whether a name is a charset's and nothing more: what follows a slash would tell the C library to
  /// replace characters silently, and no name at all means the user's own charset.
  private static func isPlainName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count < 64
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."),
          UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "("), UInt8(ascii: ")"):
          true
        default: false
        }
      }
  }
}
