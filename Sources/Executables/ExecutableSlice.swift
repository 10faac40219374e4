public import SourceText

/// The part of a file of code that is for one processor.
public struct ExecutableSlice: Sendable {
  /// Where it lies in the file.
  public let range: ByteRange
  /// The processor it is for: that of its header, whatever the table in front of it says.
  public let architecture: ProcessorArchitecture
  /// Whether the most significant byte of a number comes first.
  public let isBigEndian: Bool
  /// What it is for; nil for an archive of object files, which has no header of its own.
  public let fileType: ExecutableFileType?
  /// The sixteen bytes that name this build.
  public internal(set) var uuid: [UInt8]?
  /// The platforms it is built for: one, or two if it runs on the Mac and as Mac Catalyst (M15).
  public internal(set) var builds: [PlatformBuild] = []
  /// The library's own name, if it is one.
  public internal(set) var installName: LinkedLibrary?
  /// The libraries it is linked with, in order.
  public internal(set) var libraries: [LinkedLibrary] = []
  /// The folders that stand for `@rpath`, in order.
  public internal(set) var runPaths: [String] = []
  /// Whether the App Store has encrypted it.
  public internal(set) var isEncrypted = false
  /// Whether it has a place where a program begins.
  public internal(set) var hasEntryPoint = false
  /// Its sections, in order.
  public internal(set) var sections: [ExecutableSection] = []
  /// Its code signature, nil if it has none.
  public internal(set) var signature: CodeSignature?

  var symbolTable: SymbolTable?
  let file: SourceBytes

  init(
    file: SourceBytes, range: ByteRange, architecture: ProcessorArchitecture, isBigEndian: Bool,
    fileType: ExecutableFileType?
  ) {
    self.file = file
    self.range = range
    self.architecture = architecture
    self.isBigEndian = isBigEndian
    self.fileType = fileType
  }

  /// Reads a slice.
  ///
  /// - Parameters:
  ///   - table: The processor that the table of slices names.
  ///   - errors: What is wrong is added here.
  /// - Returns: Nil if there is no header.
  init?(
    reading file: SourceBytes, _ range: ByteRange, table: ProcessorArchitecture?,
    noting errors: inout [ExecutableError]
  ) {
    var reader = LoadCommandReader(file: file, range: range, table: table)
    let slice = reader.read()
    errors += reader.errors
    guard let slice else { return nil }
    self = slice
  }

  /// The bytes of the embedded property list, `__TEXT,__info_plist`: the first section of that name (M19).
  public var infoPlist: SourceBytes? { contents(ofSection: "__info_plist", in: "__TEXT") }

  /// The bytes of the first section with a name, nil if there is none or it lies outside the slice.
  public func contents(ofSection name: String, in segment: String) -> SourceBytes? {
    let section = sections.first {
      $0.name.utf8.elementsEqual(name.utf8) && $0.segment.utf8.elementsEqual(segment.utf8)
    }
    return section?.range.map { file[$0] }
  }

  /// The symbols that other libraries have to provide, in the order of the table.
  ///
  /// - Complexity: O(*n*) in the number of all symbols.
  public func undefinedSymbols() -> [String] {
    symbolTable?.undefinedSymbols() ?? []
  }

  /// The entitlements: those of the signature, or of a section in programs for a simulator (M26).
  public var entitlements: Entitlements? {
    if let signed = signature?.entitlements { return signed }
    if let xml = contents(ofSection: "__entitlements", in: "__TEXT") {
      return Entitlements(xml: xml, der: nil)
    }
    if let der = contents(ofSection: "__ents_der", in: "__TEXT") { return Entitlements(xml: nil, der: der) }
    return nil
  }
}
