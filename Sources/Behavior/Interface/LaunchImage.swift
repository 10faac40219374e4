import SourceText

internal import Bundles
internal import PropertyLists
internal import Resolution

/// The picture that is shown while an app starts (R224).
public struct LaunchImage: Sendable {
  /// The base name: `Default.png` without the key.
  public let base: String
  /// The names that are tried for how the device is held, the most special first.
  public let candidates: [String]
  /// The first of them that is there, nil if none is or nobody knows.
  public let path: String?

  private let reading: Reading<String?>

  /// Reads the key and looks for the files.
  public init(_ context: BehaviorContext) {
    let name = context.text("UILaunchImageFile")
    reading = name
    let base = name.value.flatMap { $0.isEmpty ? nil : $0 } ?? "Default.png"
    self.base = base
    let isOrientationNamed = name.value != nil || context.resolver.context.device == .iPad
    let words = isOrientationNamed ? Self.words(for: context.state.orientation) : []
    candidates = words.map { Self.inserting($0, in: base) } + [base]
    let bundle = context.resolver.bundle
    path =
      context.knowsFiles
      ? candidates.lazy.filter { !$0.utf8.contains(UInt8(ascii: "/")) }
        .map { PathName.join(bundle.structure.resourceFolder, $0) }.first { bundle.host.isFile($0) } : nil
  }

  /// The words for an orientation, the most special first.
  private static func words(for orientation: String) -> [String] {
    switch orientation {
    case "UIInterfaceOrientationPortraitUpsideDown": ["-PortraitUpsideDown", "-Portrait"]
    case "UIInterfaceOrientationLandscapeLeft": ["-LandscapeLeft", "-Landscape"]
    case "UIInterfaceOrientationLandscapeRight": ["-LandscapeRight", "-Landscape"]
    default: ["-Portrait"]
    }
  }

  /// The name with a word in front of its ending.
  public static func inserting(_ word: String, in name: String) -> String {
    guard let ending = PathName.ending(of: name) else { return name + word }
    return "\(name.droppingLast(ending.utf8.count + 1))\(word).\(ending)"
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let image = LaunchImage(context)
    let names = image.candidates
    let sentence: String
    if let path = image.path {
      sentence = "The picture \(path) is shown while the app starts."
    } else if context.knowsFiles {
      sentence =
        "No picture is shown while the app starts: there is no \(names.joined(separator: " and no "))."
    } else {
      sentence =
        "The picture \(names.joined(separator: ", or else ")) is shown while the app starts; which is there is not known from the property list alone."
    }
    return [
      BehaviorEffect(
        .interface, "UILaunchImageFile", ["R224"], image.reading,
        .fields([("candidates", .texts(names)), ("path", image.path.map { .string($0) })]),
        standard: .string("Default.png"), sentence)
    ]
  }
}
