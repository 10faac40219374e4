internal import PropertyLists

/// A call of plutil: what to do, how, and to which files.
struct PlutilCall {
  var verb = PlutilVerb.lint
  /// The files; `-` is standard input.
  var files: [String] = []
  /// Where the result goes (`-o`).
  var output: String?
  /// What the extension of the file becomes (`-e`).
  var pathExtension: String?
  /// Whether success is silent (`-s`).
  var isSilent = false
  /// Whether JSON is written for people (`-r`).
  var isReadable = false
  /// Whether no line feed ends a bare value (`-n`).
  var omitsLineFeed = false

  private var words: ArraySlice<String>

  /// Reads the words of a call.
  init(_ words: [String]) throws(PlutilError) {
    self.words = words[...]
    guard let first = words.first else { throw PlutilError("No files specified.") }
    if try readVerb(first) {
      if case .help = verb { return }
    }
    try readRest()
    guard !files.isEmpty else { throw PlutilError("No files specified.") }
    guard let name = verb.optionInMessages else { return }
    if output != nil { throw PlutilError("-o is not used with \(name).") }
    if pathExtension != nil { throw PlutilError("-e is not used with \(name).") }
  }

  // MARK: The verb

  /// Reads the verb with its own arguments, which follow it at once.
  ///
  /// - Returns: Whether the word is a verb; otherwise it stays to be read.
  private mutating func readVerb(_ word: String) throws(PlutilError) -> Bool {
    let rest = words.dropFirst()
    switch word {
    case "-help": verb = .help
    case "-lint": verb = .lint
    case "-p": verb = .print
    default:
      guard ["-convert", "-extract", "-type", "-insert", "-replace", "-remove", "-create"].contains(word)
      else { return false }
      words = rest
      try readVerbWithArguments(word)
      return true
    }
    words = rest
    return true
  }

  private mutating func readVerbWithArguments(_ word: String) throws(PlutilError) {
    switch word {
    case "-convert":
      let format = try PlutilFormat(next(or: "Missing format specifier for command."))
      verb = .convert(format, writesHeader: try readHeader(format))
    case "-extract":
      let problem = "'Extract' requires a key path and a plist format."
      let keyPath = PlutilKeyPath(try next(or: problem))
      let format = try PlutilFormat(next(or: problem))
      verb = .extract(keyPath, format, expected: try readExpectation())
    case "-type":
      let keyPath = PlutilKeyPath(try next(or: "'Extract' requires a key path and a plist format."))
      verb = .extract(keyPath, .type, expected: try readExpectation())
    case "-remove":
      verb = .remove(PlutilKeyPath(try next(or: "'Remove' requires a key path.")))
    case "-create":
      verb = .create(try PlutilFormat(next(or: "'Create' requires a plist format.")))
    default: verb = .insert(try readInsertion(isReplacement: word == "-replace"))
    }
  }

  private mutating func readHeader(_ format: PlutilFormat) throws(PlutilError) -> Bool {
    guard words.first == "-header" else { return false }
    guard case .objectiveC = format else {
      throw PlutilError("-header is only valid for objc literal conversions.")
    }
    words = words.dropFirst()
    return true
  }

  private mutating func readExpectation() throws(PlutilError) -> PlutilType? {
    guard words.first == "-expect" else { return nil }
    words = words.dropFirst()
    let name = try next(or: "-expect requires a type argument.")
    guard let type = PlutilType(name) else { throw PlutilError("-expect type [\(name)] not valid.") }
    return type
  }

  private mutating func readInsertion(isReplacement: Bool) throws(PlutilError) -> PlutilInsertion {
    let problem = "'Insert' and 'Replace' require a key path, a type, and a value."
    let keyPath = PlutilKeyPath(try next(or: problem))
    let type = try PlutilValueType(next(or: problem))
    // The number at the end is the original's.
    let text = try type.takesText ? next(or: problem.dropLast() + "2.") : ""
    let value = try type.value(of: text)
    let appends = words.first == "-append"
    if appends { words = words.dropFirst() }
    return PlutilInsertion(keyPath: keyPath, value: value, isReplacement: isReplacement, appends: appends)
  }

  // MARK: Options and files

  private mutating func readRest() throws(PlutilError) {
    while let word = words.popFirst() {
      switch word {
      case "--":
        files += words
        words = []
      case "-o": output = try next(or: "Missing argument for -o.")
      case "-e": pathExtension = try next(or: "Missing argument for -e.")
      case "-s": isSilent = true
      case "-r": isReadable = true
      case "-n": omitsLineFeed = true
      default:
        guard word == "-" || word.utf8.first != UInt8(ascii: "-") else {
          throw PlutilError("unrecognized option: \(word)")
        }
        files.append(word)
      }
    }
  }

  private mutating func next(or problem: String) throws(PlutilError) -> String {
    guard let word = words.popFirst() else { throw PlutilError(problem) }
    return word
  }
}
