import SourceText

internal import Bundles

/// The bundle around the Info.plist of an example.
struct ExampleBundle: Sendable {
  /// The name of its folder.
  let path: String
  /// What its executable says about itself, nil for what stands in the files.
  let executable: ExecutableFacts?
  /// The other files: their paths below the folder, and their texts.
  let files: [(path: String, text: String)]
  /// Images: their paths below the folder, and how many pixels each of their sides has.
  let images: [(path: String, side: UInt8)]
  /// Symbolic links: their paths below the folder, and where they lead.
  let links: [(path: String, target: String)]
  /// Whether Info.plist and the resources stand in `Contents`.
  let isForMac: Bool
  /// What registered bundles claim as well.
  let conflicts: [RegisteredConflict]

  init(
    _ path: String, executable: ExecutableFacts? = nil, files: KeyValuePairs<String, String> = [:],
    images: KeyValuePairs<String, UInt8> = [:], links: KeyValuePairs<String, String> = [:],
    isForMac: Bool = false,
    conflicts: [RegisteredConflict] = []
  ) {
    self.path = path
    self.executable = executable
    self.files = files.map { ($0.key, $0.value) }
    self.images = images.map { ($0.key, $0.value) }
    self.links = links.map { ($0.key, $0.value) }
    self.isForMac = isForMac
    self.conflicts = conflicts
  }

  /// The bundle with the example's text as its Info.plist.
  func context(infoPlist: [UInt8]) -> BundleContext {
    let info = isForMac ? "\(path)/Contents/Info.plist" : "\(path)/Info.plist"
    let host = Host.inMemory(
      [(info, infoPlist)] + files.map { ("\(path)/\($0.path)", Array($0.text.utf8)) }
        + images.map { ("\(path)/\($0.path)", Self.image($0.side)) },
      links: links.map { ("\(path)/\($0.path)", $0.target) })
    var context = BundleContext(of: path, in: host, executable: executable)
    context.conflicts = conflicts
    return context
  }

  /// What tells the size of a square image: the beginning of its file.
  private static func image(_ side: UInt8) -> [UInt8] {
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 0, side, 0, 0, 0, side]
  }
}

extension ExampleBundle: Hashable {
  /// Whether the two are made of the same files.
  static func == (left: ExampleBundle, right: ExampleBundle) -> Bool {
    left.path.isSameText(as: right.path) && left.isForMac == right.isForMac
      && left.files.count == right.files.count
      && zip(left.files, right.files).allSatisfy {
        $0.path.isSameText(as: $1.path) && $0.text.isSameText(as: $1.text)
      }
      && left.images.elementsEqual(right.images) { $0.path.isSameText(as: $1.path) && $0.side == $1.side }
      && left.executable?.path == right.executable?.path && left.conflicts == right.conflicts
  }

  /// Hashes the path.
  func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
