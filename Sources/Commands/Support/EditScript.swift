internal import CommandLineKit

/// The lines of `infoplist edit --script`: one command a line, quoted as in a shell.
enum EditScript {
  /// Reads a script.
  ///
  /// - Parameter name: How errors call it.
  static func instructions(in text: String, named name: String) throws(CommandError) -> [EditInstruction] {
    var instructions: [EditInstruction] = []
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for (number, line) in lines.enumerated() {
      do throws(CommandError) {
        guard let words = try words(of: line), !words.isEmpty else { continue }
        instructions.append(try instruction(words))
      } catch {
        throw CommandError(
          error.message, hint: error.hint, exitCode: .usage,
          place: "\(SafeText.visible(name)):\(number + 1):1")
      }
    }
    return instructions
  }

  private static func instruction(_ words: [String]) throws(CommandError) -> EditInstruction {
    guard let verb = EditInstruction.Verb(rawValue: words[0]) else {
      let names = EditInstruction.Verb.allCases.map(\.rawValue)
      let nearest = Suggestions.nearest(to: words[0], among: names).first
      throw .usage(
        "\(SafeText.visible(words[0])) is no command of a script.",
        hint: nearest.map { "Did you mean \($0)?" } ?? "There are \(names.joined(separator: ", ")).")
    }
    var type: String?
    var createsParents = false
    var operands: [String] = []
    var rest = words.dropFirst()
    var takesOptions = true
    while let word = rest.popFirst() {
      switch word {
      case "--" where takesOptions: takesOptions = false
      case "--create" where takesOptions: createsParents = true
      case "--type" where takesOptions:
        guard let value = rest.popFirst(), EditValue.types.contains(value) else {
          throw .usage("--type needs one of the types.", hint: "For example --type integer.")
        }
        type = value
      default: operands.append(word)
      }
    }
    guard let path = operands.first else { throw .usage("\(verb.rawValue) needs a key path.") }
    let most = verb.operand == nil ? 1 : 2
    guard operands.count <= most else {
      throw .usage(
        "\(SafeText.visible(operands[most])) is one word too many.",
        hint: "Put quotes around text with blanks.")
    }
    if let operand = verb.operand, operand.isRequired, operands.count < 2 {
      throw .usage("\(verb.rawValue) needs a \(operand.name).")
    }
    return try EditInstruction(
      verb, path: path, operand: operands.count > 1 ? operands[1] : nil, type: type,
      createsParents: createsParents)
  }

  /// The words of a line; `nil` for a comment.
  private static func words(of line: Substring) throws(CommandError) -> [String]? {
    var words: [String] = []
    var word = String.UnicodeScalarView()
    var isInWord = false
    var quote: Unicode.Scalar?
    var scalars = line.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      switch (quote, scalar) {
      case (nil, " "), (nil, "\t"), (nil, "\r"):
        if isInWord { words.append(String(word)) }
        word = String.UnicodeScalarView()
        isInWord = false
        continue
      case (nil, "#") where !isInWord:
        return words
      case (nil, "'"), (nil, "\""): quote = scalar
      case (nil, "\\"), ("\"", "\\"):
        guard let next = scalars.popFirst() else { throw .usage("The line ends in a backslash.") }
        if quote != nil, next != "\"", next != "\\" { word.append(scalar) }
        word.append(next)
      case (let mark?, _) where mark == scalar: quote = nil
      default: word.append(scalar)
      }
      isInWord = true
    }
    if quote != nil { throw .usage("A quotation mark is not closed.") }
    if isInWord { words.append(String(word)) }
    return words
  }
}
