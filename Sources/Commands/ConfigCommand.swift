internal import CommandLineKit
internal import FileSystem
internal import Validation

extension Command {
  /// `infoplist config`: shows what counts for a path.
  static var config: Command {
    Command(
      "config", "Show the configuration that counts for a path, and where each value comes from.",
      discussion: """
        A configuration is a JSON file named .infoplist.json; the nearest one in or above the folder of a file \
        counts for it. All of its keys may be left out:

          platform, minimumOS, kind, profile, era, failOn: as the options of check
          rules: { "missing-key": "off", "keys": "note", "all": "on" }
          schemas: [ "keys.json" ], files with further keys as infoplist keys --format json writes them
          overrides: [ { "paths": [ "Tests/**" ], … } ], settings for files that fit a pattern

        A rule is told by its id, a code or its topic, and set to off, on, note, warning or error; the more exact \
        name counts, and a later override beats an earlier one. Options of a call beat the configuration. \
        Patterns and paths of schemas count from the folder of the configuration.
        """,
      options: [
        .option("--explain", value: .file("PATH"), default: ".", help: "The file or folder to explain."),
        .configuration, .noConfiguration, .answerFormat, .outputFile,
      ],
      examples: [
        Example("infoplist config --explain App/Info.plist", "How check looks at a file, and why.")
      ]
    ) { arguments, console throws(CommandError) in
      var store = try ConfigurationStore(arguments)
      let path = arguments.required("--explain")
      // A folder is explained as an Info.plist in it would be.
      let file = FileSystem.kind(of: path) == .folder ? FilePath.join(path, "Info.plist") : path
      let loaded = store.configuration(for: file)
      let errors = store.takeErrors()
      guard errors.isEmpty else {
        for error in errors { console.report(error) }
        return .usage
      }
      let answer = ConfigurationAnswer(for: path, as: file, loaded, store.working)
      try Output.write(arguments.wantsJSON ? answer.json : Array(answer.text.utf8), arguments, console)
      return .success
    }
  }
}
