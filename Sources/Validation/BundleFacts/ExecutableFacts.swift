import SourceText
public import Bundles
public import Executables
public import PropertyLists

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
  /// The identifier in its signature.
  public var signingIdentifier: String?
  /// The team that signed it.
  public var team: String?
  /// The entitlements.
  public var entitlements: PropertyListValue?
  /// Whether it has a signature.
  public var isSigned: Bool
  /// What is wrong with the file, in sentences.
  public var problems: [String]

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
    var symbols: [String] = []
    for slice in executable.slices {
      for name in slice.undefinedSymbols() {
        let shown = ProtectedSymbol.shownName(of: name)
        if ProtectedSymbol.keys(for: shown) != nil, !symbols.contains(where: { $0.isSameText(as: shown) }) {
          symbols.append(shown)
        }
      }
    }
    let signature = executable.slices.first { $0.signature != nil }?.signature
    self.init(
      path: path, format: executable.format,
      slices: executable.slices.map {
        Slice(architecture: $0.architecture.name, builds: $0.builds, fileType: $0.fileType)
      }, protectedSymbols: symbols, signingIdentifier: signature?.identifier, team: signature?.team,
      entitlements: executable.slices.first { $0.entitlements != nil }?.entitlements?.value,
      isSigned: signature != nil, problems: executable.errors.map { $0.message })
  }

  /// Reads an executable.
  ///
  /// - Throws: `HostError` if it cannot be read.
  public init(reading path: String, in host: Host) throws(HostError) {
    self.init(Executable(reading: try host.read(path)), path: path)
  }
}
