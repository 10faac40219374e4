internal import Bundles
internal import FileSystem
internal import ParallelWork
internal import SourceText

/// The files around a bundle, for several threads.
///
/// Much is known from the walk that found the bundle, so a host is made only when more is asked.
final class BundleFiles: Sendable {
  private enum Files {
    case made(Host)
    /// Those on the disk below a folder, and what a walk has listed.
    case below(String, walked: HostMemory)
  }

  private let files: Locked<Files>
  /// What the walk has listed, nil if there was none.
  private let walked: HostMemory?

  /// The files a host has.
  init(_ host: Host) {
    files = Locked(.made(host))
    walked = nil
  }

  /// The files on the disk below a folder.
  init(below folder: String, walked: HostMemory) {
    files = Locked(.below(folder, walked: walked))
    self.walked = walked
  }

  /// What answers every question, and remembers what it has read.
  var host: Host {
    files.withLock { files in
      switch files {
      case .made(let host): return host
      case .below(let folder, let walked):
        let host = Host.remembering(below: folder, walked: walked)
        files = .made(host)
        return host
      }
    }
  }

  /// The Info.plist of a bundle, in the order in which the system looks.
  ///
  /// A link that leads out of the bundle is found all the same, so that it can be said that it is not read.
  ///
  /// - Returns: Its path, and whether the walk has come to it, so that no link leads there; nil if there is none.
  func infoPlist(of bundle: String) -> (path: String, isReached: Bool)? {
    let listed = walked?.folder(PathName.withoutTrailingSlashes(bundle))
    for place in Self.infoPlistPlaces {
      if let listed, case .nothing = listed.knowledge(of: place.first) { continue }
      let path = FilePath.join(bundle, place.path)
      if let listed, place.path == place.first, case .entry(.file) = listed.knowledge(of: place.path) {
        return (path, true)
      }
      let kind = host.kind(path, false)
      if kind == .file || kind == .link && FileSystem.kind(of: path) == .file { return (path, false) }
    }
    return nil
  }

  private static let infoPlistPlaces: [(path: String, first: String)] = [
    ("Contents/Info.plist", "Contents"), ("Info.plist", "Info.plist"), ("Resources/Info.plist", "Resources"),
    ("Versions/Current/Resources/Info.plist", "Versions"),
  ]
}
