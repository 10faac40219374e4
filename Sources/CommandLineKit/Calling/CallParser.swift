/// Reads the words of a call, first those that name the command, then its options and arguments.
struct CallParser {
  private let program: Program
  private let words: [String]
  private var position = 0
  private var path: [Command] = []
  private var options: [Option]
  private var given: [ParsedArguments.Entry] = []
  private var wantsHelp = false
  private var wantsVersion = false

  /// Reads the words of a call, without the program's own name.
  static func parse(_ words: [String], for program: Program) throws(CommandError) -> Call {
    var parser = CallParser(program: program, words: words)
    return try parser.parse()
  }

  private init(program: Program, words: [String]) {
    self.program = program
    self.words = words
    options = program.options
  }

  private mutating func parse() throws(CommandError) -> Call {
    let command = try findCommand()
    if wantsVersion { return .version }
    switch command?.action {
    case .words(let run): return .runWords(run, Array(words[position...]), color)
    case .parsed(let run) where !wantsHelp:
      do {
        let arguments = try parseArguments(of: command?.arguments ?? [])
        if !wantsHelp { return .run(run, arguments, color) }
      } catch {
        // Who asks for help with a wrong call wants help.
        let rest = words[position...].prefix { $0 != "--" }
        guard wantsHelp || rest.contains("--help") || rest.contains("-h") else { throw error }
      }
    default: break
    }
    return .help(path: path, color)
  }

  private var color: ColorChoice {
    given.last { $0.name == Option.color.name }?.values.last.flatMap(ColorChoice.init) ?? .auto
  }

  // MARK: The command

  /// Goes down the table as long as words name commands; nil if help or the version is all that is asked for.
  private mutating func findCommand() throws(CommandError) -> Command? {
    var commands = program.commands
    while let word = next() {
      if word != "-", word.hasPrefix("-"), word != "--" {
        try parseOption(word)
        if wantsVersion { return nil }
        continue
      }
      guard let command = commands.first(where: { $0.name == word }) else {
        if path.isEmpty && word == "help" { return try findTopic() }
        throw unknownCommand(word, among: commands)
      }
      path.append(command)
      options.removeAll { $0.name == Option.version.name }
      options += command.options
      guard case .group(let make) = command.action else { return command }
      commands = make()
    }
    if wantsHelp { return nil }
    throw .usage(
      path.isEmpty ? "A command is missing." : "'\(called)' needs to know which of its commands to run.",
      hint: "Run '\(called) --help' for the list of commands.")
  }

  /// Reads the words behind `help`, which name the command that help is asked for.
  private mutating func findTopic() throws(CommandError) -> Command? {
    var commands = program.commands
    while let word = next() {
      if word == "--help" || word == "-h" { continue }
      guard let command = commands.first(where: { $0.name == word }) else {
        throw unknownCommand(word, among: commands)
      }
      path.append(command)
      commands = command.subcommands
    }
    return nil
  }

  private func unknownCommand(_ word: String, among commands: [Command]) -> CommandError {
    if let command = path.last, commands.isEmpty {
      return .usage("'\(command.name)' has no commands of its own, so not '\(visible(word))' either.")
    }
    let names = commands.filter { !$0.isHidden }.map(\.name) + (path.isEmpty ? ["help"] : [])
    return .usage(
      "There is no command '\(visible(([called] + [word]).joined(separator: " ")))'"
        + closing(Suggestions.question(word, among: names)),
      hint: "Run '\(called) --help' for the list of commands.")
  }

  // MARK: Options and arguments

  private mutating func parseArguments(
    of arguments: [Argument]
  ) throws(CommandError) -> ParsedArguments {
    var loose: [String] = []
    while let word = next() {
      if word == "--" {
        loose += words[position...]
        position = words.count
      } else if word != "-", word.hasPrefix("-"), !isNegativeNumber(word) {
        try parseOption(word)
      } else {
        loose.append(word)
      }
    }
    if !wantsHelp { try assign(loose, to: arguments) }
    for option in options where !given.contains(where: { $0.name == option.name }) {
      given.append(.init(name: option.name, values: option.defaultValue.map { [$0] } ?? [], isGiven: false))
    }
    return ParsedArguments(program: program, commandPath: path.map(\.name), entries: given)
  }

  /// Deals the loose words out: each argument takes as many as it may while the later ones keep what they need.
  private mutating func assign(_ loose: [String], to arguments: [Argument]) throws(CommandError) {
    var needed = 0
    for argument in arguments {
      needed += argument.count.bounds.least
      if loose.count < needed { throw missing(argument) }
    }
    var position = 0
    for argument in arguments {
      let bounds = argument.count.bounds
      needed -= bounds.least
      let count = min(bounds.most, loose.count - position - needed)
      let values = Array(loose[position..<position + count])
      for value in values { try check(value, argument.kind, of: argument.name) }
      given.append(.init(name: argument.name, values: values, isGiven: count > 0))
      position += count
    }
    if position < loose.count {
      let usage = arguments.isEmpty ? "no words" : arguments.map(\.usage).joined(separator: " ")
      throw .usage(
        "'\(visible(loose[position]))' is a word too many; '\(called)' takes \(usage).", hint: helpHint)
    }
  }

  private mutating func parseOption(_ word: String) throws(CommandError) {
    if word.hasPrefix("--") {
      let equals = word.firstIndex(of: "=")
      let name = String(word[..<(equals ?? word.endIndex)])
      guard let option = option(named: name) else { throw unknownOption(name) }
      try take(option, called: name, attached: equals.map { String(word[word.index(after: $0)...]) })
      return
    }
    var rest = word.dropFirst()
    while let letter = rest.popFirst() {
      guard let option = options.last(where: { $0.letter == letter }) else {
        throw unknownOption(word.dropFirst().first == letter && word.count > 2 ? word : "-\(letter)")
      }
      if option.value == nil || rest.isEmpty {
        try take(option, called: "-\(letter)", attached: nil)
      } else {
        let attached = rest.first == "=" ? rest.dropFirst() : rest
        try take(option, called: "-\(letter)", attached: String(attached))
        return
      }
    }
  }

  /// Records an option, with the value attached to it or the next word.
  private mutating func take(
    _ option: Option, called name: String, attached: String?
  ) throws(CommandError) {
    guard let kind = option.value else {
      if attached != nil { throw .usage("'\(name)' takes no value.", hint: helpHint) }
      switch option.name {
      case Option.help.name: wantsHelp = true
      case Option.version.name: wantsVersion = true
      default: record(option, nil)
      }
      return
    }
    guard let value = attached ?? valueWord else {
      throw .usage("'\(name)' needs a value: \(kind.placeholder).", hint: helpHint)
    }
    if attached == nil { position += 1 }
    try check(value, kind, of: name)
    record(option, value)
  }

  private mutating func record(_ option: Option, _ value: String?) {
    let values = value.map { [$0] } ?? []
    if let index = given.firstIndex(where: { $0.name == option.name }) {
      given[index].values = option.repeats ? given[index].values + values : values
    } else {
      given.append(.init(name: option.name, values: values, isGiven: true))
    }
  }

  /// Throws unless a word is what an option or argument accepts.
  private func check(_ word: String, _ kind: WordKind, of name: String) throws(CommandError) {
    switch kind.form {
    case .choice(let choices):
      let names = choices.map(\.name)
      guard !names.contains(word) else { return }
      let question = Suggestions.question(word, among: names)
      throw .usage(
        "'\(visible(word))' is not a value of '\(name)'" + closing(question),
        hint: "The values are \(names.joined(separator: ", ")).")
    case .integer(let range):
      guard Int(word).map(range.contains) != true else { return }
      throw .usage(
        "'\(name)' takes a whole number\(described(range)), not '\(visible(word))'.", hint: helpHint)
    case .text, .file, .folder, .suggested:
      return
    }
  }

  // MARK: Looking up

  private mutating func next() -> String? {
    guard position < words.count else { return nil }
    defer { position += 1 }
    return words[position]
  }

  /// The nearest definition wins: a command may give a program's option a meaning of its own.
  private func option(named name: String) -> Option? {
    options.last { $0.name == name }
  }

  /// The next word, unless it is an option of this command, so that the value was forgotten.
  private var valueWord: String? {
    guard position < words.count, words[position] != "--" else { return nil }
    let word = words[position]
    if word.hasPrefix("--") { return option(named: String(word.prefix { $0 != "=" })) == nil ? word : nil }
    let isLetter = word.count == 2 && word.hasPrefix("-") && options.contains { $0.letter == word.last }
    return isLetter ? nil : word
  }

  /// Whether a word is a number below zero, which no option looks like.
  private func isNegativeNumber(_ word: String) -> Bool {
    guard let first = word.dropFirst().first, first == "." || first.isWholeNumber else { return false }
    return Double(word) != nil && !options.contains { $0.letter == first }
  }

  // MARK: Wording

  /// The program and the command found so far, as typed.
  private var called: String {
    ([program.name] + path.map(\.name)).joined(separator: " ")
  }

  private var helpHint: String { "Run '\(called) --help' for how to call it." }

  private func unknownOption(_ name: String) -> CommandError {
    let names = options.filter { !$0.isHidden }.map(\.name)
    let wanted = name.hasPrefix("--") ? name : "-" + name
    return .usage(
      "'\(called)' has no option '\(visible(name))'" + closing(Suggestions.question(wanted, among: names)),
      hint: helpHint)
  }

  private func missing(_ argument: Argument) -> CommandError {
    let what =
      switch argument.count {
      case .exactly(let count): "\(count) words \(argument.name)"
      case .oneOrMore: "at least one \(argument.name)"
      default: argument.name
      }
    return .usage("'\(called)' needs \(what): \(lowercasedFirst(argument.help))", hint: helpHint)
  }

  private func described(_ range: ClosedRange<Int>) -> String {
    if range.upperBound == .max {
      return range.lowerBound == .min ? "" : " of at least \(range.lowerBound)"
    }
    return " from \(range.lowerBound) to \(range.upperBound)"
  }

  /// The question, or a period where there is nothing to ask.
  private func closing(_ question: String) -> String {
    question.isEmpty ? "." : question
  }
}
