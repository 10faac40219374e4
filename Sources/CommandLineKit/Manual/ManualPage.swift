/// A page for `man`, in the `man` macros that every system's `man` understands.
public struct ManualPage: Sendable, Hashable {
  /// The file it belongs into, such as `infoplist-check.1`.
  public let fileName: String
  /// The page.
  public let text: String

  /// Makes the page of a command, or of the program for an empty path.
  init(_ program: Program, path: [Command]) {
    let page = HelpPage(program, path: path)
    let name = ([program.name] + path.map(\.name)).joined(separator: "-")
    fileName = "\(name).1"
    var roff = Roff()
    roff.title(name: name, source: "\(program.name) \(program.version)")
    roff.section("NAME")
    roff.line("\(name) - \(lowercasedFirst(String(page.summary.drop(suffix: "."))))")
    roff.section("SYNOPSIS")
    roff.line([.bold(page.call), .plain(String(page.usage.dropFirst(page.call.count)))])
    roff.section("DESCRIPTION")
    roff.line(page.summary)
    roff.paragraphs(page.discussion)
    for section in page.sections {
      roff.section(section.heading.uppercased())
      for entry in section.entries { roff.item(entry.label, entry.text) }
    }
    roff.section("EXIT STATUS")
    for code in [ExitCode.success, .findings, .usage, .unreadable] {
      roff.item(StyledText(String(code.rawValue), .bold), code.meaning)
    }
    if !page.examples.isEmpty {
      roff.section("EXAMPLES")
      for example in page.examples {
        roff.paragraphs(example.help)
        roff.fixed([example.call])
      }
    }
    let others = Self.seeAlso(program, path: path)
    if !others.isEmpty {
      roff.section("SEE ALSO")
      roff.line(Array(others.map { [.bold($0), .plain("(1)")] }.joined(separator: [.plain(", ")])))
    }
    text = roff.text
  }

  /// The pages above a command and directly below it.
  private static func seeAlso(_ program: Program, path: [Command]) -> [String] {
    let own = [program.name] + path.map(\.name)
    let above = (1..<own.count).map { own[..<$0].joined(separator: "-") }
    let commands = path.last?.subcommands ?? program.commands
    let below = commands.filter { !$0.isHidden }.map { (own + [$0.name]).joined(separator: "-") }
    return above + below
  }
}

extension Program {
  /// The manual: a page for the program and one for each command that is not hidden.
  public func manualPages() -> [ManualPage] {
    var pages: [ManualPage] = []
    addPages(path: [], commands: commands, to: &pages)
    return pages
  }

  /// The manual page of the command that the words name, or nil if there is no such command.
  public func manualPage(for path: [String]) -> ManualPage? {
    commands(along: path).map { ManualPage(self, path: $0) }
  }

  private func addPages(path: [Command], commands: [Command], to pages: inout [ManualPage]) {
    pages.append(ManualPage(self, path: path))
    for command in commands where !command.isHidden {
      addPages(path: path + [command], commands: command.subcommands, to: &pages)
    }
  }
}

extension ExitCode {
  /// What it says, in a sentence.
  var meaning: String {
    switch self {
    case .success: "It worked; nothing was found, or the answer is yes."
    case .findings: "Something was found, or the answer is no."
    case .usage: "The words of the call, or a file that configures it, are wrong."
    case .unreadable: "An input is missing, cannot be read, or is not what the command needs."
    }
  }
}

extension String {
  /// The text without an ending, if it has it.
  fileprivate func drop(suffix: String) -> Substring {
    hasSuffix(suffix) ? dropLast(suffix.count) : self[...]
  }
}
