internal import CommandLineKit
internal import KeyCatalog

extension Command {
  /// `infoplist keys`: lists what the catalog knows.
  static var keys: Command {
    Command(
      "keys", "List the keys of Info.plist, privacy manifests and entitlements.",
      discussion: "All filters must hold. Words are looked for in names, readable names and descriptions.",
      options: [
        .option(
          "--document", value: .choice("info-plist", "privacy-manifest", "entitlements"),
          help: "Only keys of this kind of document."),
        .option(
          "--family", value: .text("FAMILY"),
          help: "Only keys of this family, such as CoreFoundation or LaunchServices."),
        .option(
          "--platform", value: .choice(Platform.allCases.map { Choice($0.name) }, placeholder: "PLATFORM"),
          help: "Only keys for this platform."),
        .option(
          "--status", value: .choice(KeyStatus.allCases.map { Choice($0.name) }, placeholder: "STATUS"),
          help: "Only keys of this status."),
        .option("--search", value: .text("WORDS"), repeats: true, help: "Only keys with these words."),
        .configuration, .noConfiguration, .era, .answerFormat, .outputFile,
      ],
      examples: [
        Example("infoplist keys --search camera", "Keys that have to do with the camera."),
        Example("infoplist keys --platform watchOS --format json", "Records, with all their fields."),
      ]
    ) { arguments, console throws(CommandError) in
      guard let catalog = try ConfigurationStore.catalog(arguments, console) else { return .usage }
      let records = catalog.records(matching: KeyListing.filter(arguments))
      let answer =
        arguments.wantsJSON
        ? KeyListing.json(records, era: arguments.era) : KeyListing.text(records, era: arguments.era)
      try Output.write(answer, arguments, console)
      return records.isEmpty ? .findings : .success
    }
  }
}

/// Lists of keys, as people and as programs read them.
enum KeyListing {
  static func filter(_ arguments: ParsedArguments) -> RecordFilter {
    var filter = RecordFilter()
    filter.document = arguments.value("--document").flatMap { DocumentKind(name: $0) }
    filter.family = arguments.value("--family")
    filter.platform = arguments.value("--platform").flatMap { Platform(name: $0) }
    filter.status = arguments.value("--status").flatMap { KeyStatus(name: $0) }
    filter.words = arguments.values("--search").flatMap { $0.split(separator: " ").map(String.init) }
    filter.era = arguments.era
    return filter
  }

  /// One line a key: its path, its type, its readable name.
  static func text(_ records: [KeyRecord], era: Era) -> [UInt8] {
    let rows = records.map { record in
      (
        path: record.path.description, types: record.types(in: era).map { $0.name }.joined(separator: "|"),
        name: record.readableName(in: era) ?? ""
      )
    }
    let pathWidth = min(60, rows.map { $0.path.utf8.count }.max() ?? 0)
    let typeWidth = rows.map { $0.types.utf8.count }.max() ?? 0
    var bytes: [UInt8] = []
    for row in rows {
      bytes += row.path.utf8
      bytes += repeatElement(0x20, count: max(2, pathWidth + 2 - row.path.utf8.count))
      bytes += row.types.utf8
      if !row.name.isEmpty {
        bytes += repeatElement(0x20, count: typeWidth + 2 - row.types.utf8.count)
        bytes += row.name.utf8
      }
      bytes.append(0x0A)
    }
    return bytes
  }

  /// An object with the records, all fields of each.
  static func json(_ records: [KeyRecord], era: Era) -> [UInt8] {
    var bytes = Array("{\"schemaVersion\": 1, \"keys\": [".utf8)
    for (index, record) in records.enumerated() {
      bytes += (index == 0 ? "\n" : ",\n").utf8
      bytes += record.jsonBytes(in: era)
    }
    bytes += "\n]}\n".utf8
    return bytes
  }
}
