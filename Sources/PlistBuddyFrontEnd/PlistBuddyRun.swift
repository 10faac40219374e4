internal import CommandLineKit
internal import PropertyLists

/// A call of PlistBuddy.
struct PlistBuddyRun {
  private let console: Console
  private var commands: [String] = []
  private var session: PlistBuddySession?

  init(_ console: Console) {
    self.console = console
  }

  /// Reads the words of the call and does the work.
  mutating func run(_ words: [String]) throws(CommandError) -> ExitCode {
    var paths: [String] = []
    var (printsXML, refusesLinks, wantsHelp, lacksCommand) = (false, false, false, false)
    var rest = words[...]
    while let word = rest.popFirst() {
      switch word {
      case "-c":
        if let command = rest.popFirst() { commands.append(command) } else { lacksCommand = true }
      case "-x": printsXML = true
      case "-l": refusesLinks = true
      case "-h", "--help", "-help": wantsHelp = true
      default: paths.append(word)
      }
    }
    // The first file is read even if the rest of the call is wrong.
    if let path = paths.first,
      !open(PlistBuddyFile(path: path), printsXML: printsXML, refusesLinks: refusesLinks)
    {
      return .findings
    }
    guard paths.count < 2 else {
      console.write("Invalid Arguments\n\n")
      return .findings
    }
    if wantsHelp {
      console.write(PlistBuddyHelp.text)
      return session == nil ? .findings : .success
    }
    guard session != nil, !lacksCommand else {
      console.write(PlistBuddyHelp.usage)
      return .findings
    }
    return commands.isEmpty ? try runInteractively() : runCommands()
  }

  private mutating func open(_ file: PlistBuddyFile, printsXML: Bool, refusesLinks: Bool) -> Bool {
    if refusesLinks, file.leadsThroughLink {
      console.errors.writeLine("Error Opening File: \(file.path) [Too many levels of symbolic links]")
      return false
    }
    var document: PropertyListDocument?
    let root: PropertyListValue
    do throws(PlistBuddyFile.Problem) {
      let content = try file.read()
      root = content.root
      if console.environment("INFOPLIST_KEEP_LAYOUT") == "1" { document = content.document }
    } catch {
      switch error {
      case .missing:
        console.writeLine("File Doesn't Exist, Will Create: \(file.path)")
        root = .dictionary(PropertyListDictionary())
      case .unreadable(let reason):
        console.errors.writeLine(reason)
        console.writeLine("Error Reading File: \(file.path)")
        return false
      }
    }
    session = PlistBuddySession(file, root: root, keeping: document, printsXML: printsXML, console)
    return true
  }

  /// Runs the commands of the call, and saves what they have changed.
  private mutating func runCommands() -> ExitCode {
    var isGood = true
    for command in commands {
      let outcome = session?.run(command)
      if outcome == .failure { isGood = false }
      if outcome == .quit { break }
    }
    if session?.isTouched == true { session?.save() }
    return isGood ? .success : .findings
  }

  /// Asks for commands until there are no more.
  private mutating func runInteractively() throws(CommandError) -> ExitCode {
    while true {
      console.write("Command: ")
      guard let line = try console.readLine() else { return .success }
      if session?.run(String(decoding: line, as: UTF8.self)) == .quit { return .success }
    }
  }
}
