import SourceText

internal import UniformTypes

/// A pattern for paths as a shell reads it: `~`, `*`, `?`, lists in brackets, and a backslash before what means itself.
public struct ShellPattern: Sendable, Hashable {
  private let pattern: [UInt8]

  /// Creates a pattern.
  ///
  /// - Parameter home: What `~` stands for at the beginning.
  public init(_ text: String, home: String) {
    let isHome = text.isSameText(as: "~") || text.hasBeginning("~/")
    pattern = Array(((isHome ? home + text.droppingFirst(1) : text)).utf8)
  }

  /// Whether a path fits; `*` and `?` stand for no slash.
  ///
  /// - Complexity: O(*n* · *m*) for a path of *n* bytes and a pattern of *m*.
  public func matches(_ path: String) -> Bool {
    let text = Array(path.utf8)
    // Which places of the path can be reached with the pattern up to here.
    var reached = [Bool](repeating: false, count: text.count + 1)
    reached[0] = true
    var index = 0
    while index < pattern.count {
      if pattern[index] == UInt8(ascii: "*") {
        for position in text.indices where reached[position] && text[position] != UInt8(ascii: "/") {
          reached[position + 1] = true
        }
        index += 1
        continue
      }
      let (end, fits) = element(at: index)
      var next = [Bool](repeating: false, count: text.count + 1)
      for position in text.indices where reached[position] && fits(text[position]) {
        next[position + 1] = true
      }
      reached = next
      index = end
    }
    return reached[text.count]
  }

  /// What stands for one byte of the path, and where the pattern goes on behind it.
  private func element(at index: Int) -> (end: Int, fits: (UInt8) -> Bool) {
    let slash = UInt8(ascii: "/")
    switch pattern[index] {
    case UInt8(ascii: "?"): return (index + 1, { $0 != slash })
    case UInt8(ascii: "\\") where index + 1 < pattern.count:
      let byte = pattern[index + 1]
      return (index + 2, { $0 == byte })
    case UInt8(ascii: "["):
      var start = index + 1
      let isNegated =
        start < pattern.count && (pattern[start] == UInt8(ascii: "!") || pattern[start] == UInt8(ascii: "^"))
      if isNegated { start += 1 }
      // A closing bracket in front is one of the bytes.
      var end = start + 1
      while end < pattern.count, pattern[end] != UInt8(ascii: "]") { end += 1 }
      guard end < pattern.count else { break }
      let list = pattern[start..<end]
      return (end + 1, { $0 != slash && Self.isListed($0, list) != isNegated })
    default: break
    }
    let byte = pattern[index]
    return (index + 1, { $0 == byte })
  }

  private static func isListed(_ byte: UInt8, _ list: ArraySlice<UInt8>) -> Bool {
    var index = list.startIndex
    while index < list.endIndex {
      if index + 2 < list.endIndex, list[index + 1] == UInt8(ascii: "-") {
        if list[index] <= byte, byte <= list[index + 2] { return true }
        index += 3
      } else {
        if list[index] == byte { return true }
        index += 1
      }
    }
    return false
  }
}
