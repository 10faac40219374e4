import SourceText

internal import Bundles
internal import PropertyLists

/// The name under which Finder shows a bundle (R24).
public struct FinderName: Sendable, Hashable {
  /// The name.
  public let text: String
  /// Why it is this one.
  public let why: String

  /// Works out the name.
  public init(_ resolver: ValueResolver) {
    let fileName = PathName.stem(of: resolver.bundle.structure.path)
    guard let display = resolver.bundle.string("CFBundleDisplayName"), display.isSameText(as: fileName) else {
      text = fileName
      why =
        "CFBundleDisplayName in Info.plist is not the name of the bundle in its folder, so that is shown (R24)."
      return
    }
    guard case .string(let localized)? = resolver.resolve("CFBundleDisplayName").value else {
      text = fileName
      why = "CFBundleDisplayName has no text."
      return
    }
    text = localized
    why =
      "CFBundleDisplayName in Info.plist is the name of the bundle in its folder, so its translation is shown (R24)."
  }
}
