/// One word of a tape: what a node is and where its content lies in the text.
///
/// A leaf takes one word. A container takes a start word, a word with its size (see ``TapeSize``), the
/// words of what it holds, and an end word. In a dictionary each value follows its key.
struct TapeWord: Sendable, Hashable {
  /// What a word stands for.
  enum Kind: UInt8 {
    case end, string, key, integer, real, `true`, `false`, date, data, uid, null, array, dictionary, set
    /// A dictionary whose keys need not be strings: it holds arrays of a key and a value each; only JSON's
    /// `$pairs` makes one.
    case pairs
  }

  /// The text has escapes, entities or CDATA to be replaced.
  static let escaped: UInt64 = 1 << 56
  /// The text has bytes above 127.
  static let nonASCII: UInt64 = 1 << 57
  /// An empty-element tag of XML; unquoted text or a dictionary without braces in the OpenStep family.
  static let bare: UInt64 = 1 << 58
  /// A container of JSON that stands inside a wrapper such as `{"$set": […]}`.
  ///
  /// Its words are those of the wrapper: the wrapper's key and the start and size of what it holds come
  /// before the first value, and one more end word behind the last.
  static let wrapped: UInt64 = escaped
  /// The word has an entry among the tape's details.
  static let detailed: UInt64 = 1 << 59

  /// A length that does not fit; the real one stands among the details.
  static let longLength = 1 << 22 - 1
  /// Offsets must be smaller than this (16 GiB).
  static let offsetLimit = 1 << 34

  let bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  @inline(__always)
  init(_ kind: Kind, offset: Int, length: Int, flags: UInt64 = 0) {
    bits =
      UInt64(truncatingIfNeeded: offset) | UInt64(truncatingIfNeeded: length) << 34 | flags
      | UInt64(kind.rawValue) << 60
  }

  /// What the word stands for.
  @inline(__always)
  var kind: Kind { Kind(rawValue: UInt8(truncatingIfNeeded: bits >> 60)) ?? .end }

  /// The offset of the content in the text; for a container, of the byte behind the opening.
  @inline(__always)
  var offset: Int { Int(truncatingIfNeeded: bits & (1 << 34 - 1)) }

  /// The length of the content in bytes, unless it is ``longLength``.
  @inline(__always)
  var length: Int { Int(truncatingIfNeeded: bits >> 34 & (1 << 22 - 1)) }

  @inline(__always)
  func has(_ flag: UInt64) -> Bool { bits & flag != 0 }

  /// Whether two more kinds of words follow: a size, and an end.
  @inline(__always)
  var isContainer: Bool { bits >> 60 >= UInt64(Kind.array.rawValue) }
}

/// The second word of a container.
struct TapeSize: Sendable, Hashable {
  let bits: UInt64

  init(bits: UInt64) { self.bits = bits }

  init(end: Int, count: Int) {
    bits = UInt64(truncatingIfNeeded: end) | UInt64(truncatingIfNeeded: count) << 32
  }

  /// The index of the container's end word.
  @inline(__always)
  var end: Int { Int(truncatingIfNeeded: bits & 0xFFFF_FFFF) }

  /// How many values the container holds.
  @inline(__always)
  var count: Int { Int(truncatingIfNeeded: bits >> 32) }
}

/// What does not fit into a word, or cannot be found again from the text alone.
struct TapeDetail: Sendable, Hashable {
  /// The index of the word.
  let index: Int
  /// Where the whole node begins in the text, its tag or quotes included.
  let nodeStart: Int
  /// Where the content ends in the text.
  let contentEnd: Int
  /// Where the whole node ends in the text.
  let nodeEnd: Int
}
