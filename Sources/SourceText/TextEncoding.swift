/// The character encoding of a text as it lies on disk.
public enum TextEncoding: Sendable, Hashable {
  /// UTF-8, read in place.
  case utf8
  /// UTF-16, the low byte of each unit first.
  case utf16LittleEndian
  /// UTF-16, the high byte of each unit first.
  case utf16BigEndian
  /// UTF-32, the low byte of each unit first.
  case utf32LittleEndian
  /// UTF-32, the high byte of each unit first.
  case utf32BigEndian
  /// ISO-8859-1. Texts declared as US-ASCII are read as this, as the system does (F10).
  case latin1
  /// The Windows code page 1252.
  case windows1252
  /// The encoding of the classic Mac OS for western languages.
  case macRoman
  /// Any other charset, by its IANA name; only the host's converter knows it.
  case other(String)

  /// The encoding a charset name stands for.
  ///
  /// IANA names and their usual aliases are known. As in the system, blanks and punctuation in the name do
  /// not count, nor does the case of its letters; the name ends at a null character.
  public init(charset name: String) {
    switch Self.significant(name) {
    case "utf8": self = .utf8
    case "utf16le": self = .utf16LittleEndian
    case "utf16be": self = .utf16BigEndian
    case "utf32le": self = .utf32LittleEndian
    case "utf32be": self = .utf32BigEndian
    case "iso88591", "latin1", "l1", "usascii", "ascii", "iso646us", "ansix341968": self = .latin1
    case "windows1252", "cp1252": self = .windows1252
    case "macintosh", "mac", "macroman", "xmacroman": self = .macRoman
    default: self = .other(name)
    }
  }

  /// The usual name of the encoding.
  public var name: String {
    switch self {
    case .utf8: "UTF-8"
    case .utf16LittleEndian: "UTF-16LE"
    case .utf16BigEndian: "UTF-16BE"
    case .utf32LittleEndian: "UTF-32LE"
    case .utf32BigEndian: "UTF-32BE"
    case .latin1: "ISO-8859-1"
    case .windows1252: "Windows-1252"
    case .macRoman: "Mac Roman"
    case .other(let name): name
    }
  }

  /// What counts of a charset's name.
  private static func significant(_ name: String) -> String {
    let significant = name.utf8.prefix { $0 != 0 }.compactMap { byte -> UInt8? in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte + 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        byte
      default: nil
      }
    }
    return String(decoding: significant, as: UTF8.self)
  }

  /// How many bytes one code unit takes; one in all encodings that have ASCII in them.
  package var unitSize: Int {
    switch self {
    case .utf16LittleEndian, .utf16BigEndian: return 2
    case .utf32LittleEndian, .utf32BigEndian: return 4
    case .other(let name):
      let name = Self.significant(name).utf8
      if name.starts(with: "utf16".utf8) || name.suffix(4).elementsEqual("ucs2".utf8) { return 2 }
      return name.starts(with: "utf32".utf8) || name.suffix(4).elementsEqual("ucs4".utf8) ? 4 : 1
    default: return 1
    }
  }
}
