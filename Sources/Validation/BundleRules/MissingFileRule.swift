internal import Bundles
internal import KeyCatalog
internal import PropertyLists
internal import Resolution
internal import SourceText

extension Rule {
  fileprivate static let needed = Aspect(
    "missing-file", "A file the program cannot do without is not in the bundle.", Levels(.error))
  fileprivate static let wanted = Aspect(
    "missing-resource", "A file that Info.plist names is not in the bundle.", Levels(.warning))
  fileprivate static let unnamedHelp = Aspect(
    "help-book-name", "No page of the help has the name of the book.", Levels(.note, books2018: .warning))
  fileprivate static let otherCase = Aspect(
    "file-name-case", "The name of the file differs in case.", Levels(.error))

  /// Finds files that Info.plist names and the bundle lacks (R4, R46, R47, R87, R88, R100–R102, R214, R217).
  static let missingFile = Rule(
    id: "missing-file",
    topic: .structure,
    summary: "A file that Info.plist names is not in the bundle.",
    explanation: Explanation(
      finds:
        "In a bundle: nibs, storyboards, icons, fonts, help and scripting definitions that a key names and that are neither "
        + "among the resources nor in the folder of a language; a plug-in for the Dock tile that is not in PlugIns; those whose "
        + "name differs in case; and help without a page, or a bundle, of the name of the book. Icons are not asked for where "
        + "there is a compiled asset catalog, which is not read.",
      matters:
        "Without its nib or storyboard a program ends when it starts. Names of files are compared with case on devices and on "
        + "many disks.",
      instead: "Add the file to the target, or write its name as it is.",
      sources: "The pages of the keys; CFBundle of the open-source Core Foundation."),
    references: [
      "R4", "R46", "R47", "R48", "R87", "R88", "R95", "R100", "R101", "R102", "R214", "R217", "R139",
      "ITMS-90032", "RUN-missing-file",
    ],
    aspects: [needed, wanted, unnamedHelp, otherCase],
    accepts: [
      Example(
        "<key>CFBundleIconFile</key>\n<string>Icon</string>", platform: .macOS,
        bundle: ExampleBundle("A.app", files: ["Contents/Resources/Icon.icns": ""], isForMac: true)),
      Example(
        "<key>UIMainStoryboardFile</key>\n<string>Main</string>",
        bundle: ExampleBundle("A.app", files: ["Base.lproj/Main.storyboardc/Info.plist": ""])),
      Example(
        "<key>CFBundleIconFiles</key>\n<array><string>Icon</string></array>",
        bundle: ExampleBundle("A.app", files: ["Icon@2x~ipad.png": ""])),
      Example("<key>UIMainStoryboardFile</key>\n<string>Main</string>"),
    ],
    rejects: [
      Example(
        "<key>UIMainStoryboardFile</key>\n⟦<string>Main</string>⟧", bundle: ExampleBundle("A.app")),
      Example(
        "<key>UIAppFonts</key>\n<array>⟦<string>Acme.ttf</string>⟧</array>", bundle: ExampleBundle("A.app")),
      Example(
        "<key>CFBundleIconFile</key>\n⟦<string>Icon</string>⟧", platform: .macOS,
        bundle: ExampleBundle("A.app", files: ["Contents/Resources/icon.icns": ""], isForMac: true)),
      Example(
        """
        <key>CFBundleIcons</key>
        <dict>
        <key>CFBundlePrimaryIcon</key>
        <dict>
        <key>CFBundleIconFiles</key>
        <array>⟦<string>Icon</string>⟧</array>
        </dict>
        </dict>
        """, bundle: ExampleBundle("A.app", files: ["Other.png": ""])),
      Example(
        "<key>NSDockTilePlugIn</key>\n⟦<string>Tile.docktileplugin</string>⟧", platform: .macOS,
        bundle: ExampleBundle("A.app", files: ["Contents/PlugIns/Other.plugin/x": ""], isForMac: true)),
      Example(
        """
        <key>CFBundleHelpBookFolder</key>
        <string>Help</string>
        <key>CFBundleHelpBookName</key>
        ⟦<string>start</string>⟧
        """, platform: .macOS,
        bundle: ExampleBundle(
          "A.app",
          files: [
            "Contents/Resources/en.lproj/Help/start.html": "<meta name='AppleTitle' content='Acme Help'>"
          ], isForMac: true)),
    ],
    check: Check(closing: { run in
      guard let bundle = run.bundle, run.isInfoPlist else { return }
      for demand in FileDemand.all where !(demand.isIcon && bundle.resources.hasAssetCatalog) {
        for place in run.places(at: demand.path) { run.check(place.node, place.path, demand, bundle) }
      }
      run.checkDockTile(in: bundle)
      run.checkHelp(in: bundle)
    }))
}

/// A key that names a file.
private struct FileDemand: Sendable {
  /// The path of the key.
  let path: RecordPath
  /// The endings the file may have; none if the value has it.
  let endings: [String]
  /// Whether the program cannot do without.
  let isNeeded: Bool
  /// Whether it is an icon, which may stand in an asset catalog.
  let isIcon: Bool
  /// Where the demand comes from.
  let references: [String]

  private init(
    path: StaticString, endings: [String] = [], isNeeded: Bool = false, isIcon: Bool = false,
    references: [String] = ["RUN-missing-file"]
  ) {
    guard let parsed = RecordPath(path.description) else { preconditionFailure("\(path) is no path") }
    self.path = parsed
    self.endings = endings
    self.isNeeded = isNeeded
    self.isIcon = isIcon
    self.references = references
  }

  static let all: [FileDemand] = [
    FileDemand(path: "NSMainNibFile", endings: ["nib"], isNeeded: true),
    FileDemand(path: "NSMainStoryboardFile", endings: ["storyboardc"], isNeeded: true),
    FileDemand(path: "UIMainStoryboardFile", endings: ["storyboardc"], isNeeded: true),
    FileDemand(path: "UILaunchStoryboardName", endings: ["storyboardc", "nib"], isNeeded: true),
    FileDemand(
      path: "UIApplicationSceneManifest.UISceneConfigurations.<role>[].UISceneStoryboardFile",
      endings: ["storyboardc"], isNeeded: true),
    FileDemand(
      path: "UILaunchStoryboards.UILaunchStoryboardDefinitions[].UILaunchStoryboardFile",
      endings: ["storyboardc", "nib"]),
    FileDemand(path: "NSExtension.NSExtensionMainStoryboard", endings: ["storyboardc"], isNeeded: true),
    FileDemand(path: "UIAppFonts[]", references: ["R217"]),
    FileDemand(path: "ATSApplicationFontsPath", references: ["R214"]),
    FileDemand(path: "CFBundleIconFile", endings: ["icns", "png"], isIcon: true, references: ["R100"]),
    FileDemand(
      path: "CFBundleIconFiles[]", endings: ["png"], isIcon: true, references: ["R101", "R102", "ITMS-90032"]),
    FileDemand(
      path: "CFBundleIcons.CFBundlePrimaryIcon.CFBundleIconFiles[]", endings: ["png"], isIcon: true,
      references: ["ITMS-90032"]),
    FileDemand(
      path: "CFBundleIcons.CFBundleAlternateIcons.<name>.CFBundleIconFiles[]", endings: ["png"], isIcon: true,
      references: ["ITMS-90032"]),
    FileDemand(
      path: "CFBundleDocumentTypes[].CFBundleTypeIconFile", endings: ["icns", "png"], isIcon: true,
      references: ["R87"]),
    FileDemand(
      path: "CFBundleDocumentTypes[].CFBundleTypeIconFiles[]", endings: ["png"], isIcon: true,
      references: ["R88"]),
    FileDemand(path: "UTExportedTypeDeclarations[].UTTypeIconFile", endings: ["icns"], isIcon: true),
    FileDemand(path: "UTImportedTypeDeclarations[].UTTypeIconFile", endings: ["icns"], isIcon: true),
    FileDemand(
      path: "CFBundleURLTypes[].CFBundleURLIconFile", endings: ["icns", "png"], isIcon: true,
      references: ["R95"]),
    FileDemand(path: "CFBundleHelpBookFolder", references: ["R47"]),
    FileDemand(path: "CFAppleHelpAnchor", endings: ["html", "htm"], references: ["R46"]),
    FileDemand(path: "OSAScriptingDefinition", endings: ["sdef"]),
    FileDemand(path: "NSPrefPaneIconFile", references: ["R139"]),
  ]
}

extension CheckRun {
  fileprivate mutating func check(
    _ node: PropertyListNode, _ path: [PropertyListPathStep], _ demand: FileDemand, _ bundle: BundleContext
  ) {
    guard let name = node.string, !name.isEmpty, !holdsBuildSettings(node) else { return }
    switch bundle.resources.presence(of: name, endings: demand.endings) {
    case .found: break
    case .otherCase(let file):
      report(Rule.otherCase, path, at: node.range) {
        FindingDetails(
          "The file is named \(file.shown): case counts in names of files.", help: "Write the name as it is.",
          references: ["R4"])
      }
    case .missing:
      report(demand.isNeeded ? Rule.needed : Rule.wanted, path, at: node.range) {
        let endings = demand.endings.map { ".\($0)" }.joined(separator: " or ")
        return FindingDetails(
          "There is no file \(name.shown)\(endings.isEmpty ? "" : " (\(endings))") among the resources of the bundle.",
          help: "Add it to the target, or remove the key.", references: demand.references)
      }
    }
  }

  /// Looks for the plug-in that draws the tile in the Dock, which stands beside the other plug-ins.
  fileprivate mutating func checkDockTile(in bundle: BundleContext) {
    guard let entry = rootEntries["NSDockTilePlugIn"], let name = entry.value.string, !name.isEmpty,
      !holdsBuildSettings(entry.value), isFor(.macOS)
    else { return }
    let folder = PathName.join(bundle.inspection.structure.contentFolder, "PlugIns")
    let host = bundle.inspection.host
    let names = host.entries(of: folder).map { $0.name }
    // The ending may be left out.
    if names.contains(where: { $0.isSameText(as: name) || PathName.stem(of: $0).isSameText(as: name) }) {
      return
    }
    let path: [PropertyListPathStep] = [.key(entry.key)]
    if let other = names.first(where: { $0.isSameTextIgnoringCase(as: name) }) {
      report(Rule.otherCase, path, at: entry.value.range) {
        FindingDetails(
          "The plug-in is named \(other.shown): case counts in names of files.", references: ["R4"])
      }
      return
    }
    report(Rule.wanted, path, at: entry.value.range) {
      FindingDetails(
        "There is no plug-in \(name.shown) in PlugIns.", help: "Add it there, or remove the key.",
        references: ["RUN-missing-file"])
    }
  }

  /// Looks for the page, or the bundle, that has the name of the help book (R48).
  fileprivate mutating func checkHelp(in bundle: BundleContext) {
    guard let entry = rootEntries["CFBundleHelpBookName"], !holdsBuildSettings(entry.value), isFor(.macOS),
      rootEntries.has("CFBundleHelpBookFolder")
    else { return }
    let inspection = bundle.inspection
    let context = ResolutionContext(
      system: inspection.system, device: .mac, languages: [inspection.localizations.developmentRegion ?? "en"]
    )
    guard let help = HelpBook(ValueResolver(inspection, in: context)), let name = help.name,
      let folder = help.folderPath, help.namePage == nil
    else { return }
    // A help book that is a bundle is known by its identifier.
    let book = BundleInspection(of: folder, in: inspection.host)
    if [book.string("CFBundleIdentifier"), book.string("HPDBookTitle")].contains(where: { other in
      other.map { $0.isSameText(as: name) } ?? false
    }) {
      return
    }
    report(Rule.unnamedHelp, [.key(entry.key)], at: entry.value.range) {
      FindingDetails(
        "No page in \(folder.shown) has the name \(name.quoted) in the CONTENT of its META tag.",
        help: "Write the name that stands there.", references: ["R48"])
    }
  }
}
