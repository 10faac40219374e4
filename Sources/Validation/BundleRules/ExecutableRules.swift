internal import Bundles
internal import Executables
internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let absent = Aspect(
    "no-executable", "The file that is to be run is not there.", Levels(.error))
  fileprivate static let unsafeName = Aspect(
    "unsafe-executable-name", "The name leads out of the folder of the executables.", Levels(.error))
  fileprivate static let notCode = Aspect(
    "not-code", "The file holds no code that the system runs.", Levels(.warning))
  fileprivate static let damaged = Aspect("damaged-executable", "The file is damaged.", Levels(.error))
  fileprivate static let resourceBundle = Aspect(
    "executable-in-resources", "A bundle of mere resources names an executable.",
    Levels(.warning, stores: .error))
  fileprivate static let wrongKind = Aspect(
    "wrong-file-type", "The file is of another kind than the bundle needs.", Levels(.warning))

  /// Finds executables that are not there, or that are none (R49, B44–B46, M9).
  static let bundleExecutable = Rule(
    id: "bundle-executable",
    topic: .launching,
    summary: "The executable that Info.plist names is not there, or is none.",
    explanation: Explanation(
      finds:
        "In a bundle: a CFBundleExecutable without a file of this name where the system looks; a name with a slash; a "
        + "file that is damaged, holds no code, or code of another kind; and a CFBundleExecutable in a bundle of mere "
        + "resources.",
      matters: "The bundle does not start or load, and stores refuse it (ITMS-90535, ITMS-90261).",
      instead:
        "Let CFBundleExecutable name the file that the build makes, or remove it from bundles without code.",
      sources:
        "Core Foundation Keys, CFBundleExecutable; CFBundle of the open-source Core Foundation; loader.h."),
    references: ["R49", "B44", "B45", "B46", "M9", "ITMS-90535", "ITMS-90261"],
    aspects: [absent, unsafeName, notCode, damaged, resourceBundle, wrongKind],
    accepts: [
      Example(
        "<key>CFBundleExecutable</key>\n<string>A</string>",
        bundle: ExampleBundle(
          "A.app", executable: ExecutableFacts(path: "A.app/A", slices: []), files: ["A": ""])),
      Example("<key>CFBundleExecutable</key>\n<string>A</string>"),
      Example("<key>CFBundleName</key>\n<string>A</string>", bundle: ExampleBundle("A.bundle")),
    ],
    rejects: [
      Example(
        "<key>CFBundleExecutable</key>\n⟦<string>A</string>⟧",
        bundle: ExampleBundle("A.app", files: ["a": ""])),
      Example("<key>CFBundleExecutable</key>\n⟦<string>../A</string>⟧", bundle: ExampleBundle("A.app")),
      Example(
        "<key>CFBundleExecutable</key>\n⟦<string>A</string>⟧",
        bundle: ExampleBundle(
          "A.app", executable: ExecutableFacts(path: "A.app/A", format: .other, slices: []),
          files: ["A": "text"])),
      Example(
        "<key>CFBundleExecutable</key>\n⟦<string>A</string>⟧",
        bundle: ExampleBundle(
          "A.app",
          executable: ExecutableFacts(
            path: "A.app/A", slices: [], problems: ["The file ends in the header of a slice."]),
          files: ["A": ""])),
      Example("<key>CFBundleExecutable</key>\n⟦<string>A</string>⟧", bundle: ExampleBundle("A.bundle")),
      Example(
        "<key>CFBundleExecutable</key>\n⟦<string>A</string>⟧",
        bundle: ExampleBundle(
          "A.app",
          executable: ExecutableFacts(
            path: "A.app/A", slices: [.init(architecture: "arm64", builds: [], fileType: .dynamicLibrary)]),
          files: ["A": ""])),
    ],
    check: Check(closing: { run in
      guard let bundle = run.bundle, run.isInfoPlist, let entry = run.rootEntries["CFBundleExecutable"],
        let name = entry.value.string, !name.isEmpty, !run.holdsBuildSettings(entry.value)
      else { return }
      run.checkExecutable(named: name, at: entry.value.range, in: bundle)
    }))
}

extension CheckRun {
  fileprivate mutating func checkExecutable(named name: String, at range: ByteRange, in bundle: BundleContext)
  {
    let path: [PropertyListPathStep] = [.key("CFBundleExecutable")]
    let found = bundle.inspection.executable
    if found.hasUnsafeName {
      report(Rule.unsafeName, path, at: range) {
        FindingDetails(
          "The name \(name.shown) leads out of the folder of the executables.",
          help: "Write the name of the file alone.",
          references: ["B46"])
      }
      return
    }
    guard found.path != nil else {
      let looked = found.candidates.map { $0.shown }.joined(separator: ", ")
      if PathName.ending(of: bundle.inspection.structure.path)?.isSameText(as: "bundle") ?? false {
        report(Rule.resourceBundle, path, at: range) {
          FindingDetails(
            "The bundle names an executable and has none.",
            help: "Remove the key if the bundle holds only resources.",
            references: ["R49", "ITMS-90535"])
        }
      } else {
        report(Rule.absent, path, at: range) {
          FindingDetails(
            "There is no executable \(name.shown) where the system looks: \(looked).",
            help: "Case counts in names of files.", references: ["R49", "B45", "ITMS-90261"])
        }
      }
      return
    }
    if let error = bundle.executableError {
      report(Rule.damaged, path, at: range) {
        FindingDetails("The executable cannot be read: \(error.message)", references: ["M27"])
      }
    }
    guard let executable = bundle.executable else { return }
    for problem in executable.problems.prefix(5) {
      report(Rule.damaged, path, at: range) {
        FindingDetails("The executable is damaged: \(problem)", references: ["M27"])
      }
    }
    switch executable.format {
    case .machO, .universal, .staticArchive: checkFileType(of: executable, at: range, in: bundle)
    case .script:
      // A script may be run on the Mac.
      if bundle.inspection.system != .macOS { reportNotCode(executable, at: range) }
    default: reportNotCode(executable, at: range)
    }
  }

  private mutating func reportNotCode(_ executable: ExecutableFacts, at range: ByteRange) {
    report(Rule.notCode, [.key("CFBundleExecutable")], at: range) {
      FindingDetails(
        "The executable is no Mach-O file (\(executable.format.name)), so the system does not run it.",
        references: ["R49", "M9"])
    }
  }

  private mutating func checkFileType(
    of executable: ExecutableFacts, at range: ByteRange, in bundle: BundleContext
  ) {
    let expected: [ExecutableFileType]
    switch PathName.ending(of: bundle.inspection.structure.path) ?? "" {
    case "app", "appex", "xpc": expected = [.executable]
    case "framework": expected = [.dynamicLibrary, .object]
    case "bundle", "plugin", "prefPane", "saver", "component", "mdimporter", "qlgenerator":
      expected = [.bundle, .dynamicLibrary]
    case "kext": expected = [.kernelExtension]
    default: return
    }
    guard let wrong = executable.slices.compactMap({ $0.fileType }).first(where: { !expected.contains($0) })
    else {
      return
    }
    report(Rule.wrongKind, [.key("CFBundleExecutable")], at: range) {
      FindingDetails(
        "The file is of the kind \(wrong.name.quoted), and this bundle needs \(expected[0].name.quoted).",
        references: ["M9"])
    }
  }
}
