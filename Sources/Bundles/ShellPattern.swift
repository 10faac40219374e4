import SourceText

/// A pattern for paths, as shells have them: `*`, `?`, `[…]`, a leading `~`, and a backslash before what means itself (R128).
///
/// No wildcard crosses a slash, and a question mark stands for a whole character.
public struct ShellPattern: Sendable, Hashable {
  /// The names of the pattern, each a pattern of its own.
  private let names: [[UInt8]]
  private let isAbsolute: Bool

  /// Creates a pattern.
  ///
  /// - Parameter home: What a leading `~` stands for.
  public init(_ text: String, home: String) {
    var path = text
    if text.isSameText(as: "~") || text.hasBeginning("~/") { path = home + text.droppingFirst(1) }
    names = Self.names(of: path)
    isAbsolute = path.hasBeginning("/")
  }

  /// Whether a path matches as a whole.
  ///
  /// - Complexity: O(*n* × *m*) for the lengths of each pair of names.
  public func matches(_ path: String) -> Bool {
    let other = Self.names(of: path)
    guard other.count == names.count, path.hasBeginning("/") == isAbsolute else { return false }
    for (pattern, name) in zip(names, other) {
      guard Self.matches(pattern[...], name) else { return false }
    }
    return true
  }

  /// The names of a path, without empty ones.
  private static func names(of path: String) -> [[UInt8]] {
    path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
  }

  /// Whether a name matches; only the last star has to be remembered.
  private static func matches(_ pattern: ArraySlice<UInt8>, _ name: [UInt8]) -> Bool {
    var place = pattern.startIndex
    var index = 0
    var star: (place: Int, index: Int)?
    while index < name.count {
      if place < pattern.endIndex, pattern[place] == UInt8(ascii: "*") {
        star = (place + 1, index)
        place += 1
      } else if place < pattern.endIndex, pattern[place] == UInt8(ascii: "?") {
        place += 1
        index = characterEnd(name, index)
      } else if let next = step(pattern, place, name[index]) {
        place = next
        index += 1
      } else if let last = star {
        place = last.place
        index = last.index + 1
        star = (last.place, index)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// Where the character ends that begins at an index: a question mark stands for a whole one.
  private static func characterEnd(_ name: [UInt8], _ index: Int) -> Int {
    var end = index + 1
    guard name[index] >= 0xc0 else { return end }
    while end < name.count, name[end] & 0xc0 == 0x80 { end += 1 }
    return end
  }

  /// Where the pattern goes on behind what stands for a byte, nil if it does not stand for it.
  private static func step(_ pattern: ArraySlice<UInt8>, _ place: Int, _ byte: UInt8) -> Int? {
    guard place < pattern.endIndex else { return nil }
    switch pattern[place] {
    case UInt8(ascii: "["):
      if let set = set(pattern, place) { return set.holds(byte) ? set.end : nil }
    case UInt8(ascii: "\\") where place + 1 < pattern.endIndex:
      return pattern[place + 1] == byte ? place + 2 : nil
    default: break
    }
    return pattern[place] == byte ? place + 1 : nil
  }

  /// A set of bytes in brackets.
  private struct ByteSet {
    let members: ArraySlice<UInt8>
    let isNegated: Bool
    let end: Int

    func holds(_ byte: UInt8) -> Bool {
      var index = members.startIndex
      while index < members.endIndex {
        if index + 2 < members.endIndex, members[index + 1] == UInt8(ascii: "-") {
          if members[index] <= byte, byte <= members[index + 2] { return !isNegated }
          index += 3
        } else {
          if members[index] == byte { return !isNegated }
          index += 1
        }
      }
      return isNegated
    }
  }

  /// The set that begins at a bracket, nil if it has no end: then the bracket is one.
  private static func set(_ pattern: ArraySlice<UInt8>, _ place: Int) -> ByteSet? {
    var start = place + 1
    var isNegated = false
    if start < pattern.endIndex, pattern[start] == UInt8(ascii: "!") || pattern[start] == UInt8(ascii: "^") {
      isNegated = true
      start += 1
    }
    guard start < pattern.endIndex else { return nil }
    // A bracket in front is a member.
    guard let close = pattern[(start + 1)...].firstIndex(of: UInt8(ascii: "]")) else { return nil }
    return ByteSet(members: pattern[start..<close], isNegated: isNegated, end: close + 1)
  }
}
