import Bundles
import LaunchServices
import PropertyLists
import Testing

@Suite("The launch of an app")
struct LaunchTests {
  static func decide(
    _ keys: String, _ system: String, _ architecture: String? = nil, has architectures: [String] = [],
    _ change: (inout LaunchRequest) -> Void = { _ in }
  ) throws -> LaunchDecision {
    var request = LaunchRequest(system: try #require(HostSystem(system)))
    request.architecture = architecture
    change(&request)
    return LaunchDecision(Sample.app("A", keys, architectures: architectures).launch, request)
  }

  @Test(
    arguments: [
      ("LSArchitecturePriority = (ppc, i386);", "10.5", "i386", ["ppc", "i386"], "ppc", true),
      ("LSArchitecturePriority = (i386, ppc);", "10.5", "i386", ["ppc", "i386"], "i386", false),
      (
        "LSArchitecturePriority = (ppc, i386); LSRequiresNativeExecution = YES;", "10.5", "i386",
        ["ppc", "i386"],
        "i386", false
      ),
      ("LSRequiresNativeExecution = YES;", "10.5", "i386", ["ppc"], nil, false),
      ("", "10.6", "x86_64", ["ppc"], "ppc", true), ("", "10.7", "x86_64", ["ppc"], nil, false),
      (
        "LSArchitecturePriority = (x86_64, i386); LSMinimumSystemVersionByArchitecture = { x86_64 = \"10.6.0\"; i386 = \"10.4.0\"; };",
        "10.5.8", "x86_64", ["i386", "x86_64"], "i386", false
      ),
      (
        "LSArchitecturePriority = (x86_64, i386); LSMinimumSystemVersionByArchitecture = { x86_64 = \"10.6.0\"; i386 = \"10.4.0\"; };",
        "10.6.0", "x86_64", ["i386", "x86_64"], "x86_64", false
      ),
      (
        "LSArchitecturePriority = (x86_64, i386); LSMinimumSystemVersionByArchitecture = { x86_64 = \"10.6.0\"; i386 = \"10.4.0\"; };",
        "10.3.9", "x86_64", ["i386", "x86_64"], nil, false
      ),
      ("", "macOS 14.2", "arm64", ["x86_64", "arm64"], "arm64", false),
      (
        "LSArchitecturePriority = (x86_64, arm64);", "macOS 14.2", "arm64", ["x86_64", "arm64"], "x86_64",
        true
      ),
      ("", "macOS 14.2", "arm64", ["x86_64"], "x86_64", true),
      ("", "macOS 14.2", "x86_64", ["arm64"], nil, false),
      ("", "macOS 10.14", "x86_64", ["i386"], "i386", false),
      ("", "macOS 10.15", "x86_64", ["i386"], nil, false),
      ("LSArchitecturePriority = (unknown);", "macOS 14", "arm64", ["arm64"], "arm64", false),
    ] as [(String, String, String, [String], String?, Bool)])
  func `runs the code that is chosen (R115, R116, R117, L36, L37)`(
    keys: String, system: String, host: String, has: [String], expected: String?, isEmulated: Bool
  ) throws {
    let decision = try Self.decide(keys, system, host, has: has)
    #expect(decision.architecture == expected)
    #expect(decision.isEmulated == isEmulated)
    #expect(decision.outcome == (expected == nil ? .refuse : .launch))
    #expect(decision.error == (expected == nil ? .executableIncorrectFormat : nil))
  }

  @Test func `may need Rosetta or prefer it (L35, L36)`() throws {
    let missing = try Self.decide("", "macOS 14", "arm64", has: ["x86_64"]) { $0.hasRosetta = false }
    #expect(missing.error == .noRosettaEnvironment)
    let native = try Self.decide(
      "LSArchitecturePriority = (x86_64, arm64);", "macOS 14", "arm64", has: ["x86_64", "arm64"]
    ) { $0.hasRosetta = false }
    #expect(native.architecture == "arm64" && native.error == nil && native.outcome == .launch)
    let wanted = try Self.decide("", "macOS 14", "arm64", has: ["x86_64", "arm64"]) {
      $0.prefersRosetta = true
    }
    #expect(wanted.architecture == "x86_64" && wanted.isEmulated)
  }

  @Test(
    arguments: [
      ("LSMinimumSystemVersion = \"10.4.0\";", "10.3.9", LaunchError.incompatibleSystemVersion),
      ("LSMinimumSystemVersion = \"10.4.0\";", "10.4.0", nil),
      ("LSMinimumSystemVersion = \"10.4\";", "10.4.0", nil),
      ("LSMinimumSystemVersion = \"10.10\";", "10.9", .incompatibleSystemVersion),
      ("LSMinimumSystemVersion = soon;", "10.9", nil),
      (
        "LSMinimumSystemVersion = \"10.6.0\"; LSMinimumSystemVersionByArchitecture = { i386 = \"10.4.0\"; };",
        "10.5.0", .incompatibleSystemVersion
      ),
      ("LSMaximumSystemVersion = \"12.0\";", "macOS 13", .incompatibleSystemVersion),
      ("LSRequiresIPhoneOS = YES;", "macOS 14", .incompatibleSystemVersion),
      ("LSRequiresIPhoneOS = YES;", "iOS 17", nil), ("", "macOS 14", nil),
      ("MinimumOSVersion = \"15.0\";", "iOS 14.5", .incompatibleSystemVersion),
      ("CFBundleSupportedPlatforms = (MacOSX);", "iOS 17", .incompatibleSystemVersion),
    ] as [(String, String, LaunchError?)])
  func `is refused on a system it is not for (R118, R119, R120, R130, L38, L39)`(
    keys: String, system: String, error: LaunchError?
  ) throws {
    let decision = try Self.decide(keys, system)
    #expect(decision.error == error)
    #expect((decision.outcome == .refuse) == (error != nil))
    #expect(error == nil || !decision.reasons.isEmpty)
  }

  /// What a key means is said by R130, how a system of today behaves by L39: the exception is for what is really built for
  /// iPhone and iPad, on a Mac with their processor.
  @Test(
    arguments: [
      (phone, "macOS 14.2", "arm64", nil), (phone, "macOS 11.0", "arm64", nil),
      ("LSRequiresIPhoneOS = YES; DTPlatformName = iphoneos;", "macOS 14", "arm64", nil),
      (phone, "macOS 14.2", "x86_64", "of Macs on those with arm64"),
      (phone, "macOS 10.15", "arm64", "of Macs on those with arm64"),
      (phone, "macOS 14.2", nil, "of Macs on those with arm64"),
      ("LSRequiresIPhoneOS = YES;", "macOS 14.2", "arm64", "on iOS only"),
      (
        "LSRequiresIPhoneOS = YES; CFBundleSupportedPlatforms = (MacOSX);", "macOS 14.2", "arm64",
        "on iOS only"
      ),
      (
        "LSRequiresIPhoneOS = YES; CFBundleSupportedPlatforms = (iPhoneSimulator);", "macOS 14", "arm64",
        "on iOS only"
      ),
      (phone + "MinimumOSVersion = \"17.4\";", "macOS 14.2", "arm64", nil),
      (phone + "MinimumOSVersion = \"18.0\";", "macOS 14.2", "arm64", "runs apps for iOS 17"),
      (phone + "MinimumOSVersion = \"26.0\";", "macOS 26.1", "arm64", nil),
      (phone + "LSMinimumSystemVersion = \"15.0\";", "macOS 14.2", "arm64", "macOS 15.0 or later"),
    ] as [(String, String, String?, String?)])
  func `of an iPhone happens on Macs with its processor (R130, L39)`(
    keys: String, system: String, processor: String?, refusal: String?
  ) throws {
    let decision = try Self.decide(keys, system, processor, has: ["arm64"])
    #expect(decision.outcome == (refusal == nil ? .launch : .refuse), "\(decision.reasons)")
    #expect(decision.error == (refusal == nil ? nil : .incompatibleSystemVersion))
    #expect(decision.architecture == (refusal == nil ? "arm64" : nil))
    if let refusal { #expect(decision.reasons.last?.contains(refusal) == true, "\(decision.reasons)") }
    if refusal == nil { #expect(decision.reasons.first?.contains("LSRequiresIPhoneOS") == true) }
  }

  static let phone = "LSRequiresIPhoneOS = YES; CFBundleSupportedPlatforms = (iPhoneOS);"

  @Test(
    arguments: [
      ("LSRequiresIPhoneOS = YES; LSMinimumSystemVersion = \"99\";", ["arm64"], true, "LSRequiresIPhoneOS"),
      ("LSMinimumSystemVersion = \"99\";", ["i386"], true, "No code"),
      ("LSMinimumSystemVersion = \"99\"; LSMultipleInstancesProhibited = YES;", ["arm64"], true, "99"),
      // R131 does not speak of the executable; the order of the system's errors has it first (L35).
      ("LSRequiresIPhoneOS = YES;", ["arm64"], false, "executable"),
    ] as [(String, [String], Bool, String)])
  func `is refused for the first reason (R131, L35)`(
    keys: String, has: [String], hasExecutable: Bool, expected: String
  ) throws {
    var facts = Sample.app("A", keys, architectures: has).launch
    facts.hasExecutable = hasExecutable
    var request = LaunchRequest(system: try #require(HostSystem("macOS 14.2")))
    request.running = .otherSession
    let decision = LaunchDecision(facts, request)
    #expect(decision.outcome == .refuse)
    #expect(decision.reasons.last?.contains(expected) == true, "\(decision.reasons)")
    #expect(hasExecutable || decision.error == .noExecutable)
  }

  @Test(
    arguments: [
      (
        true, LaunchRequest.Running.otherSession, false, LaunchDecision.Outcome.refuse,
        LaunchError.multipleSessionsNotSupported
      ),
      (true, .sameSession, true, .refuse, .multipleInstancesProhibited),
      (true, .sameSession, false, .activate, nil),
      (true, .no, false, .launch, nil), (false, .otherSession, false, .launch, nil),
      (false, .sameSession, true, .launch, nil), (false, .sameSession, false, .activate, nil),
    ] as [(Bool, LaunchRequest.Running, Bool, LaunchDecision.Outcome, LaunchError?)])
  func `happens once where it may (R125, L40)`(
    prohibits: Bool, running: LaunchRequest.Running, isNew: Bool, outcome: LaunchDecision.Outcome,
    error: LaunchError?
  ) throws {
    let keys = prohibits ? "LSMultipleInstancesProhibited = YES;" : ""
    let decision = try Self.decide(keys, "macOS 14") {
      $0.running = running
      $0.wantsNewInstance = isNew
    }
    #expect(decision.outcome == outcome)
    #expect(decision.error == error)
  }

  @Test func `sets the environment only through Launch Services (R126, L42)`() throws {
    let keys = "LSEnvironment = { PATH = \"/x\"; List = (1); };"
    let decision = try Self.decide(keys, "macOS 14")
    #expect(decision.environment == [.init("PATH", "/x")])
    #expect(decision.reasons.contains { $0.contains("List") })
    #expect(try Self.decide(keys, "macOS 14") { $0.means = .exec }.environment == [])
  }

  @Test(arguments: [
    ("LSBackgroundOnly = 1;", "background"), ("LSBackgroundOnly = YES;", "background"),
    ("LSUIElement = 1;", "agent"), ("LSUIElement = YES;", "agent"), ("LSUIElement = 0;", "regular"),
    ("", "regular"),
    ("LSUIElement = 1; LSBackgroundOnly = 1;", "background"),
  ])
  func `shows itself as it says (R121, R122, L41)`(keys: String, expected: String) throws {
    #expect(try Self.decide(keys, "macOS 14").mode.name == expected)
  }

  @Test(
    arguments: [
      ("0", "macOS 14", "normal", false, false, false),
      ("1", "macOS 14", "content-suppressed", true, false, true),
      ("2", "macOS 14", "content-hidden", true, false, false),
      ("3", "macOS 14", "all-hidden", true, true, false),
      ("4", "macOS 14", "all-suppressed", true, true, true), ("5", "macOS 14", "normal", false, false, false),
      ("4", "10.2", "normal", false, false, false),
    ] as [(String, String, String, Bool, Bool, Bool)])
  func `is presented as it says (R124, L43)`(
    number: String, system: String, expected: String, hidesDock: Bool, hidesMenuBar: Bool, mayShow: Bool
  ) throws {
    let decision = try Self.decide("LSUIPresentationMode = \(number);", system)
    #expect(decision.presentation.name == expected)
    #expect(decision.presentation.hidesDock == hidesDock)
    #expect(decision.presentation.hidesMenuBar == hidesMenuBar)
    #expect(decision.presentation.mayShowAgain == mayShow)
  }

  @Test(arguments: [
    ("LSUIElement = 1;", false), ("LSUIElement = 1; LSVisibleInClassic = 1;", true),
    ("LSVisibleInClassic = 1;", true),
  ])
  func `shows in Classic only if it says so (R123)`(keys: String, expected: Bool) {
    #expect(Sample.app("A", keys).launch.showsInClassic == expected)
  }

  @Test(
    arguments: [
      ("", "/Users/ann/a", false), ("LSFileQuarantineEnabled = YES;", "/Users/ann/a", true),
      (quarantine, "/Users/ann/Library/Caches/a", false), (quarantine, "/Users/ann/Documents/a", true),
      (quarantine, "/Users/ann/Library/Caches/a/b", true), (quarantine, "/tmp/x1.log", false),
      (quarantine, "/tmp/xy.log", true), (quarantine, "/opt/a?b", false), (quarantine, "/opt/axb", true),
    ] as [(String, String, Bool)])
  func `puts its files under quarantine (R127, R128, L44)`(keys: String, path: String, expected: Bool) {
    #expect(Sample.app("A", keys).launch.quarantines(path, home: "/Users/ann") == expected)
  }

  static let quarantine =
    "LSFileQuarantineEnabled = YES; LSFileQuarantineExcludedPathPatterns = (\"~/Library/Caches/*\", \"/tmp/?[0-9].log\", \"/opt/a\\\\?b\");"

  @Test(arguments: [("LSGetAppDiedEvents = YES;", 2), ("", 0)])
  func `hears of its children that end (R129)`(keys: String, expected: Int) {
    #expect(Sample.app("A", keys).launch.appDiedEvents(endedChildren: 2) == expected)
  }

  @Test(arguments: [
    ("UIDeviceFamily = (1);", 1, true), ("UIDeviceFamily = (1);", 2, true),
    ("UIDeviceFamily = (2);", 1, false),
    ("UIDeviceFamily = (2);", 7, true), ("UIDeviceFamily = (3);", 7, false),
    ("UIRequiredDeviceCapabilities = (arm64);", 1, false),
  ])
  func `depends on the device`(keys: String, family: Int, runs: Bool) throws {
    let decision = try Self.decide(keys, "iOS 9", "armv7", has: []) { $0.deviceFamily = family }
    #expect((decision.outcome == .launch) == runs)
  }

  @Test(arguments: [
    ("macOS 14.2", RuntimeSystem.macOS, "14.2"), ("Mac OS X 10.5.8", .macOS, "10.5.8"),
    ("10.4", .macOS, "10.4"),
    ("iPadOS 17", .iOS, "17.0"), ("visionOS 1.0", .visionOS, "1.0"),
  ])
  func `is asked for on a system by its name`(text: String, system: RuntimeSystem, version: String) throws {
    let host = try #require(HostSystem(text))
    #expect(host.system == system)
    #expect(host.version.description == version)
    for bad in ["", "macOS", "BeOS 5", "macOS x", "macOS 1.2.3.4", "macOS 14.", "macOS 9999999"] {
      #expect(HostSystem(bad) == nil, "\(bad)")
    }
  }

  @Test(
    arguments: [
      ("LSMinimumSystemVersion = \"15.0\";", "iOS 14", nil),
      ("MinimumOSVersion = \"15.0\";", "macOS 14", nil),
      ("LSMinimumSystemVersion = \"15.0\"; MinimumOSVersion = \"12.0\";", "macOS 14", "15.0"),
      ("CFBundleSupportedPlatforms = (iPhoneOS); LSMaximumSystemVersion = \"12.0\";", "iOS 14", nil),
      ("LSMinimumSystemVersion = <*R99.5>;", "macOS 14", "LSMinimumSystemVersion is no text"),
      ("LSMinimumSystemVersion = <*R99.5>;", "iOS 14", nil),
      ("LSMinimumSystemVersion = \"99.0.0.0\";", "macOS 14", "no version"),
    ] as [(String, String, String?)])
  func `asks for versions by the key of its system (R118, R120, L38, C37)`(
    keys: String, system: String, reason: String?
  ) throws {
    var facts = Sample.app("A", keys, format: .gnustep).launch
    // What is asked is the version, not whether the system runs what is made for the Mac.
    facts.declaredSystem = nil
    let decision = LaunchDecision(facts, LaunchRequest(system: try #require(HostSystem(system))))
    #expect((decision.reasons.first ?? "").contains(reason ?? ""), "\(decision.reasons)")
    #expect(decision.reasons.isEmpty == (reason == nil), "\(decision.reasons)")
  }

  @Test(arguments: [("APPL", true), ("FNDR", true), ("FMWK", false), ("XPC!", false)])
  func `is one of apps only (L35)`(type: String, launches: Bool) throws {
    var facts = LaunchFacts()
    facts.hasExecutable = true
    facts.isApplication = RegisteredBundle(path: "/A.odd", identifier: "a", packageType: type).isApplication
    let decision = LaunchDecision(facts, LaunchRequest(system: try #require(HostSystem("macOS 14"))))
    #expect(decision.error == (launches ? nil : .notAnApplication))
    #expect(RegisteredBundle(path: "/A.app", identifier: "a", packageType: type).isApplication)
  }

  @Test func `depends on what devices have (R225, R226)`() throws {
    let facts = Sample.app(
      "A", "UIRequiredDeviceCapabilities = { nfc = <*BY>; gps = <*BN>; x = 1; };", format: .gnustep
    )
    .launch
    #expect(facts.requiredCapabilities == ["nfc"])
    #expect(facts.forbiddenCapabilities == ["gps"])
    let decision = try Self.decide("UIRequiredDeviceCapabilities = (nfc); UIDeviceFamily = (1);", "iOS 17") {
      $0.deviceObjection = "No nfc."
    }
    #expect(decision.error == .incompatibleSystemVersion)
    #expect(decision.reasons == ["No nfc."])
  }

  @Test func `has errors with names and numbers (L35)`() {
    #expect(LaunchError.noExecutable.name == "kLSNoExecutableErr")
    #expect(LaunchError.allCases.compactMap(\.number).allSatisfy { $0 < -10000 })
  }
}
