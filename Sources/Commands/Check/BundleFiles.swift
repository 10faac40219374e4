internal import Bundles
internal import FileSystem
internal import SourceText
internal import Synchronization

/// The files around a bundle, for several threads.
///
/// Much is known from the walk that found the bundle, so a host is made only when more is asked.
final class BundleFiles: Sendable {
  private let folder: String
  /// What the walk has listed, nil if there was none.
  private let walked: HostMemory?
  private let made: Mutex<Host?>

  /// The files a host has.
  init(_ host: Host) {
    folder = ""
    walked = nil
    made = Mutex(host)
  }

  /// The files on the disk below a folder.
  init(below folder: String, walked: HostMemory) {
    self.folder = folder
    self.walked = walked
    made = Mutex(nil)
  }

  /// What answers every question, and remembers what it has read.
  var host: Host {
    made.withLock { made in
      if let made { return made }
      let host = Host.remembering(below: folder, walked: walked ?? HostMemory())
      made = host
      return host
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
      if let listed, place.isName, case .entry(.file) = listed.knowledge(of: place.path) {
        return (path, true)
      }
      let kind = host.kind(path, false)
      if kind == .file || kind == .link && FileSystem.kind(of: path) == .file { return (path, false) }
    }
    return nil
  }

  private static let infoPlistPlaces: [(path: String, first: String, isName: Bool)] = [
    ("Contents/Info.plist", "Contents", false), ("Info.plist", "Info.plist", true),
    ("Resources/Info.plist", "Resources", false),
    ("Versions/Current/Resources/Info.plist", "Versions", false),
  ]
}
