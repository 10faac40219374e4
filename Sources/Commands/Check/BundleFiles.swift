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

  /// The bytes of a file that is asked for once.
  func read(_ path: String) throws(HostError) -> SourceBytes {
    // What a walk has come to is no link, unless it is one by now.
    if walked?.hasFile(path) == true, let bytes = try? FileSystem.openFollowingNoLink(path) { return bytes }
    return try host.read(path)
  }

  /// Whether a file stands at a path below the folder, or a link that leads to one, wherever that is.
  func hasFileOrLink(_ path: String) -> Bool {
    if let walked {
      if walked.hasFile(path) { return true }
      if walked.hasNothing(path) { return false }
    }
    let kind = host.kind(path, false)
    return kind == .file || kind == .link && FileSystem.kind(of: path) == .file
  }
}
