internal import FileSystem
internal import HostileInputs

/// Writes the hostile inputs into a folder, for measuring what the executable does with them.
///
/// The argument is an existing folder, by default the current one. Beside the inputs it gets a file `inputs.tsv` with a line for each:
/// its name, what has to come of it, the format to ask for, and the key path to ask for.
@main
enum Main {
  static func main() throws {
    let folder = CommandLine.arguments.dropFirst().first ?? "."
    var list = ""
    for input in HostileInput.all {
      try FileSystem.replace("\(folder)/\(input.name)", with: input.bytes())
      list += "\(input.name)\t\(input.outcome.rawValue)\t\(input.format ?? "")\t\(input.keyPath)\n"
    }
    try FileSystem.replace("\(folder)/inputs.tsv", with: Array(list.utf8))
  }
}
