import SourceText

extension String {
  /// The text as it may stand in a message: short, on one line, without control characters.
  var shown: String {
    let limit = 80
    if utf8.count <= limit, isPrintableASCII { return self }
    var result = ""
    var count = 0
    for scalar in unicodeScalars {
      if count == limit {
        result += "…"
        break
      }
      count += 1
      switch scalar.value {
      case 0x0A: result += "\\n"
      case 0x0D: result += "\\r"
      case 0x09: result += "\\t"
      case ..<0x20, 0x7F..<0xA0, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// The text between quotation marks, as ``shown``.
  var quoted: String { "\"\(shown)\"" }

  /// How many bytes have to be put in, taken out or changed to get another text, whatever the case of letters.
  ///
  /// - Complexity: O(*n* × *m*). Texts past 64 bytes are taken for entirely different.
  func editDistance(to other: String) -> Int {
    let left = utf8.map { $0.asciiLowercased }
    let right = other.utf8.map { $0.asciiLowercased }
    guard left.count <= 64, right.count <= 64 else { return .max }
    var row = Array(0...right.count)
    for index in left.indices {
      var diagonal = row[0]
      row[0] = index + 1
      for column in right.indices {
        let change = diagonal + (left[index] == right[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(change, diagonal + 1, row[column] + 1)
      }
    }
    return row[right.count]
  }
}

extension [String] {
  /// The texts as an English list: `a`, `a or b`, `a, b or c`.
  func joined(by word: String) -> String {
    guard count > 1 else { return first ?? "" }
    var result = self[0]
    for index in 1..<count {
      result += index == count - 1 ? " \(word) " : ", "
      result += self[index]
    }
    return result
  }
}
