internal import Bundles
internal import CommandLineKit
internal import LaunchServices
internal import PropertyLists
internal import UniformTypes

extension Command {
  /// `infoplist services`: which Services apps offer for a selection.
  static var services: Command {
    Command(
      "services", "Show which Services apps offer for a selection, and why not the others.",
      discussion: """
        The selection is a text, files, or data of a type on the pasteboard. The language and the script of a text are \
        guessed unless they are given. Services that a person has to enable first are offered and marked; with \
        --enabled-only they are left out. If none is offered, the exit code is 1.
        """,
      arguments: [Argument(.file("PATH"), .oneOrMore, help: "A bundle that offers Services.")],
      options: [
        .option(
          "--app", value: .text("IDENTIFIER"), default: "com.apple.TextEdit",
          help: "The app the selection is in."),
        .option("--text", value: .text("TEXT"), help: "A text that is selected."),
        .option("--language", value: .text("LANGUAGE"), help: "The language of the text, such as de."),
        .option("--script", value: .text("SCRIPT"), help: "The script of the text, such as Latn."),
        .option("--file", value: .file("FILE"), repeats: true, help: "A file that is selected."),
        .option("--pasteboard-type", value: .text("TYPE"), help: "The type of data that are selected."),
        .flag("--read-only", help: "Nothing can take the place of the selection."),
        .flag("--sandboxed", help: "The app is sandboxed."),
        .flag("--enabled-only", help: "Leave out what a person has to enable first."),
        .hostSystem, .languages, .inputFormat, .maximumDepth, .answerFormat, .outputFile,
      ],
      examples: [
        Example("infoplist services MyApp.app --text \"Guten Tag\"", "For a text."),
        Example(
          "infoplist services MyApp.app --file photo.png --app com.apple.finder", "For a file in Finder."),
      ]
    ) { arguments, console throws(CommandError) in
      var call = try ServiceCall(arguments)
      for path in arguments.values("PATH") { try call.add(path, arguments) }
      let selection = try call.selection(arguments)
      let system = try arguments.hostSystem
      let menu = ServiceMenu(
        call.services,
        in: ServiceClient(
          identifier: arguments.required("--app"), isSandboxed: arguments.has("--sandboxed")),
        for: selection, types: call.types,
        isOld: system.map { $0.system == .macOS && $0.version < SystemNumber(10, 6) } ?? false,
        onlyEnabled: arguments.has("--enabled-only"), translate: { call.translation(of: $1, in: $0) })
      try arguments.write(ServiceCall.node(menu, selection), console)
      return menu.items.isEmpty ? .findings : .success
    }
  }
}
