internal import Behavior
internal import CommandLineKit
internal import PropertyLists
internal import SourceText

/// The work of `infoplist expand`.
struct PlistExpansion {
  private let arguments: ParsedArguments
  private let console: Console
  private let isInPlace: Bool

  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    isInPlace = arguments.has("--in-place")
    guard isInPlace else { return }
    if arguments.value("--output") != nil { throw .usage("--in-place and --output exclude each other.") }
    if arguments.required("PATH") == "-" { throw .usage("Standard input cannot be replaced in place.") }
  }

  /// A value with references, and what has become of it.
  private struct Change {
    let node: PropertyListNode
    let path: [PropertyListPathStep]
    let expansion: SettingsExpansion
  }

  func run() throws(CommandError) -> ExitCode {
    var table = try SettingsInput.table(arguments, console)
    guard let input = try Input.valid(arguments.required("PATH"), arguments, console) else {
      return .unreadable
    }
    // The identifier of the file is itself a setting (D10). If it refers to others, one given by the call may be
    // what it stands for.
    if let identifier = input.document.root?["CFBundleIdentifier"]?.string,
      !table.defines("CFBundleIdentifier") || !identifier.utf8.contains(UInt8(ascii: "$"))
    {
      table.define("CFBundleIdentifier", as: identifier)
    }
    let changes = try changes(of: input, SettingsExpander(table))
    var session = try EditingSession(input, arguments)
    for change in changes where change.expansion.text != change.node.string {
      try session.apply(.set(PropertyListPath(change.path), .string(change.expansion.text)))
    }
    _ = try session.finish(arguments, console, target: isInPlace ? nil : "-")
    return report(changes, in: input) ? .findings : .success
  }

  /// The texts of a property list in which references stand, expanded.
  private func changes(of input: Input, _ expander: SettingsExpander) throws(CommandError) -> [Change] {
    guard let root = input.document.root else { return [] }
    var expander = expander
    var changes: [Change] = []
    var path: [PropertyListPathStep] = []
    try NodeTraversal.walk(root) { (event: NodeTraversal.Event) throws(CommandError) in
      switch event {
      case .begin(_, let step, _): if let step { path.append(step) }
      case .end(_, let depth): if depth > 0 { path.removeLast() }
      case .leaf(let node, let step, _):
        guard let text = node.string, text.utf8.contains(UInt8(ascii: "$")) else { return }
        do throws(SettingsError) {
          let expansion = try expander.expand(text)
          changes.append(Change(node: node, path: path + (step.map { [$0] } ?? []), expansion: expansion))
        } catch {
          throw CommandError(
            SafeText.visible(error.message), hint: "Define one of the settings without the others.",
            exitCode: .usage, place: Places.text(of: node.range, in: input), id: "\(error.code)")
        }
      }
    }
    return changes
  }

  /// Reports what is left, and says whether anything is.
  private func report(_ changes: [Change], in input: Input) -> Bool {
    var problems: [(offset: Int, problem: SettingsProblem)] = []
    for change in changes {
      for problem in change.expansion.problems {
        problems.append((Self.offset(of: problem, in: change.node), problem))
      }
    }
    let places = Places(in: input, of: problems.map(\.offset))
    for (offset, problem) in problems {
      console.report(
        CommandError(
          SafeText.visible(problem.message), exitCode: .findings, place: places.text(of: offset),
          id: "\(problem.code)"))
    }
    return !problems.isEmpty
  }

  /// Where a reference stands in the file: exactly if the value is written as it is, else where the value begins.
  private static func offset(of problem: SettingsProblem, in node: PropertyListNode) -> Int {
    let range = node.contentRange
    guard let text = node.string, range.count == text.utf8.count,
      node.document.source.file[range].array.elementsEqual(text.utf8)
    else { return node.range.lowerBound }
    return range.lowerBound + problem.offset
  }
}
