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
