internal import Bundles
public import SourceText

/// The help that Info.plist names, and what of it is there (R46–R48).
public struct HelpBook: Sendable, Hashable {
  /// The value of `CFAppleHelpAnchor`.
  public let anchor: String?
  /// The path of the page for it.
  public let anchorPage: String?
  /// The value of `CFBundleHelpBookFolder`.
  public let folder: String?
  /// The path of the folder, in the folder of a language or of the resources.
  public let folderPath: String?
  /// The value of `CFBundleHelpBookName`.
  public let name: String?
  /// The path of the page that has this name.
  public let namePage: String?

  /// Finds the help of a bundle.
  ///
  /// - Returns: Nil if no key names any.
  public init?(_ resolver: ValueResolver) {
    anchor = resolver.text("CFAppleHelpAnchor")
    folder = resolver.text("CFBundleHelpBookFolder")
    name = resolver.text("CFBundleHelpBookName")
    guard anchor != nil || folder != nil || name != nil else { return nil }
    let bundle = resolver.bundle
    var search = ResourceSearch(
      in: bundle.structure.resourceFolder, host: bundle.host, system: resolver.context.system,
      device: resolver.context.device)
    var page: String?
    if let anchor {
      // The folder of the language comes first here, unlike for other resources.
      let folders =
        resolver.searchList.map { PathName.join(bundle.structure.resourceFolder, "\($0).lproj") }
        + [bundle.structure.resourceFolder]
      for folder in folders where page == nil {
        page =
          search.find(ResourceName(stem: anchor, ending: "html"), inFolder: folder)
          ?? search.find(ResourceName(stem: anchor, ending: "htm"), inFolder: folder)
      }
    }
    anchorPage = page
    folderPath = folder.flatMap { Self.folder($0, resolver) }
    if let name, let folderPath {
      namePage = Self.page(named: name, in: folderPath, bundle.host)
    } else {
      namePage = nil
    }
  }

  private static func folder(_ name: String, _ resolver: ValueResolver) -> String? {
    let resources = resolver.bundle.structure.resourceFolder
    for language in resolver.searchList {
      let path = PathName.join(PathName.join(resources, "\(language).lproj"), name)
      if resolver.bundle.host.isFolder(path) { return path }
    }
    let shared = PathName.join(resources, name)
    return resolver.bundle.host.isFolder(shared) ? shared : nil
  }

  /// The first page in a folder whose META tag has the name as its CONTENT.
  private static func page(named name: String, in folder: String, _ host: Host) -> String? {
    var waiting = [(folder, 0)]
    while let (path, depth) = waiting.popLast() {
      for entry in host.entries(of: path) {
        let child = PathName.join(path, entry.name)
        if entry.kind == .folder, depth < 8 {
          waiting.append((child, depth + 1))
        } else if let ending = PathName.ending(of: entry.name), ["html", "htm"].holds(ending),
          let bytes = try? host.read(child), metaContents(of: bytes).holds(name)
        {
          return child
        }
      }
    }
    return nil
  }

  /// The values of CONTENT in the META tags of a page.
  public static func metaContents(of bytes: SourceBytes) -> [String] {
    var contents: [String] = []
    let text = bytes[ByteRange(0, min(bytes.count, 1 << 16))].array
    var index = 0
    while let start = find("<meta", in: text, from: index) {
      let end = text[start...].firstIndex(of: UInt8(ascii: ">")) ?? text.count
      index = start + 5
      guard let content = find("content", in: Array(text[..<end]), from: start) else { continue }
      var place = content + 7
      while place < end, text[place] == 0x20 || text[place] == UInt8(ascii: "=") { place += 1 }
      guard place < end, text[place] == UInt8(ascii: "\"") || text[place] == UInt8(ascii: "'") else { continue }
      let quote = text[place]
      guard let close = text[(place + 1)..<end].firstIndex(of: quote) else { continue }
      contents.append(String(decoding: text[(place + 1)..<close], as: UTF8.self))
    }
    return contents
  }

  /// Where a word in small letters begins, whatever its case.
  private static func find(_ word: StaticString, in text: [UInt8], from start: Int) -> Int? {
    let wanted = word.withUTF8Buffer { unsafe Array($0) }
    guard start >= 0, text.count >= wanted.count, start <= text.count - wanted.count else { return nil }
    for offset in start...(text.count - wanted.count) {
      var isHit = true
      for (index, byte) in wanted.enumerated() {
        let other = text[offset + index]
        if (0x41...0x5a ~= other ? other | 0x20 : other) != byte {
          isHit = false
          break
        }
      }
      if isHit { return offset }
    }
    return nil
  }
}
