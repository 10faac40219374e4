internal import CommandLineKit
internal import FileSystem

/// The folder the program was called in, for making paths whole and short again.
struct WorkingFolder: Sendable {
  /// The path from the root; empty if the system does not tell.
  let path: String

  /// The folder of this process.
  static var current: WorkingFolder {
    WorkingFolder(path: (try? FileSystem.currentDirectory) ?? "")
  }

  /// A path from the root, without dots.
  func absolute(_ path: String) -> String {
    FilePath.normalized(FilePath.join(self.path, path))
  }

  /// A path from here if it leads to somewhere below, else from the root.
  func shown(_ path: String) -> String {
    let whole = absolute(path)
    let folder = self.path.utf8.last == UInt8(ascii: "/") ? self.path : self.path + "/"
    return !self.path.isEmpty && whole.hasPrefix(folder) ? String(whole.dropFirst(folder.count)) : whole
  }

  /// The way from a folder to a path, both from the root.
  static func path(from folder: String, to path: String) -> String {
    let from = folder.split(separator: "/")
    let names = path.split(separator: "/")
    var common = 0
    while common < from.count, common < names.count, from[common] == names[common] { common += 1 }
    let up = Array(repeating: "..", count: from.count - common)
    let steps = up + names[common...].map(String.init)
    return steps.isEmpty ? "." : steps.joined(separator: "/")
  }
}
