internal import Bundles
internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let needed = Aspect(
    "missing-file", "A file the program cannot do without is not in the bundle.", Levels(.error))
  fileprivate static let wanted = Aspect(
    "missing-resource", "A file that Info.plist names is not in the bundle.", Levels(.warning))
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
        + "among the resources nor in the folder of a language; and those whose name differs in case. Icons are not asked for "
        + "where there is a compiled asset catalog, which is not read.",
      matters:
        "Without its nib or storyboard a program ends when it starts. Names of files are compared with case on devices and on "
        + "many disks.",
      instead: "Add the file to the target, or write its name as it is.",
      sources: "The pages of the keys; CFBundle of the open-source Core Foundation."),
    references: [
      "R4", "R46", "R47", "R87", "R88", "R95", "R100", "R101", "R214", "R217", "R139", "RUN-missing-file",
    ],
    aspects: [needed, wanted, otherCase],
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
    ],
    check: Check(closing: { run in
      guard let bundle = run.bundle, run.isInfoPlist else { return }
      for demand in FileDemand.all where !(demand.isIcon && bundle.resources.hasAssetCatalog) {
        guard let path = RecordPath(demand.path) else { continue }
        for place in run.places(at: path) { run.check(place.node, place.path, demand, bundle) }
      }
    }))
}

/// A key that names a file.
private struct FileDemand: Sendable {
  /// The path of the key.
  let path: String
  /// The endings the file may have; none if the value has it.
  var endings: [String] = []
  /// Whether the program cannot do without.
  var isNeeded = false
  /// Whether it is an icon, which may stand in an asset catalog.
  var isIcon = false

  static let all: [FileDemand] = [
    FileDemand(path: "NSMainNibFile", endings: ["nib"], isNeeded: true),
    FileDemand(path: "NSMainStoryboardFile", endings: ["storyboardc"], isNeeded: true),
    FileDemand(path: "UIMainStoryboardFile", endings: ["storyboardc"], isNeeded: true),
    FileDemand(path: "UILaunchStoryboardName", endings: ["storyboardc", "nib"], isNeeded: true),
    FileDemand(path: "UIAppFonts[]"),
    FileDemand(path: "ATSApplicationFontsPath"),
    FileDemand(path: "CFBundleIconFile", endings: ["icns", "png"], isIcon: true),
    FileDemand(path: "CFBundleIconFiles[]", endings: ["png"], isIcon: true),
    FileDemand(path: "CFBundleIcons.CFBundlePrimaryIcon.CFBundleIconFiles[]", endings: ["png"], isIcon: true),
    FileDemand(
      path: "CFBundleIcons.CFBundleAlternateIcons.<name>.CFBundleIconFiles[]", endings: ["png"], isIcon: true),
    FileDemand(path: "CFBundleDocumentTypes[].CFBundleTypeIconFile", endings: ["icns", "png"], isIcon: true),
    FileDemand(path: "CFBundleDocumentTypes[].CFBundleTypeIconFiles[]", endings: ["png"], isIcon: true),
    FileDemand(path: "UTExportedTypeDeclarations[].UTTypeIconFile", endings: ["icns"], isIcon: true),
    FileDemand(path: "UTImportedTypeDeclarations[].UTTypeIconFile", endings: ["icns"], isIcon: true),
    FileDemand(path: "CFBundleURLTypes[].CFBundleURLIconFile", endings: ["icns", "png"], isIcon: true),
    FileDemand(path: "CFBundleHelpBookFolder"),
    FileDemand(path: "CFAppleHelpAnchor", endings: ["html", "htm"]),
    FileDemand(path: "OSAScriptingDefinition", endings: ["sdef"]),
    FileDemand(path: "NSPrefPaneIconFile"),
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
          help: "Add it to the target, or remove the key.")
      }
    }
  }
}
