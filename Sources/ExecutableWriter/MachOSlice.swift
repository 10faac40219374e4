/// What one architecture's part of an executable shall say about itself.
package struct MachOSlice: Sendable, Hashable {
  /// The processor it is for.
  package var architecture: MachOArchitecture
  /// The platform it is for.
  package var platform: MachOPlatform
  /// The lowest system version it runs on.
  package var minimumOS: MachOVersion
  /// The version of the SDK it claims to be built with.
  package var sdk: MachOVersion
  /// Sixteen bytes that name this build, or nil to leave the name out.
  package var uuid: [UInt8]?
  /// The paths of the libraries it is linked with.
  package var libraries: [String]
  /// The contents of its `__TEXT,__info_plist` section, or nil to leave the section out.
  package var infoPlist: [UInt8]?
  /// The names of the classes of Objective-C and Swift in it.
  package var classNames: [String] = []
  /// The names of the methods that it defines or calls.
  package var methodNames: [String] = []
  /// What it is for, by number: 2 a program, 6 a library, 8 a plug-in.
  package var fileType: UInt32 = 2
  /// A library's own name, or nil to leave it out.
  package var installName: String?
  /// The folders that stand for `@rpath`.
  package var runPaths: [String] = []
  /// The symbols it needs of its libraries.
  package var undefinedSymbols: [String] = []
  /// The code signature it claims to have, or nil to leave it out.
  package var signature: MachOSignature?
  /// Whether it says that the App Store has encrypted it.
  package var isEncrypted = false
  /// Whether it says its platform the way it was said until 2018 (LC_VERSION_MIN).
  package var usesMinimumVersionCommand = false

  /// Creates a slice.
  ///
  /// - Precondition: `uuid` is nil or sixteen bytes long.
  package init(
    _ architecture: MachOArchitecture, platform: MachOPlatform, minimumOS: MachOVersion, sdk: MachOVersion,
    uuid: [UInt8]? = nil, libraries: [String] = ["/usr/lib/libSystem.B.dylib"], infoPlist: [UInt8]? = nil
  ) {
    precondition(uuid == nil || uuid?.count == 16, "a UUID has sixteen bytes")
    self.architecture = architecture
    self.platform = platform
    self.minimumOS = minimumOS
    self.sdk = sdk
    self.uuid = uuid
    self.libraries = libraries
    self.infoPlist = infoPlist
  }
}
