internal import Bundles
internal import PropertyLists
internal import SourceText

/// What a privacy manifest in a bundle says, as far as rules about bundles ask.
struct PrivacyManifest {
  /// The name of the file.
  static let fileName = "PrivacyInfo.xcprivacy"

  /// The categories that reasons are given for.
  let categories: [String]
  /// Whether the code tracks people.
  let isTracking: Bool

  /// Reads a manifest; one that cannot be read says nothing.
  init(reading path: String, in host: Host) {
    let root = (try? host.read(path)).flatMap { bytes -> PropertyListNode? in
      let document = PropertyListDocument.read(bytes)
      return document.isValid ? document.root : nil
    }
    let types = root?["NSPrivacyAccessedAPITypes"]
    categories =
      types?.kind == .array
      ? types?.items.compactMap { $0["NSPrivacyAccessedAPIType"]?.string } ?? [] : []
    isTracking = root?["NSPrivacyTracking"]?.isTrue ?? false
  }
}

extension BundleContext {
  /// The privacy manifests that count for the code of the bundle: its own, and those of the bundles of mere resources
  /// in it.
  var privacyManifests: [PrivacyManifest] {
    let resources = nested.filter { inner in
      inner.ending.isSameText(as: "bundle")
        && !PathName.components(of: inner.relativePath).contains { name in
          ["app", "appex", "framework", "xpc"].holds(PathName.ending(of: name) ?? "")
        }
    }
    let folders = ([inspection] + resources.map { $0.inspection }).map { $0.structure.resourceFolder }
    let host = inspection.host
    return folders.map { PathName.join($0, PrivacyManifest.fileName) }.filter { host.isFile($0) }
      .map { PrivacyManifest(reading: $0, in: host) }
  }
}
