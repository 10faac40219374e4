internal import Testing

/// A session with programs as it should go, read from a text.
///
/// Sections begin with `## NAME`. In them `$` begins a call, `<` a line it reads, `|` a line it prints to
/// standard output, `!` one to standard error, and `[1]` is its exit status if it is not 0. A `\c` at the end
/// stands for a missing line feed, a backslash and a digit for that byte, and the line `…` for anything.
package struct Transcript: Sendable {
  /// A call and what comes of it.
  package struct Call: Sendable {
    /// The words of the call, the program first.
    package var words: [String] = []
    /// The file that standard input is read from.
    package var inputFile: String?
    package var input = ""
    package var output = ""
    package var errors = ""
    package var status: Int32 = 0
    /// Whether more may be printed than the transcript shows.
    package var isCut = false
  }

  package let name: String
  package private(set) var calls: [Call] = []

  /// Reads the sections of a fixture.
  package static func load(_ fixture: String) -> [Transcript] {
    do {
      return parse(String(decoding: try Fixtures.bytes(fixture), as: UTF8.self))
    } catch {
      preconditionFailure("\(fixture) cannot be read: \(error)")
    }
  }

  private static func parse(_ text: String) -> [Transcript] {
    var transcripts: [Transcript] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") {
        transcripts.append(Transcript(name: String(line.dropFirst(3))))
      } else if !transcripts.isEmpty {
        transcripts[transcripts.count - 1].add(String(line))
      }
    }
    return transcripts
  }

  private init(name: String) {
    self.name = name
  }

  private mutating func add(_ line: String) {
    guard let kind = line.first else { return }
    if kind == "$" {
      var call = Call()
      for word in Self.words(of: line.dropFirst(2)) {
        if word.hasPrefix("<") { call.inputFile = String(word.dropFirst()) } else { call.words.append(word) }
      }
      calls.append(call)
      return
    }
    precondition(!calls.isEmpty, "\(name): a line comes before the first call")
    let last = calls.count - 1
    switch kind {
    case "<": calls[last].input += line.dropFirst(2) + "\n"
    case "|" where line == "| …": calls[last].isCut = true
    case "|": calls[last].output += Self.unescaped(line.dropFirst(2))
    case "!": calls[last].errors += line.dropFirst(2) + "\n"
    case "[": calls[last].status = Int32(line.dropFirst().dropLast()) ?? -1
    default: preconditionFailure("\(name): not a line of a transcript: \(line)")
    }
  }

  private static func unescaped(_ line: Substring) -> String {
    guard !line.hasSuffix("\\c") else { return String(line.dropLast(2)) }
    var text = ""
    var isEscape = false
    for scalar in line.unicodeScalars {
      if isEscape, let digit = UInt8(exactly: scalar.value), digit &- 0x30 < 10 {
        text.unicodeScalars.removeLast()
        text.unicodeScalars.append(Unicode.Scalar(digit - 0x30))
      } else {
        text.unicodeScalars.append(scalar)
      }
      isEscape = scalar == "\\"
    }
    return text + "\n"
  }

  /// Splits a line as a shell does, as far as quotation marks go.
  private static func words(of line: Substring) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    for character in line {
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if quote == nil, character == " " {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return words
  }
}

extension Transcript: CustomTestStringConvertible {
  package var testDescription: String { name }
}
