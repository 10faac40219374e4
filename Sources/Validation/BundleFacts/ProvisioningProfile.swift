internal import Bundles
internal import PropertyLists
internal import SourceText

/// The provisioning profile in a bundle, as far as rules ask; it is read, not verified.
struct ProvisioningProfile {
  /// The names of the entitlements that it allows.
  let entitlements: [String]
  /// The teams it is for.
  let teams: [String]

  /// Larger files are no profiles.
  private static let sizeLimit = 1 << 20

  /// Reads the profile of a bundle.
  ///
  /// - Returns: Nil if there is none, or it holds no property list with entitlements.
  init?(of bundle: BundleInspection) {
    let name =
      bundle.system == .macOS ? "embedded.provisionprofile" : "embedded.mobileprovision"
    let path = PathName.join(bundle.structure.contentFolder, name)
    guard bundle.host.isFile(path), let file = try? bundle.host.read(path), file.count <= Self.sizeLimit,
      let text = Self.propertyList(in: file.array)
    else { return nil }
    let document = PropertyListDocument.read(SourceBytes(text))
    guard document.isValid, let root = document.root, let list = root["Entitlements"],
      list.kind == .dictionary
    else { return nil }
    entitlements = list.effectiveEntries.map { $0.key }
    teams = root["TeamIdentifier"]?.texts.map { $0.text } ?? []
  }

  /// The property list inside the signed message: it stands there as it is.
  private static func propertyList(in bytes: [UInt8]) -> [UInt8]? {
    let (opening, closing) = (Array("<?xml".utf8), Array("</plist>".utf8))
    guard let start = offset(of: opening, in: bytes, from: 0),
      let end = offset(of: closing, in: bytes, from: start)
    else { return nil }
    return Array(bytes[start..<(end + closing.count)])
  }

  private static func offset(of word: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= word.count, start <= bytes.count - word.count else { return nil }
    return (start...(bytes.count - word.count)).first { bytes[$0...].starts(with: word) }
  }
}
