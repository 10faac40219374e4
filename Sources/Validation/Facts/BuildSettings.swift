internal import SourceText

/// Finds build settings that are still to be expanded: `$(NAME)`, `${NAME}`, with or without `:operator`s.
enum BuildSettings {
  /// Whether a text has one (R10).
  static func occur(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { unsafe occur(in: UnsafeRawBufferPointer($0), from: 0) }
  }

  /// Whether a source has one.
  static func occur(in source: DecodedSource) -> Bool {
    unsafe source.text.withUnsafeBytes { unsafe occur(in: $0, from: source.textStart) }
  }

  private static func occur(in bytes: UnsafeRawBufferPointer, from start: Int) -> Bool {
    var offset = unsafe ByteSearch.first(UInt8(ascii: "$"), in: bytes, from: start)
    while offset + 2 < bytes.count {
      if unsafe isSetting(at: offset, in: bytes) { return true }
      offset = unsafe ByteSearch.first(UInt8(ascii: "$"), in: bytes, from: offset + 1)
    }
    return false
  }

  /// Whether the dollar sign at an offset begins the name of a setting in parentheses or braces.
  private static func isSetting(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    let close: UInt8
    switch unsafe bytes[offset + 1] {
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    case UInt8(ascii: "{"): close = UInt8(ascii: "}")
    default: return false
    }
    var end = offset + 2
    while end < bytes.count {
      let byte = unsafe bytes[end]
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"):
        break
      case close: return end > offset + 2
      // An operator may hold anything, as in `$(NAME:default=a b)`.
      case UInt8(ascii: ":"): return end > offset + 2
      // A setting may be named by another one, as in `$(NAME_$(OTHER))`.
      case UInt8(ascii: "$"): return end > offset + 2
      case UInt8(ascii: "0")...UInt8(ascii: "9") where end > offset + 2: break
      default: return false
      }
      end += 1
    }
    return false
  }
}
