import SourceText

internal import Bundles
internal import PropertyLists
internal import Resolution

/// The fonts of a bundle that its app can use (R214, R217).
public struct Fonts: Sendable {
  /// A font file or folder that is named.
  public struct File: Sendable, Hashable {
    /// The name in the file.
    public let name: String
    /// Where it is, nil if it is not there, if nobody knows, or if it lies outside of the bundle.
    public let path: String?
    /// Whether the name can be that of a file in the bundle's resources.
    public let isInside: Bool
  }

  /// The key of the system: a folder or file on the Mac, a list of files elsewhere.
  public let key: String
  /// What is named.
  public let files: [File]
  private let reading: Reading<[String]>
  private let remarks: [String]

  /// Reads the key of the system and looks for the files.
  public init(_ context: BehaviorContext) {
    let bundle = context.resolver.bundle
    let names: Reading<[String]>
    var remarks: [String] = []
    if context.isMac {
      key = "ATSApplicationFontsPath"
      let path = context.text(key)
      names = Reading(
        value: path.value.map { [$0] } ?? [], original: path.original, source: path.source,
        remark: path.remark)
    } else {
      key = "UIAppFonts"
      names = context.texts(key)
    }
    reading = names
    files = names.value.map { name in
      let isInside = !name.hasBeginning("/") && !name.pathNames.holds("..") && !name.isEmpty
      if !isInside { remarks.append("\(name) does not lie in the bundle's resources, so it is refused.") }
      let path = PathName.join(bundle.structure.resourceFolder, PathName.withoutTrailingSlashes(name))
      let exists =
        isInside && context.knowsFiles
        && (bundle.host.isFile(path) || context.isMac && bundle.host.isFolder(path))
      if isInside, !exists, context.knowsFiles {
        remarks.append("\(name) is not in the bundle's resources.")
      }
      return File(name: name, path: exists ? path : nil, isInside: isInside)
    }
    self.remarks = remarks
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let fonts = Fonts(context)
    let found =
      context.knowsFiles
      ? fonts.files.compactMap { $0.path } : fonts.files.compactMap { $0.isInside ? $0.name : nil }
    var sentence = "The app brings no fonts of its own."
    if !found.isEmpty {
      sentence = "The fonts in \(found.enumeration) can be used by this app, and by no other"
      sentence +=
        context.knowsFiles
        ? "." : "; whether they are in its resources is not known from the property list alone."
    }
    return [
      BehaviorEffect(
        .resources, fonts.key, [context.isMac ? "R214" : "R217"], fonts.reading, .texts(found),
        remarks: fonts.remarks, sentence)
    ]
  }
}
