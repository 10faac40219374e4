public import Bundles
public import Executables
public import PropertyLists
public import SourceText

/// What an executable says about itself, as far as rules ask.
public struct ExecutableFacts: Sendable {
  /// What one slice says.
  public struct Slice: Sendable {
    /// The name of the processor.
    public var architecture: String
    /// The platforms with their oldest systems.
    public var builds: [PlatformBuild]
    /// What the slice is for, nil for an archive of object files.
    public var fileType: ExecutableFileType?

    /// Creates a slice.
    public init(architecture: String, builds: [PlatformBuild], fileType: ExecutableFileType? = .executable) {
      self.architecture = architecture
      self.builds = builds
      self.fileType = fileType
    }
  }

  /// The path of the file.
  public var path: String
  /// What the first bytes say the file is.
  public var format: ExecutableFormat
  /// The slices.
  public var slices: [Slice]
  /// The symbols of the system it needs that reach what is protected.
  public var protectedSymbols: [String]
  /// The symbols it needs that ask for a reason in a privacy manifest, or that a store refuses.
  public var guardedSymbols: [String] = []
  /// The frameworks it can do without.
  public var weakFrameworks: [String] = []
  /// The identifier in its signature.
  public var signingIdentifier: String?
  /// The team that signed it.
  public var team: String?
  /// The entitlements.
  public var entitlements: PropertyListValue?
  /// Whether it has a signature, other than the one a linker makes.
  public var isSigned: Bool
  /// Whether the signature asks for the hardened runtime.
  public var hasHardenedRuntime = false
  /// What its signature seals the Info.plist with, nil if nothing does.
  public var infoPlistSeal: CodeSeal?
  /// Whether somebody has signed it with a certificate.
  public var hasCertificate = false
  /// The names of the classes in it, each with a zero behind it; nil if there are none, or they are encrypted.
  public var classNames: SourceBytes?
  /// The names of the methods that it defines or calls, in the same form.
  public var methodNames: SourceBytes?
  /// What is wrong with the file, in sentences.
  public var problems: [String]

  /// The value of an entitlement.
  func entitlement(_ name: String) -> PropertyListValue? {
    if case .dictionary(let dictionary)? = entitlements { return dictionary[name] }
    return nil
  }

  /// Creates facts.
  public init(
    path: String, format: ExecutableFormat = .machO, slices: [Slice], protectedSymbols: [String] = [],
    signingIdentifier: String? = nil, team: String? = nil, entitlements: PropertyListValue? = nil,
    isSigned: Bool = false, problems: [String] = []
  ) {
    self.path = path
    self.format = format
    self.slices = slices
    self.protectedSymbols = protectedSymbols
    self.signingIdentifier = signingIdentifier
    self.team = team
    self.entitlements = entitlements
    self.isSigned = isSigned
    self.problems = problems
  }

  /// Takes what rules ask for out of an executable.
  public init(_ executable: Executable, path: String) {
    var protected: [String] = []
    var guarded: [String] = []
    func note(_ name: String, in list: inout [String]) {
      if !list.holds(name) { list.append(name) }
    }
    for slice in executable.slices {
      for name in slice.undefinedSymbols() {
        let shown = ProtectedSymbol.shownName(of: name)
        if ProtectedSymbol.keys(for: shown) != nil { note(shown, in: &protected) }
        if GuardedSymbol.category(of: shown) != nil { note(shown, in: &guarded) }
      }
    }
    // What the linker puts there is nobody's signature.
    let signature = executable.slices.compactMap { $0.signature }.first { !$0.isLinkerSigned }
    self.init(
      path: path, format: executable.format,
      slices: executable.slices.map {
        Slice(architecture: $0.architecture.name, builds: $0.builds, fileType: $0.fileType)
      }, protectedSymbols: protected, signingIdentifier: signature?.identifier, team: signature?.team,
      entitlements: executable.slices.first { $0.entitlements != nil }?.entitlements?.value,
      isSigned: signature != nil, problems: executable.errors.map { $0.message })
    guardedSymbols = guarded
    weakFrameworks = executable.slices.flatMap { $0.libraries }.compactMap {
      $0.kind == .weak ? $0.frameworkName : nil
    }
    let readable = executable.slices.first { !$0.isEncrypted }
    classNames = readable?.contents(ofSection: "__objc_classname", in: "__TEXT")
    methodNames = readable?.contents(ofSection: "__objc_methname", in: "__TEXT")
    hasCertificate = signature?.hasCertificate ?? false
    hasHardenedRuntime = signature?.hasHardenedRuntime ?? false
    infoPlistSeal = signature?.infoPlistSeal
  }

  /// Reads an executable.
  ///
  /// - Throws: `HostError` if it cannot be read.
  public init(reading path: String, in host: Host) throws(HostError) {
    self.init(Executable(reading: try host.read(path)), path: path)
  }
}
