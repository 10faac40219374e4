internal import CommandLineKit
internal import FileSystem
internal import ParallelWork

/// Shows on a terminal how far a check has come; what there is to do is counted meanwhile, on a thread of its own.
struct CheckProgress {
  private var line: ProgressLine
  private let paths: [String]
  private var done = 0
  /// Begins when the line first shows: few checks take that long.
  private var total: BackgroundWork<Int?>?

  init(of paths: [String], on console: Console) {
    self.paths = paths
    line = ProgressLine("files and bundles", on: console)
  }

  /// Counts one more target.
  mutating func advance() {
    done += 1
    guard line.isDue else { return }
    if total == nil { total = BackgroundWork { [paths] isCancelled in Self.count(paths, isCancelled) } }
    line.show(done, of: total?.output ?? nil)
  }

  /// Takes the line away, so that something else may be written.
  mutating func clear() {
    line.clear()
  }

  /// Takes the line away for good.
  mutating func end() {
    line.clear()
    total?.end()
    total = nil
  }

  /// The number of targets, or nil if nobody wants to know any more.
  private static func count(_ paths: [String], _ isCancelled: () -> Bool) -> Int? {
    var count = 0
    for path in paths {
      guard FileSystem.kind(of: path) == .folder else {
        count += 1
        continue
      }
      var search = CheckTargetSearch(path)
      while search.next() != nil {
        if isCancelled() { return nil }
        count += 1
      }
    }
    return count
  }
}
