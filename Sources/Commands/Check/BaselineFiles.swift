internal import CommandLineKit
internal import FileSystem
internal import Validation

/// The baselines of a call: one to read, one to write, or none.
struct BaselineFiles: Sendable {
  /// What is known.
  let baseline: Baseline
  /// Whether findings are gathered for a new baseline.
  var isWriting: Bool { output != nil }
  /// Where the new baseline goes, nil if none is asked for.
  let output: String?

  private let working: WorkingFolder
  /// The folders of the two files, from the root.
  private let inputFolder: String
  private let outputFolder: String

  /// Reads the baseline that options name.
  ///
  /// - Parameter errors: Every mistake in it is added here.
  init(_ arguments: ParsedArguments, _ working: WorkingFolder, noting errors: inout [CommandError]) {
    self.working = working
    output = arguments.value("--write-baseline")
    outputFolder = output.map { FilePath.parent(of: working.absolute($0)) } ?? ""
    var known = Baseline()
    let input = arguments.value("--baseline")
    inputFolder = input.map { FilePath.parent(of: working.absolute($0)) } ?? ""
    if let input {
      do throws(CommandError) {
        let file = try SettingsFile(input)
        let (read, mistakes) = Baseline.read(file.document)
        errors += file.errors(mistakes)
        known = read
      } catch {
        errors.append(error)
      }
    }
    baseline = known
  }

  /// A report without what is known, what was held back, and the findings for a new baseline.
  func filtered(_ report: CheckReport) -> (report: CheckReport, uses: Baseline.Uses, found: Baseline) {
    var found = Baseline()
    if isWriting { found.add(report) { path(of: $0, from: outputFolder) } }
    var (rest, uses) = baseline.filtered(report) { path(of: $0, from: inputFolder) }
    if isWriting { rest = found.filtered(rest) { path(of: $0, from: outputFolder) }.report }
    return (rest, uses, found)
  }

  /// The path of a checked file as the baseline that is read has it.
  func pathInBaseline(_ path: String) -> String { self.path(of: path, from: inputFolder) }

  private func path(of path: String, from folder: String) -> String {
    path == "-" ? path : WorkingFolder.path(from: folder, to: working.absolute(path))
  }
}
