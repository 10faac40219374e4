internal import AppDatabase
internal import Bundles
internal import CommandLineKit
internal import LaunchServices
internal import SourceText
internal import UniformTypes

extension Command {
  /// `infoplist apps`: which app opens what.
  static var apps: Command {
    Command(
      "apps", "Register apps, and ask which of them opens what.",
      discussion: """
        What apps claim is kept in a database, as Launch Services does on a Mac, and every answer comes with its reasons.
        """,
      options: [.appDatabase, .inputFormat, .maximumDepth, .answerFormat, .outputFile],
      examples: [
        Example("infoplist apps register /Volumes/Mac/Applications", "Every app in a folder."),
        Example("infoplist apps open photo.heic", "Who opens a file."),
        Example("infoplist apps what-if New.app", "What changes if an app arrives."),
      ],
      subcommands: [
        appsRegister, appsUnregister, appsList, appsOpen, appsPrefer, appsConflicts, appsWhatIf, appsExport,
        appsImport,
      ])
  }

  private static var appsRegister: Command {
    Command(
      "register", "Register bundles, folders of them, and archives.",
      discussion: """
        A bundle that is registered already is read again only if its files changed. Bundles that are gone from a folder \
        are forgotten. A call that is interrupted loses nothing that was registered before.
        """,
      arguments: [Argument(.file("PATH"), .oneOrMore, help: "A bundle, a folder, or an archive.")],
      examples: [Example("infoplist apps register Demo.app Other.ipa", "Two apps.")]
    ) { arguments, console throws(CommandError) in
      let database = try arguments.appDatabase(for: .adding)
      var registration = try AppRegistration(database, Input.options(arguments))
      for path in arguments.values("PATH") { try registration.add(path, console) }
      try registration.finish()
      try arguments.write(registration.node, console)
      return registration.hasProblems ? .unreadable : .success
    }
  }

  private static var appsUnregister: Command {
    Command(
      "unregister", "Forget registered bundles.",
      arguments: [
        Argument(
          .text("APP"), .oneOrMore, help: "The identifier or the path of a bundle, or a folder of them.")
      ],
      examples: [Example("infoplist apps unregister com.example.demo", "By the identifier.")]
    ) { arguments, console throws(CommandError) in
      let database = try arguments.appDatabase(for: .changing)
      var removed: [String] = []
      var missing: [String] = []
      for name in arguments.values("APP") {
        let found = try CommandError.from { () throws(DatabaseError) in
          let found = try database.unregister(name)
          return found.isEmpty ? try database.unregister(AppRegistration.realPath(name)) : found
        }
        if found.isEmpty { missing.append(name) }
        removed += found
      }
      try arguments.write(
        .object([("schemaVersion", .number(1)), ("removed", AnswerNode(removed))]), console)
      for name in missing {
        console.report(CommandError("\(SafeText.visible(name)) is not registered.", exitCode: .findings))
      }
      return missing.isEmpty ? .success : .findings
    }
  }

  private static var appsList: Command {
    Command(
      "list", "List the registered bundles.",
      examples: [Example("infoplist apps list --format json", "For scripts.")]
    ) { arguments, console throws(CommandError) in
      let database = try arguments.appDatabase(for: .reading)
      let bundles = try CommandError.from { () throws(DatabaseError) in try database.bundles() }
      if arguments.wantsJSON {
        let apps = bundles.map { AppsAnswer.summary($0) }
        try arguments.write(.object([("schemaVersion", .number(1)), ("apps", .list(apps))]), console)
      } else {
        try Output.write(AppsAnswer.table(bundles), arguments, console)
      }
      return .success
    }
  }

  private static var appsOpen: Command {
    Command(
      "open", "Show which app opens a file or an address, and why.",
      discussion: """
        All apps that claim it are shown in the order in which they are taken. A file that is not there is judged by its \
        name. If no app can be chosen, the exit code is 1.
        """,
      arguments: [
        Argument(.text("FILE"), .optional, help: "A file, a folder, or an address such as mailto:a@b.c.")
      ],
      options: [
        .option(
          "--type", value: .text("TYPE"),
          help:
            "Documents of a type, instead of a file; also an .ending, a mime/type, or a code such as 'TEXT'."),
        .option("--scheme", value: .text("SCHEME"), help: "Addresses with a scheme, instead of a file."),
        .option(
          "--role", value: .choice("editor", "viewer", "shell", "none", "all"),
          help: "What the app does with it; by default it edits or shows it."),
        .hostSystem, .hostArchitecture, .era,
      ],
      examples: [
        Example("infoplist apps open report.pdf", "A file."),
        Example("infoplist apps open https://example.com", "An address."),
        Example("infoplist apps open --type public.plain-text --role editor", "Who edits plain text."),
      ]
    ) { arguments, console throws(CommandError) in
      let subject = try OpenSubject.subject(arguments)
      var options = try arguments.handlerOptions
      options.roles = OpenSubject.roles(arguments)
      let database = try arguments.appDatabase(for: .reading)
      let answer = try CommandError.from { () throws(DatabaseError) in
        try database.answer(subject, options: options)
      }
      let node = AppsAnswer.open(answer)
      try Output.write(arguments.wantsJSON ? node.json : AppsAnswer.lines(answer), arguments, console)
      return answer.handlers.winner == nil ? .findings : .success
    }
  }

  private static var appsPrefer: Command {
    Command(
      "prefer", "Choose the app that opens a type or a scheme, as a person does in Finder.",
      discussion: "The app has to claim it; if it does not, the exit code is 1.",
      arguments: [
        Argument(.text("WHAT"), help: "A type, or a scheme."),
        Argument(.text("APP"), help: "The identifier or the path of a registered app."),
      ],
      examples: [Example("infoplist apps prefer public.html com.example.browser", "For a type.")]
    ) { arguments, console throws(CommandError) in
      let database = try arguments.appDatabase(for: .changing)
      let (what, name) = (arguments.required("WHAT"), arguments.required("APP"))
      let app = try CommandError.from { () throws(DatabaseError) in
        let found = try database.bundles(named: name)
        return found.isEmpty ? try database.bundles(named: AppRegistration.realPath(name)) : found
      }
      guard let app = app.last else {
        throw CommandError(
          "\(SafeText.visible(name)) is not registered.",
          hint: "Register it first, or see: infoplist apps list",
          exitCode: .findings)
      }
      let chosen = app.isNamed(name) && !app.path.utf8.elementsEqual(name.utf8) ? app.identifier : app.path
      let subject = try CommandError.from { () throws(DatabaseError) in
        try OpenSubject.binding(of: what, in: database)
      }
      let (kind, value) =
        switch subject {
        case .type(let type): ("type", type)
        case .scheme(let scheme): ("scheme", scheme)
        }
      let candidates = try CommandError.from { () throws(DatabaseError) in
        var options = HandlerOptions()
        options.roles = .all
        return try database.answer(kind == "type" ? .type(value) : .scheme(value), options: options).handlers
          .candidates
      }
      guard let candidate = candidates.first(where: { $0.bundle.isNamed(chosen) }) else {
        throw CommandError(
          "\(SafeText.visible(name)) does not claim \(SafeText.visible(value)), so the system would pass over the choice.",
          hint: "See who claims it: infoplist apps open --\(kind) \(SafeText.visible(value)) --role all",
          exitCode: .findings)
      }
      guard candidate.isUsable else {
        throw CommandError(
          "\(SafeText.visible(name)) cannot be chosen for \(SafeText.visible(value)).",
          hint: SafeText.visible(candidate.because), exitCode: .findings)
      }
      try CommandError.from { () throws(DatabaseError) in
        try database.prefer(UserBinding(subject, app: chosen))
      }
      try arguments.write(
        .object([("schemaVersion", .number(1)), (kind, .text(value)), ("app", .text(chosen))]), console)
      return .success
    }
  }

  private static var appsConflicts: Command {
    Command(
      "conflicts", "Show what several registered apps claim and only one can have.",
      discussion: "If there is any conflict, the exit code is 1.",
      examples: [Example("infoplist apps conflicts", "All of them.")]
    ) { arguments, console throws(CommandError) in
      let database = try arguments.appDatabase(for: .reading)
      let bundles = try CommandError.from { () throws(DatabaseError) in try database.bundles() }
      let conflicts = ConflictSearch(bundles).conflicts
      try arguments.write(
        .object([("schemaVersion", .number(1)), ("conflicts", .list(conflicts.map { AppsAnswer.node($0) }))]),
        console)
      return conflicts.isEmpty ? .success : .findings
    }
  }

  private static var appsWhatIf: Command {
    Command(
      "what-if", "Show what changes when a bundle is registered, without registering it.",
      discussion: "If it brings a conflict, the exit code is 1.",
      arguments: [Argument(.file("PATH"), help: "The bundle, or an archive with one.")],
      options: [.hostSystem, .hostArchitecture, .era],
      examples: [Example("infoplist apps what-if New.app", "What a new app takes over.")]
    ) { arguments, console throws(CommandError) in
      let path = arguments.required("PATH")
      let options = Input.options(arguments)
      let inspection = try BundleInput.open(path, options).inspection(for: nil, options)
      // Of an archive, what counts is the path of the app inside of it.
      let place = AppRegistration.realPath(inspection.structure.path)
      guard let bundle = AppRegistration.bundle(inspection, path: place) else {
        throw .noInfoPlist(in: path, inspection)
      }
      let database = try arguments.appDatabase(for: .reading)
      var handlerOptions = try arguments.handlerOptions
      let bundles = try CommandError.from { () throws(DatabaseError) in
        handlerOptions.bindings = try database.bindings()
        return try database.bundles()
      }
      let effect = ArrivalEffect(of: bundle, among: bundles, options: handlerOptions)
      try arguments.write(AppsAnswer.node(effect, of: bundle), console)
      return effect.conflicts.isEmpty ? .success : .findings
    }
  }

  private static var appsExport: Command {
    Command(
      "export", "Write all that is registered, as JSON or in the manner of lsregister -dump.",
      examples: [Example("infoplist apps export --format json -o apps.json", "For other programs.")]
    ) { arguments, console throws(CommandError) in
      let database = try arguments.appDatabase(for: .reading)
      let (bundles, bindings) = try CommandError.from { () throws(DatabaseError) in
        (try database.bundles(), try database.bindings())
      }
      let bytes =
        arguments.wantsJSON
        ? AppsExport.node(bundles, bindings).json : RegistryDump.text(of: bundles, bindings)
      try Output.write(bytes, arguments, console)
      return .success
    }
  }

  private static var appsImport: Command {
    Command(
      "import", "Register what a dump of a Mac's Launch Services says, or an export.",
      discussion: """
        The file is what lsregister -dump writes on a Mac, or what infoplist apps export writes, whose JSON holds \
        everything. The apps need not be here.
        """,
      arguments: [Argument(.file("FILE"), help: "The dump or the export; - is standard input.")],
      examples: [
        Example("infoplist apps import dump.txt", "From a Mac."),
        Example("infoplist apps import apps.json", "From another computer."),
      ]
    ) { arguments, console throws(CommandError) in
      let path = arguments.required("FILE")
      let bytes = try Input.bytes(of: path)
      let export = AppsImport(bytes)
      let dump = export == nil ? RegistryDumpReader(reading: bytes.array) : nil
      let bundles = export?.bundles ?? dump?.bundles ?? []
      let bindings = export?.bindings ?? dump?.bindings ?? []
      guard export != nil || !bundles.isEmpty else {
        throw .unreadable(
          "\(SafeText.visible(path)) is neither a dump of Launch Services nor an export.",
          hint: "Make one with lsregister -dump on a Mac, or with: infoplist apps export --format json")
      }
      let database = try arguments.appDatabase(for: .adding)
      let count = try CommandError.from { () throws(DatabaseError) in
        let count = try database.register(bundles.map { AppDatabase.Arrival($0) })
        for binding in bindings { try database.prefer(binding) }
        return count
      }
      try arguments.write(
        .object([
          ("schemaVersion", .number(1)), ("database", .text(database.path)), ("added", .number(count.added)),
          ("changed", .number(count.changed)), ("unchanged", .number(count.unchanged)),
          ("removed", .list([])),
        ]), console)
      return .success
    }
  }
}
