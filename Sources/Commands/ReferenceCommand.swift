internal import CommandLineKit
internal import FileSystem
internal import KeyCatalog
internal import ReferencePages

extension Command {
  /// `infoplist reference`: writes the reference as HTML pages.
  static var reference: Command {
    Command(
      "reference", "Write the reference of all keys and rules as HTML pages.",
      discussion: """
        The pages need no server and no network: open index.html in any browser. They have a search, and \
        follow the system's light or dark looks. Each file is replaced whole or not at all; other files of \
        the folder stay as they are.
        """,
      options: [
        .option(
          "--output", "-o", value: .folder("FOLDER"), help: "The folder to write to; it is made if missing."),
        .configuration, .noConfiguration,
      ],
      examples: [
        Example("infoplist reference --output reference", "Pages about every key and every rule.")
      ]
    ) { arguments, console throws(CommandError) in
      guard let folder = arguments.value("--output"), folder != "-", !folder.isEmpty else {
        throw .usage("reference needs --output FOLDER.", hint: "For example --output reference.")
      }
      // A configuration may name further keys.
      guard let catalog = try ConfigurationStore.catalog(arguments, console) else { return .usage }
      var count = 0
      var folders: Set<String> = []
      do throws(FileError) {
        try ReferenceSite(catalog: catalog).forEachFile { file throws(FileError) in
          let path = FilePath.join(folder, file.path)
          let parent = FilePath.parent(of: path)
          if folders.insert(parent).inserted { try FileSystem.makeFolder(parent) }
          try FileSystem.replace(path, with: file.bytes, waitsForDisk: false)
          count += 1
        }
      } catch {
        throw .unreadable(error.message)
      }
      console.writeLine("\(count) files written to \(SafeText.visible(folder)).")
      return .success
    }
  }
}
