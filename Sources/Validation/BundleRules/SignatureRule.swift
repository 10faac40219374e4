internal import Bundles
internal import Executables
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
    "debugging-allowed", "The signature lets a debugger attach.",
    // What the store says of it is known from memory.
    Levels(.off, stores: .note, books2018: .off))
  fileprivate static let seal = Aspect(
    "changed-since-signing", "Info.plist is not the one that was signed.", Levels(.warning, stores: .error))
  fileprivate static let unsigned = Aspect(
    "not-signed", "The code is not signed.", Levels(.off, stores: .note, books2018: .off))
  fileprivate static let partly = Aspect(
    "partly-signed", "The app is signed, and a framework in it is not.", Levels(.note, books2018: .off))
  fileprivate static let kit = Aspect(
    "kit-not-signed", "A listed kit has no signature with a certificate.", Levels(appStoreOnly: .note))
  fileprivate static let noApplication = Aspect(
    "no-application-identifier", "The signature says for no app it is.", Levels(appStoreOnly: .error))
  fileprivate static let runtime = Aspect(
    "no-hardened-runtime", "Notarization wants the hardened runtime, and a newer SDK than 10.8.",
    Levels(.off, stores: .off, developerID: .note))
  fileprivate static let profile = Aspect(
    "not-in-profile", "The provisioning profile does not allow what the signature claims.",
    Levels(.warning, stores: .error))
  fileprivate static let teams = Aspect(
    "mixed-teams", "Code inside is signed by another team.", Levels(.note))

  /// Compares the code signature with Info.plist (M23–M26).
  static let signatureMatch = Rule(
    id: "signature-match",
    topic: .distribution,
    summary: "The code signature does not go with Info.plist.",
    explanation: Explanation(
      finds:
        "In a bundle: an Info.plist that was changed after signing; a signature or an application identifier for another "
        + "identifier than CFBundleIdentifier, or without one for the store; a program for the store of the Mac without the "
        + "sandbox; a signature for distribution that lets a debugger attach, or without the hardened runtime; entitlements and teams that are not in the provisioning profile; code that is "
        + "not signed, but for simulators; and frameworks that another team has signed. Kits on the "
        + "list of those that need a privacy manifest need a certificate as well (ITMS-91065, recalled). Signatures are "
        + "read, not verified.",
      matters:
        "The system does not install or start the app, or the store refuses it (ITMS-90046, ITMS-90075, ITMS-90296).",
      instead: "Sign again after the last change of Info.plist, with the entitlements of this target.",
      sources: "The headers of code signatures; messages of App Store Connect."),
    references: ["M25", "ITMS-90046", "ITMS-90075", "ITMS-90296", "NOT-hardened", "NOT-sdk"],
    aspects: [
      identifier, application, sandbox, debugging, seal, unsigned, partly, kit, noApplication, runtime,
      profile,
      teams,
    ],
    accepts: [
      Example(
        "<key>CFBundleIdentifier</key>\n<string>a.b</string>",
        bundle: example { $0.signingIdentifier = "a.b" }),
      Example("<key>CFBundleIdentifier</key>\n<string>a.b</string>", bundle: ExampleBundle("A.app")),
    ],
    rejects: [
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>a.b</string>⟧",
        bundle: example { $0.signingIdentifier = "a.c" }),
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>a.b</string>⟧",
        bundle: example { $0.entitlements = .dictionary(["application-identifier": .string("TEAM.a.c")]) }),
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>a.b</string>⟧", profile: .appStore, platform: .macOS,
        kind: .app, bundle: example { _ in }),
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>a.b</string>⟧", profile: .appStore, platform: .iOS,
        bundle: example { $0.entitlements = .dictionary(["get-task-allow": .boolean(true)]) }),
      Example(
        root: "⟦<dict>⟧<key>CFBundleIdentifier</key>\n<string>a.b</string>\n</dict>",
        bundle: example { $0.infoPlistSeal = CodeSeal(hashType: 2, hash: [1]) }),
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>a.b</string>⟧", profile: .developerID,
        bundle: example { $0.isSigned = false }),
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>a.b</string>⟧", profile: .developerID, platform: .macOS,
        bundle: example { _ in }),
      Example(
        "<key>CFBundleIdentifier</key>\n⟦<string>a.b</string>⟧", platform: .iOS,
        bundle: ExampleBundle(
          "A.app",
          executable: ExecutableFacts(
            path: "A", slices: [],
            entitlements: .dictionary(["aps-environment": .string("production")]), isSigned: true),
          files: [
            "A": "",
            "embedded.mobileprovision":
              "\u{1}<?xml version=\"1.0\"?><plist><dict><key>Entitlements</key><dict/></dict></plist>\u{2}",
          ])),
    ],
    check: Check(closing: { run in
      guard let bundle = run.bundle, let executable = bundle.executable, run.isInfoPlist else { return }
      if executable.isSigned { run.checkSeal(executable) }
      guard let entry = run.rootEntries["CFBundleIdentifier"], let identifier = entry.value.string,
        !run.holdsBuildSettings(entry.value)
      else { return }
      run.checkSigned(executable, of: bundle, at: entry.value.range)
      guard executable.isSigned else { return }
      run.check(executable, of: bundle, identifier, at: entry.value.range)
      run.checkProfile(executable, of: bundle, at: entry.value.range)
    }))

  private static func example(_ change: (inout ExecutableFacts) -> Void) -> ExampleBundle {
    var facts = ExecutableFacts(
      path: "A", slices: [ExecutableFacts.Slice(architecture: "arm64", builds: [])], isSigned: true)
    change(&facts)
    return ExampleBundle("A.app", executable: facts, files: ["A": ""])
  }
}

extension CheckRun {
  /// Compares the file with the hash in the signature.
  fileprivate mutating func checkSeal(_ executable: ExecutableFacts) {
    guard executable.infoPlistSeal?.matches(document.source.file) == false else { return }
    report(Rule.seal, [], at: document.root?.openingRange ?? ByteRange(0, 0)) {
      FindingDetails(
        "Info.plist is not the one that \(executable.path.shown) was signed with, so the signature does not hold.",
        help: "Sign the bundle again.", references: ["M25"])
    }
  }

  /// Finds code without a signature: the bundle's own, and that of frameworks in a bundle with one.
  fileprivate mutating func checkSigned(
    _ executable: ExecutableFacts, of bundle: BundleContext, at range: ByteRange
  ) {
    guard bundle.parent == nil else { return }
    for code in executable.isSigned ? bundle.embedded : [executable] where !code.isSigned {
      // Simulators run any code; what is loaded by nothing needs no signature.
      guard code.slices.contains(where: { $0.fileType == .executable || $0.fileType == .dynamicLibrary }),
        !code.slices.contains(where: { $0.builds.contains { $0.platform.isSimulator } })
      else { continue }
      report(executable.isSigned ? Rule.partly : Rule.unsigned, [.key("CFBundleIdentifier")], at: range) {
        FindingDetails("\(code.path.shown) is not signed.", references: ["M25"])
      }
    }
    guard isForPhones else { return }
    // Whoever packs the app signs its frameworks again; one that nobody has signed was never signed by its makers.
    for code in bundle.embedded where ListedKits.holds(code.path) && !code.hasCertificate {
      guard code.slices.contains(where: { $0.fileType == .dynamicLibrary }) else { continue }
      report(Rule.kit, [.key("CFBundleIdentifier")], at: range) {
        FindingDetails(
          "\(code.path.shown) is one of the kits that need a signature, and nobody has signed it with a certificate.",
          help: "Take the kit from its makers, with their signature.")
      }
    }
  }

  fileprivate mutating func check(
    _ executable: ExecutableFacts, of bundle: BundleContext, _ identifier: String, at range: ByteRange
  ) {
    let path: [PropertyListPathStep] = [.key("CFBundleIdentifier")]
    if let signed = executable.signingIdentifier, !signed.isSameText(as: identifier) {
      report(Rule.identifier, path, at: range) {
        FindingDetails(
          "The executable is signed for \(signed.shown).", help: "Sign the bundle again.", references: ["M25"]
        )
      }
    }
    var entitlements = PropertyListDictionary()
    if case .dictionary(let dictionary)? = executable.entitlements { entitlements = dictionary }
    let application =
      entitlements["application-identifier"] ?? entitlements["com.apple.application-identifier"]
    if case .string(let full)? = application,
      !full.ends(in: ".*"), !full.isSameText(as: identifier), !full.ends(in: ".\(identifier)")
    {
      report(Rule.application, path, at: range) {
        FindingDetails("The entitlements are for \(full.shown).", references: ["M25"])
      }
    }
    let isMobile = ![.macOS, .linux].contains(bundle.inspection.system)
    if isMobile, application == nil, isBundle(.app) || isBundle(.appExtension) {
      report(Rule.noApplication, path, at: range) {
        FindingDetails(
          "The signature has no application-identifier.", help: "Sign with a provisioning profile.",
          references: ["ITMS-90075"])
      }
    }
    if isFor(.macOS) { checkNotarization(of: executable, at: range) }
    if isFor(.macOS), isBundle(.app), !Self.isYes(entitlements["com.apple.security.app-sandbox"]) {
      report(Rule.sandbox, path, at: range) {
        FindingDetails(
          "The entitlement com.apple.security.app-sandbox is missing, which the store demands.",
          references: ["ITMS-90296"])
      }
    }
    if Self.isYes(entitlements["get-task-allow"])
      || Self.isYes(entitlements["com.apple.security.get-task-allow"])
    {
      report(Rule.debugging, path, at: range) {
        FindingDetails(
          "The signature lets a debugger attach (get-task-allow), as only those for development may.",
          references: ["NOT-hardened"])
      }
    }
    for other in bundle.embedded {
      guard let team = executable.team, let theirs = other.team, !team.isSameText(as: theirs) else {
        continue
      }
      report(Rule.teams, path, at: range) {
        FindingDetails(
          "\(other.path.shown) is signed by the team \(theirs.shown), and the app by \(team.shown).")
      }
    }
  }

  /// Compares the signature with the provisioning profile, which has to allow what is not everybody's.
  fileprivate mutating func checkProfile(
    _ executable: ExecutableFacts, of bundle: BundleContext, at range: ByteRange
  ) {
    guard let profile = ProvisioningProfile(of: bundle.inspection),
      case .dictionary(let claimed)? = executable.entitlements
    else { return }
    let path: [PropertyListPathStep] = [.key("CFBundleIdentifier")]
    let refused = claimed.entries.map { $0.key }.filter { key in
      (key.hasBeginning("com.apple.developer.") || key.isSameText(as: "aps-environment"))
        && !profile.entitlements.holds(key)
    }
    for key in refused {
      report(Rule.profile, path, at: range) {
        FindingDetails(
          "The signature has the entitlement \(key.shown), which the provisioning profile does not allow.",
          help: "Take a profile for an identifier with this capability.", references: ["ITMS-90046"])
      }
    }
    guard let team = executable.team, !profile.teams.isEmpty, !profile.teams.holds(team) else { return }
    report(Rule.profile, path, at: range) {
      FindingDetails(
        "The provisioning profile is for \(profile.teams.joined(by: "and")), and the team \(team.shown) has signed.",
        references: ["ITMS-90046"])
    }
  }

  fileprivate mutating func checkNotarization(of executable: ExecutableFacts, at range: ByteRange) {
    let path: [PropertyListPathStep] = [.key("CFBundleIdentifier")]
    if !executable.hasHardenedRuntime {
      report(Rule.runtime, path, at: range) {
        FindingDetails(
          "The signature does not ask for the hardened runtime.", help: "Sign with --options runtime.",
          references: ["NOT-hardened"])
      }
    }
    let builds = executable.slices.flatMap { $0.builds }
    let sdks = builds.filter { $0.platform == .macOS && $0.sdk.packed != 0 }.map { $0.sdk }
    if let old = sdks.first(where: { ($0.major, $0.minor) < (10, 9) }) {
      report(Rule.runtime, path, at: range) {
        FindingDetails(
          "The executable was built with the SDK \(old), and notarization asks for 10.9 or later.",
          references: ["NOT-sdk"])
      }
    }
  }

  private static func isYes(_ value: PropertyListValue?) -> Bool {
    if case .boolean(true)? = value { return true }
    return false
  }
}
