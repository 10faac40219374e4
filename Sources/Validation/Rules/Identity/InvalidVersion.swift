internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let malformed = Aspect(
    "malformed-version", "It is no version.",
    Levels(.warning, stores: .error, developerID: .warning, books2018: .error))
  fileprivate static let blank = Aspect(
    "empty-version", "It is empty.", Levels(.warning, stores: .error, books2018: .error))
  fileprivate static let many = Aspect(
    "too-many-numbers", "It has more than three numbers.",
    Levels(.off, stores: .error, developerID: .off, books2018: .error, books2010: .off))
  fileprivate static let stage = Aspect(
    "development-suffix", "It names a stage of development.",
    Levels(.off, stores: .error, developerID: .warning, books2018: .warning, books2010: .error))
  fileprivate static let build = Aspect(
    "suffix-number", "The number of the build is not one of 1 to 255.",
    Levels(.note, stores: .error, developerID: .note, books2018: .error, books2010: .off))
  fileprivate static let first = Aspect(
    "first-number", "The first number is zero.", Levels(.off, books2018: .error, books2010: .off))
  fileprivate static let digits = Aspect(
    "too-many-digits", "A number has more digits than the reference of 2018 allows.",
    Levels(.off, books2018: .error, books2010: .off))
  fileprivate static let single = Aspect(
    "single-number", "It is one number alone.", Levels(.off, books2018: .warning, books2010: .off))
  fileprivate static let long = Aspect(
    "too-long", "It has more than 18 characters.",
    Levels(.note, source: .off, stores: .error, developerID: .note, books2018: .off))
  fileprivate static let parts = Aspect(
    "not-three-numbers", "The release version is not three numbers.", Levels(.off, books2018: .warning))
  fileprivate static let release = Aspect(
    "malformed-release-version", "The release version is no version.",
    Levels(.warning, stores: .error, developerID: .warning, books2018: .warning))

  /// Checks the grammar of the two versions of a bundle (R63–R69).
  static let invalidVersion = Rule(
    id: "invalid-version",
    topic: .identity,
    summary: "CFBundleVersion or CFBundleShortVersionString does not have the form of a version.",
    explanation: Explanation(
      finds:
        "Versions that are empty or hold anything but numbers and periods. For the App Store also more than three "
        + "numbers, a suffix for development such as b2, and more than 18 characters. In the eras of the books: "
        + "the grammar of 2018 (three numbers of at most 4, 2 and 2 digits, the first above zero, perhaps a suffix "
        + "d, a, b or fc with a number from 1 to 255) and that of 2010 (numbers with periods). On the Mac and in "
        + "frameworks and plug-ins, a free form is only worth a note outside the store.",
      matters:
        "The store refuses the bundle (ITMS-90058, ITMS-90060). The system makes a number of the version to "
        + "find the newest copy; a version it cannot read counts as 0.",
      instead: "Write one to three numbers with periods between them, such as 2.4.1.",
      sources:
        "Core Foundation Keys, CFBundleVersion and CFBundleShortVersionString (2010, 2018); messages of App "
        + "Store Connect."),
    references: [
      "R63", "R64", "R65", "R66", "R67", "R68", "R69", "R70", "R71", "ITMS-90056", "ITMS-90057", "ITMS-90058",
      "ITMS-90060", "XCB-version-form", "MI-0xe80000ad",
    ],
    aspects: [malformed, blank, many, stage, build, first, digits, single, long, parts, release],
    accepts: [
      Example("<key>CFBundleVersion</key>\n<string>1</string>"),
      Example("<key>CFBundleVersion</key>\n<string>3.1.2b4</string>"),
      Example("<key>CFBundleVersion</key>\n<string>1.2.3.4</string>"),
      Example("<key>CFBundleVersion</key>\n<string>3.1.2</string>", era: .books2018),
      Example("<key>CFBundleVersion</key>\n<string>9999.99.99</string>", era: .books2018),
      Example("<key>CFBundleShortVersionString</key>\n<string>1.2</string>"),
      Example("<key>CFBundleVersion</key>\n<string>$(CURRENT_PROJECT_VERSION)</string>", profile: .source),
    ],
    rejects: [
      Example("<key>CFBundleVersion</key>\n⟦<string>3.1.x</string>⟧"),
      Example("<key>CFBundleVersion</key>\n⟦<string></string>⟧"),
      Example("<key>CFBundleVersion</key>\n⟦<string>1.2.3.4</string>⟧", profile: .appStore),
      Example("<key>CFBundleVersion</key>\n⟦<string>3.1b2</string>⟧", profile: .appStore),
      Example("<key>CFBundleVersion</key>\n⟦<string>3.1.3a256</string>⟧"),
      Example("<key>CFBundleVersion</key>\n⟦<string>0.1.2</string>⟧", era: .books2018),
      Example("<key>CFBundleVersion</key>\n⟦<string>1.100.0</string>⟧", era: .books2018),
      Example("<key>CFBundleVersion</key>\n⟦<string>3</string>⟧", era: .books2018),
      Example("<key>CFBundleVersion</key>\n⟦<string>2026.11211.100000042</string>⟧", profile: .appStore),
      Example("<key>CFBundleShortVersionString</key>\n⟦<string>1.0</string>⟧", era: .books2018),
      Example("<key>CFBundleShortVersionString</key>\n⟦<string>1.0b2</string>⟧"),
    ],
    check: Check(
      values: .onlyRecords { $0.role == .bundleVersion || $0.role == .shortVersion },
      value: { run, visit in
        guard let role = visit.facts?.role, role == .bundleVersion || role == .shortVersion,
          let text = visit.node.string, !run.holdsBuildSettings(visit.node)
        else { return }
        if role == .bundleVersion {
          run.checkBuildVersion(text, visit)
        } else {
          run.checkReleaseVersion(text, visit)
        }
      }))
}

extension CheckRun {
  // MARK: CFBundleVersion

  fileprivate mutating func checkBuildVersion(_ text: String, _ visit: Visit) {
    guard !text.isEmpty else {
      return report(Rule.blank, visit, "is empty", ["R65", "ITMS-90056"], isForm: true)
    }
    guard let version = BundleVersion(text) else {
      let wanted = "is \(text.quoted), but only numbers with periods between them may occur"
      return report(Rule.malformed, visit, wanted, ["R64", "R65", "R69", "ITMS-90058"], isForm: true)
    }
    let numbers = version.numbers
    if numbers.count > 3 {
      report(
        Rule.many, visit, "has \(numbers.count) numbers, but at most three may occur", ["R65", "ITMS-90058"])
    } else if numbers.count == 1 {
      report(Rule.single, visit, "is one number alone, which is read as \(numbers[0]).0.0", ["R68"])
    }
    if numbers[0] == 0 {
      report(Rule.first, visit, "begins with zero, but the first number has to be greater", ["R65"])
    }
    if !Self.keepsDigitLimits(numbers) {
      report(Rule.digits, visit, "has a number of more than 4, 2 and 2 digits", ["R67"])
    }
    if version.stage != .release {
      if !(1...255).contains(version.build) {
        report(
          Rule.build, visit, "has a suffix with the number \(version.build), but it has to be 1 to 255",
          ["R69"])
      } else if subject.era == .books2010 || subject.profile.value.isRelease {
        report(
          Rule.stage, visit, "has a suffix for development, which a release may not have",
          ["R69", "ITMS-90058"])
      }
    }
    checkLength(text, visit)
  }

  /// Whether no number has more digits than the reference of 2018 allows, leading zeros set aside.
  private static func keepsDigitLimits(_ numbers: [UInt64]) -> Bool {
    let limits: [UInt64] = [9_999, 99, 99]
    for (index, number) in numbers.enumerated() where index < 3 && number > limits[index] { return false }
    return true
  }

  // MARK: CFBundleShortVersionString

  fileprivate mutating func checkReleaseVersion(_ text: String, _ visit: Visit) {
    guard !text.isEmpty else {
      return report(Rule.blank, visit, "is empty", ["R63", "ITMS-90057", "MI-0xe80000ad"], isForm: true)
    }
    guard let version = BundleVersion(text), version.stage == .release else {
      let wanted = "is \(text.quoted), but only numbers with periods between them may occur"
      return report(Rule.release, visit, wanted, ["R63", "ITMS-90060"], isForm: true)
    }
    if version.numbers.count != 3 {
      report(Rule.parts, visit, "has \(version.numbers.count) numbers, but three are expected", ["R63"])
    }
    if version.numbers.count > 3, subject.era == .today {
      report(
        Rule.many, visit, "has \(version.numbers.count) numbers, but at most three may occur",
        ["R63", "ITMS-90060"])
    }
    checkLength(text, visit)
  }

  // MARK: Both

  private mutating func checkLength(_ text: String, _ visit: Visit) {
    guard text.utf8.count > 18 else { return }
    report(
      Rule.long, visit, "has \(text.utf8.count) characters, but at most 18 may occur", ["XCB-version-form"])
  }

  private mutating func report(
    _ aspect: Aspect, _ visit: Visit, _ text: String, _ references: [String], isForm: Bool = false
  ) {
    // Programs of their own way to people, and what goes into others, may count as they like.
    let isFree = isForm && subject.era == .today && subject.profile.value != .appStore && takesAnyVersion
    let ceiling = isFree ? Severity.note : ceilingForForm(of: visit.node.string ?? "")
    report(aspect, visit.path, at: visit.node.range, ceiling: ceiling) {
      FindingDetails("\(visit.title) \(text).", references: references)
    }
  }

  /// Whether a version in a form of one's own does no harm outside the store.
  private var takesAnyVersion: Bool {
    switch subject.kind?.value {
    case .framework, .bundle, .preferencePane: true
    case .app, .appExtension, .xpcService, .kernelExtension, .systemExtension, nil:
      // Where nothing tells the platform, nobody is known who would mind.
      subject.candidates.isSubset(of: [.macOS, .macCatalyst])
    }
  }
}
