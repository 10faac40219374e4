internal import AppDatabase
internal import Archives
internal import Bundles
internal import CommandLineKit
internal import Executables
internal import FileSystem
internal import LaunchServices
internal import PropertyLists
internal import SourceText
internal import UniformTypes

/// The registration of all bundles that a call names.
struct AppRegistration {
  private let database: AppDatabase
  private let options: ReadOptions
  private let stamps: [String: BundleStamp]
  private var waiting: [AppDatabase.Arrival] = []
  private var count = AppDatabase.RegisterCount()
  private var removed: [String] = []
  /// Bundles that were seen in this call.
  private var seen: Set<String> = []
  /// Whether anything could not be registered; it has been reported.
  private(set) var hasProblems = false

  /// Bundles are written so many at a time: each batch is written whole or not at all, and others can write between
  /// them.
  private static let batchSize = 250

  init(_ database: AppDatabase, _ options: ReadOptions) throws(CommandError) {
    self.database = database
    self.options = options
    stamps = try CommandError.from { () throws(DatabaseError) in try database.stamps() }
  }

  /// What was done.
  var node: AnswerNode {
    .object([
      ("schemaVersion", .number(1)), ("database", .text(database.path)), ("added", .number(count.added)),
      ("changed", .number(count.changed)), ("unchanged", .number(count.unchanged)),
      ("removed", AnswerNode(removed)),
    ])
  }

  /// The path of something without links, as it is remembered; where nothing is, the path itself.
  static func realPath(_ path: String) -> String {
    if let real = FileSystem.realPath(of: path) { return real }
    // Behind the name of an archive stands a path inside of it.
    let bytes = Array(path.utf8)
    for index in bytes.indices.dropLast()
    where bytes[index] == UInt8(ascii: "!") && bytes[index + 1] == UInt8(ascii: "/") {
      guard let real = FileSystem.realPath(of: String(decoding: bytes[..<index], as: UTF8.self)) else {
        continue
      }
      return real + String(decoding: bytes[index...], as: UTF8.self)
    }
    return path
  }

  /// What is kept of a bundle, nil if it has no Info.plist that a system could read.
  static func bundle(_ inspection: BundleInspection, path: String) -> RegisteredBundle? {
    arrival(inspection, path: path)?.bundle
  }

  /// What is kept of a bundle, and the hash of its files.
  ///
  /// Of the executable the size and the beginning count: it holds the processors, the libraries and the number of the build.
  private static func arrival(_ inspection: BundleInspection, path: String) -> AppDatabase.Arrival? {
    let bytes = inspection.executable.path.flatMap { try? inspection.host.read($0) }
    guard
      let bundle = RegisteredBundle(
        inspection, path: path, executable: bytes.map { Executable(reading: $0) })
    else { return nil }
    var contents: Int64 = 0
    if let file = inspection.infoPlist, let source = try? inspection.host.read(file.path) {
      contents = AppDatabase.hash(source.array)
    }
    if let bytes {
      let beginning = bytes[ByteRange(0, min(bytes.count, hashedSize))].array
      contents = AppDatabase.hash(beginning, after: contents ^ Int64(bytes.count))
    }
    return AppDatabase.Arrival(bundle, executable: inspection.executable.path ?? "", contents: contents)
  }

  /// How many bytes of an executable count: more than its load commands take.
  private static let hashedSize = 1 << 15

  /// Looks at a bundle as the system it is made for.
  ///
  /// What has the folder `Contents` has its executable there, whatever Info.plist says it is for.
  static func inspection(of path: String, in host: Host, _ options: ReadOptions) -> BundleInspection {
    let own = BundleInspection(of: path, in: host, options: options)
    guard own.structure.layout == .contents, own.system != .macOS else { return own }
    return BundleInspection(of: path, in: host, for: .macOS, options: options)
  }

  // MARK: What is registered

  /// Registers what a path names.
  mutating func add(_ path: String, _ console: Console) throws(CommandError) {
    guard let kind = FileSystem.kind(of: path) else {
      report(.unreadable("There is nothing at \(SafeText.visible(path))."), console)
      return
    }
    let real = Self.realPath(path)
    if kind == .folder {
      try addFolder(real, console)
    } else if ArchiveTargets.isArchive(real) {
      try addArchive(real, console)
    } else if FilePath.lastComponent(of: real) == "Info.plist", let bundle = Self.bundle(around: real) {
      try addFolder(bundle, console)
    } else {
      report(.unreadable("\(SafeText.visible(path)) is neither a bundle nor an archive of one."), console)
    }
  }

  /// The bundle whose Info.plist a path is.
  private static func bundle(around path: String) -> String? {
    var folder = FilePath.parent(of: path)
    for _ in 0..<5 {
      if NestedBundles.isBundleName(folder) { return folder }
      folder = FilePath.parent(of: folder)
    }
    return nil
  }

  private mutating func addFolder(_ path: String, _ console: Console) throws(CommandError) {
    let isBundle = NestedBundles.isBundleName(path)
    if isBundle { try addBundle(path, in: Host.disk(below: path), console) }
    let inner = NestedBundles.find(in: path, host: Host.disk(below: path)).filter { Self.isApp($0) }
    for bundle in inner { try addBundle(bundle, in: Host.disk(below: bundle), console) }
    if !isBundle, inner.isEmpty, !stamps.keys.contains(where: { $0.hasPrefix(path + "/") }) {
      // A bundle may have any name.
      if BundleInspection(of: path, in: Host.disk(below: path), options: options).infoPlist?.root != nil {
        try addBundle(path, in: Host.disk(below: path), console)
      } else {
        report(.unreadable("There is no app in \(SafeText.visible(path))."), console)
      }
    }
    for old in stamps.keys.sorted() where old.hasPrefix(path + "/") && !seen.contains(old) {
      guard !FileSystem.exists(old), !old.utf8.contains(UInt8(ascii: "!")) else { continue }
      removed += try CommandError.from { () throws(DatabaseError) in try database.unregister(old) }
    }
  }

  private static func isApp(_ path: String) -> Bool { PathName.ending(of: path) == "app" }

  private mutating func addArchive(_ path: String, _ console: Console) throws(CommandError) {
    let archive: ZipArchive
    let bytes = try Input.bytes(of: path)
    do throws(ArchiveError) { archive = try ZipArchive(reading: bytes) } catch {
      report(.unreadable("\(SafeText.visible(path)): \(error.message)"), console)
      return
    }
    let root = "\(path)!"
    let host = Host(archive, named: root)
    let bundles = NestedBundles.find(in: root, host: host).filter { Self.isApp($0) }
    if bundles.isEmpty { report(.unreadable("There is no app in \(SafeText.visible(path))."), console) }
    for bundle in bundles { try addBundle(bundle, in: host, archive: path, console) }
  }

  private mutating func addBundle(
    _ path: String, in host: Host, archive: String? = nil, _ console: Console
  ) throws(CommandError) {
    guard seen.insert(path).inserted else { return }
    if let stamp = stamps[path], stamp.mark == Self.mark(of: path, archive, executable: stamp.executable) {
      count.unchanged += 1
      return
    }
    let inspection = Self.inspection(of: path, in: host, options)
    guard var arrival = Self.arrival(inspection, path: path) else {
      report(.noInfoPlist(in: path, inspection), console)
      return
    }
    arrival.mark = Self.mark(of: path, archive, executable: arrival.executable)
    waiting.append(arrival)
    if waiting.count >= Self.batchSize { try finish() }
  }

  /// A number that is another one after the files that count changed: Info.plist, the executable, and the folders in
  /// which either may appear; or the archive.
  private static func mark(of path: String, _ archive: String?, executable: String) -> Int64 {
    var files = archive.map { [$0] } ?? []
    if files.isEmpty {
      files = ["Contents/Info.plist", "Info.plist", "Resources/Info.plist", "Contents/MacOS", ""].map {
        FilePath.join(path, $0)
      }
      if !executable.isEmpty { files.append(executable) }
    }
    var mark: Int64 = 0
    for file in files { mark = mark &* 31 &+ (FileSystem.changeMark(of: file) ?? 1) }
    // That number is the one of bundles without files.
    return mark == 0 ? 1 : mark
  }

  /// Writes what is still waiting.
  mutating func finish() throws(CommandError) {
    guard !waiting.isEmpty else { return }
    let batch = waiting
    let written = try CommandError.from { () throws(DatabaseError) in try database.register(batch) }
    count.added += written.added
    count.changed += written.changed
    count.unchanged += written.unchanged
    waiting = []
  }

  private mutating func report(_ error: CommandError, _ console: Console) {
    console.report(error)
    hasProblems = true
  }
}
