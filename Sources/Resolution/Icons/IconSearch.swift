import SourceText

internal import Bundles

/// Finds icon files by their names.
struct IconSearch {
  private let resolver: ValueResolver
  private var search: ResourceSearch

  init(_ resolver: ValueResolver) {
    self.resolver = resolver
    search = ResourceSearch(
      in: resolver.bundle.structure.resourceFolder, host: resolver.bundle.host,
      system: resolver.context.system,
      device: resolver.context.device)
  }

  /// The files with these names, and the names without any.
  mutating func find(_ names: [String]) -> (files: [IconFile], missing: [String]) {
    var files: [IconFile] = []
    var missing: [String] = []
    for name in names {
      let found = find(name)
      if found.isEmpty { missing.append(name) }
      for file in found where !files.contains(where: { $0.path.isSameText(as: file.path) }) {
        files.append(file)
      }
    }
    return (files, missing)
  }

  private mutating func find(_ name: String) -> [IconFile] {
    // A name with an ending stands for that file alone (R102); else the images for finer screens count (R101).
    if let ending = PathName.ending(of: name), ["png", "icns", "jpg", "jpeg", "tiff"].holds(ending) {
      return [file(ResourceName(name))].compactMap { $0 }
    }
    if resolver.context.system == .macOS {
      return [file(ResourceName(stem: name, ending: "icns")) ?? file(ResourceName(name))].compactMap { $0 }
    }
    return ["", "@2x", "@3x"].compactMap { file(ResourceName(stem: name + $0, ending: "png")) }
  }

  private mutating func file(_ name: ResourceName) -> IconFile? {
    guard let path = search.find(name, searchList: resolver.searchList) else { return nil }
    let sizes = (try? resolver.bundle.host.read(path)).flatMap { ImageSizes(reading: $0)?.sizes } ?? []
    return IconFile(path: path, scale: Self.scale(of: name.stem), sizes: sizes)
  }

  private static func scale(of stem: String) -> Int {
    let end = stem.utf8.suffix(3)
    if end.elementsEqual("@2x".utf8) { return 2 }
    return end.elementsEqual("@3x".utf8) ? 3 : 1
  }
}
