/// How references to settings are written.
enum SettingSyntax {
  /// The byte that ends what an opening one begins, nil if it opens nothing.
  static func closer(of byte: UInt8?) -> UInt8? {
    switch byte {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: nil
    }
  }

  /// Where a closing byte stands that belongs to what was opened before an index, nil if it is missing.
  static func end(of closer: UInt8, in text: ArraySlice<UInt8>, from start: Int) -> Int? {
    var closers = [closer]
    var index = start
    while index < text.endIndex {
      if text[index] == closers.last {
        closers.removeLast()
        if closers.isEmpty { return index }
      } else if isDollarSign(in: text, at: index) {
        index += 1
      } else if let inner = inner(in: text, at: index) {
        closers.append(inner)
        index += 1
      }
      index += 1
    }
    return nil
  }

  /// The name and the operators of a reference, which stand between colons outside of inner references.
  static func parts(of text: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    var parts: [ArraySlice<UInt8>] = []
    var closers: [UInt8] = []
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      if closers.isEmpty, text[index] == UInt8(ascii: ":") {
        parts.append(text[start..<index])
        start = index + 1
      } else if let last = closers.last, text[index] == last {
        closers.removeLast()
      } else if isDollarSign(in: text, at: index) {
        index += 1
      } else if let inner = inner(in: text, at: index) {
        closers.append(inner)
        index += 1
      }
      index += 1
    }
    parts.append(text[start...])
    return parts
  }

  /// Whether two dollar signs stand at an index, which are a plain one and begin nothing.
  private static func isDollarSign(in text: ArraySlice<UInt8>, at index: Int) -> Bool {
    text[index] == UInt8(ascii: "$") && index + 1 < text.endIndex && text[index + 1] == UInt8(ascii: "$")
  }

  /// The byte that closes a reference which begins at an index, nil if none does.
  private static func inner(in text: ArraySlice<UInt8>, at index: Int) -> UInt8? {
    guard text[index] == UInt8(ascii: "$"), index + 1 < text.endIndex else { return nil }
    return closer(of: text[index + 1])
  }

  /// Where a name without brackets ends; a reference in parentheses right behind it is the last part of it.
  static func endOfBareName(in text: ArraySlice<UInt8>, from start: Int) -> Int {
    guard start < text.endIndex, isLetter(text[start]) else { return start }
    var end = start
    while end < text.endIndex, isLetter(text[end]) || isDigit(text[end]) || text[end] == UInt8(ascii: ".") {
      end += 1
    }
    guard end < text.endIndex, inner(in: text, at: end) == UInt8(ascii: ")"),
      let close = self.end(of: UInt8(ascii: ")"), in: text, from: end + 2)
    else { return end }
    return close + 1
  }

  /// The word of an operator, and what stands behind its equals sign.
  static func operation(_ text: ArraySlice<UInt8>) -> (word: ArraySlice<UInt8>, operand: ArraySlice<UInt8>?) {
    guard let equals = text.firstIndex(of: UInt8(ascii: "=")) else { return (text, nil) }
    return (text[..<equals], text[(equals + 1)...])
  }

  /// Whether a byte may begin a name: a letter of ASCII or an underscore.
  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"): true
    default: false
    }
  }

  /// Whether a byte is a digit of ASCII.
  static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
