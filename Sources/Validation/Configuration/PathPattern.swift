/// A pattern for paths, such as `Tests/**` or `*.entitlements`.
///
/// `*` stands for any characters of one name, `?` for one of them, `[a-z]` and `[!a-z]` for one of a set, and
/// `**` as a whole name for any number of names. A pattern without a slash, but for one at its end, fits at any
/// depth. What fits a folder fits everything in it. Letters count as they are.
public struct PathPattern: Sendable, Hashable {
  /// One character of a name, or several.
  private enum Piece: Sendable, Hashable {
    /// Exactly this character.
    case literal(Unicode.Scalar)
    /// Any character.
    case one
    /// Any characters, also none.
    case many
    /// A character in, or outside of, a few ranges.
    case set([ClosedRange<UInt32>], isInverted: Bool)

    func fits(_ scalar: Unicode.Scalar) -> Bool {
      switch self {
      case .literal(let wanted): wanted == scalar
      case .one: true
      case .many: false
      case .set(let ranges, let isInverted): ranges.contains { $0.contains(scalar.value) } != isInverted
      }
    }
  }

  /// The pattern as it is written.
  public let text: String
  /// The patterns of the names; nil stands for any number of names.
  private let names: [[Piece]?]

  /// Reads a pattern; nil if it is empty, absolute, leads out of its folder, or has a set without an end.
  public init?(_ text: String) {
    self.text = text
    var parts = text.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)[...]
    if parts.first?.elementsEqual(".".unicodeScalars) == true { parts = parts.dropFirst() }
    if parts.count > 1, parts.last?.isEmpty == true { parts = parts.dropLast() }
    var names: [[Piece]?] = parts.count == 1 ? [nil] : []
    for part in parts {
      if part.elementsEqual("**".unicodeScalars) {
        names.append(nil)
      } else {
        guard !part.isEmpty, !part.elementsEqual("..".unicodeScalars), let pieces = Self.pieces(Array(part))
        else { return nil }
        names.append(pieces)
      }
    }
    guard !parts.isEmpty else { return nil }
    self.names = names
  }

  private static func pieces(_ part: [Unicode.Scalar]) -> [Piece]? {
    var pieces: [Piece] = []
    var index = 0
    while index < part.count {
      let scalar = part[index]
      index += 1
      switch scalar {
      case "*": if pieces.last != .many { pieces.append(.many) }
      case "?": pieces.append(.one)
      case "[":
        guard let set = set(part, &index) else { return nil }
        pieces.append(set)
      case "\\":
        guard index < part.count else { return nil }
        pieces.append(.literal(part[index]))
        index += 1
      default: pieces.append(.literal(scalar))
      }
    }
    return pieces
  }

  /// Reads a set whose opening bracket has been read; a bracket that closes at once belongs to it.
  private static func set(_ part: [Unicode.Scalar], _ index: inout Int) -> Piece? {
    var isInverted = false
    if index < part.count, part[index] == "!" || part[index] == "^" {
      isInverted = true
      index += 1
    }
    var ranges: [ClosedRange<UInt32>] = []
    while index < part.count {
      let first = part[index]
      index += 1
      if first == "]", !ranges.isEmpty { return .set(ranges, isInverted: isInverted) }
      var last = first
      if index + 1 < part.count, part[index] == "-", part[index + 1] != "]" {
        last = part[index + 1]
        index += 2
      }
      guard first.value <= last.value else { return nil }
      ranges.append(first.value...last.value)
    }
    return nil
  }

  /// Whether the pattern fits a path, or a folder on the way to it.
  ///
  /// - Parameter path: The path from the folder that the pattern starts from.
  /// - Complexity: O(*n* × *m*), for texts of *n* and *m* characters.
  public func fits(_ path: String) -> Bool {
    let parts = path.unicodeScalars.split(separator: "/").filter { !$0.elementsEqual(".".unicodeScalars) }
    // The reach of each beginning of the pattern: whether it fits exactly so many names.
    var reached = Array(repeating: false, count: parts.count + 1)
    reached[0] = true
    for name in names {
      guard let name else {
        // Everything from the first place on that was reached.
        var isReached = false
        for index in reached.indices {
          isReached = isReached || reached[index]
          reached[index] = isReached
        }
        continue
      }
      var next = Array(repeating: false, count: parts.count + 1)
      for index in parts.indices where reached[index] && Self.fits(name, Array(parts[index])) {
        next[index + 1] = true
      }
      reached = next
    }
    // The pattern has to reach at least one name.
    return reached.dropFirst().contains(true)
  }

  private static func fits(_ pieces: [Piece], _ name: [Unicode.Scalar]) -> Bool {
    var piece = 0
    var position = 0
    /// Where the last star stands, and up to where it reaches so far.
    var star: (piece: Int, position: Int)?
    while position < name.count {
      if piece < pieces.count, pieces[piece] == .many {
        star = (piece, position)
        piece += 1
      } else if piece < pieces.count, pieces[piece].fits(name[position]) {
        piece += 1
        position += 1
      } else if let last = star {
        star = (last.piece, last.position + 1)
        piece = last.piece + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    while piece < pieces.count, pieces[piece] == .many { piece += 1 }
    return piece == pieces.count
  }
}
