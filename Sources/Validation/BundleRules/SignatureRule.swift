internal import Bundles
internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let identifier = Aspect(
    "signing-identifier", "The signature is for another identifier.", Levels(.warning, stores: .error))
  fileprivate static let application = Aspect(
    "application-identifier", "The entitlements are for another identifier.", Levels(.error))
  fileprivate static let sandbox = Aspect(
    "no-sandbox", "The app is not in a sandbox.", Levels(appStoreOnly: .error))
  fileprivate static let debugging = Aspect(
    "debugging-allowed", "The signature lets a debugger attach.", Levels(.off, stores: .error, books2018: .off))
  fileprivate static let teams = Aspect("mixed-teams", "Code inside is signed by another team.", Levels(.note))

  /// Compares the code signature with Info.plist (M23–M26).
  static let signatureMatch = Rule(
    id: "signature-match",
    topic: .distribution,
    summary: "The code signature does not go with Info.plist.",
    explanation: Explanation(
      finds:
        "In a bundle: a signature or an application identifier for another identifier than CFBundleIdentifier; a program for "
        + "the store of the Mac without the sandbox; a signature for distribution that lets a debugger attach; and frameworks "
        + "that another team has signed. Signatures are read, not verified.",
      matters: "The system does not install or start the app, or the store refuses it (ITMS-90296).",
      instead: "Sign again after the last change of Info.plist, with the entitlements of this target.",
      sources: "The headers of code signatures; messages of App Store Connect."),
    references: ["M25", "ITMS-90296", "NOT-hardened"],
    aspects: [identifier, application, sandbox, debugging, teams],
    accepts: [
      Example(
        "<key>CFBundleIdentifier</key>\n<string>a.b</string>",
        bundle: example(ExecutableFacts(path: "A", slices: [], signingIdentifier: "a.b", isSigned: true))),
      Example("<key>CFBundleIdentifier</key>\n<string>a.b</string>", bundle: ExampleBundle("A.app")),
    ],
    rejects: [
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>a.b</string>⟧",
        bundle: example(ExecutableFacts(path: "A", slices: [], signingIdentifier: "a.c", isSigned: true))),
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>a.b</string>⟧",
        bundle: example(
          ExecutableFacts(
            path: "A", slices: [], entitlements: .dictionary(["application-identifier": .string("TEAM.a.c")]),
            isSigned: true))),
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>a.b</string>⟧", profile: .appStore, platform: .macOS, kind: .app,
        bundle: example(ExecutableFacts(path: "A", slices: [], isSigned: true))),
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>a.b</string>⟧", profile: .appStore, platform: .iOS,
        bundle: example(
          ExecutableFacts(
            path: "A", slices: [], entitlements: .dictionary(["get-task-allow": .boolean(true)]), isSigned: true))),
    ],
    check: Check(closing: { run in
      guard let bundle = run.bundle, let executable = bundle.executable, executable.isSigned, run.isInfoPlist,
        let entry = run.rootEntries["CFBundleIdentifier"], let identifier = entry.value.string,
        !run.holdsBuildSettings(entry.value)
      else { return }
      run.check(executable, of: bundle, identifier, at: entry.value.range)
    }))

  private static func example(_ facts: ExecutableFacts) -> ExampleBundle {
    ExampleBundle("A.app", executable: facts, files: ["A": ""])
  }
}

extension CheckRun {
  fileprivate mutating func check(
    _ executable: ExecutableFacts, of bundle: BundleContext, _ identifier: String, at range: ByteRange
  ) {
    let path: [PropertyListPathStep] = [.key("CFBundleIdentifier")]
    if let signed = executable.signingIdentifier, !signed.isSameText(as: identifier) {
      report(Rule.identifier, path, at: range) {
        FindingDetails(
          "The executable is signed for \(signed.shown).", help: "Sign the bundle again.", references: ["M25"])
      }
    }
    var entitlements = PropertyListDictionary()
    if case .dictionary(let dictionary)? = executable.entitlements { entitlements = dictionary }
    let application = entitlements["application-identifier"] ?? entitlements["com.apple.application-identifier"]
    if case .string(let full)? = application,
      !full.ends(in: ".*"), !full.isSameText(as: identifier), !full.ends(in: ".\(identifier)")
    {
      report(Rule.application, path, at: range) {
        FindingDetails("The entitlements are for \(full.shown).", references: ["M25"])
      }
    }
    if isFor(.macOS), isBundle(.app), !Self.isYes(entitlements["com.apple.security.app-sandbox"]) {
      report(Rule.sandbox, path, at: range) {
        FindingDetails(
          "The entitlement com.apple.security.app-sandbox is missing, which the store demands.",
          references: ["ITMS-90296"])
      }
    }
    if Self.isYes(entitlements["get-task-allow"]) || Self.isYes(entitlements["com.apple.security.get-task-allow"]) {
      report(Rule.debugging, path, at: range) {
        FindingDetails(
          "The signature lets a debugger attach (get-task-allow), as only those for development may.",
          references: ["NOT-hardened"])
      }
    }
    for other in bundle.embedded {
      guard let team = executable.team, let theirs = other.team, !team.isSameText(as: theirs) else { continue }
      report(Rule.teams, path, at: range) {
        FindingDetails("\(other.path.shown) is signed by the team \(theirs.shown), and the app by \(team.shown).")
      }
    }
  }

  private static func isYes(_ value: PropertyListValue?) -> Bool {
    if case .boolean(true)? = value { return true }
    return false
  }
}
