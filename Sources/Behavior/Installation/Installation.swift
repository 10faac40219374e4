import SourceText

internal import Bundles
internal import PropertyLists
internal import Resolution

/// What an app offers to install (R211–R213).
public struct Installation: Sendable {
  /// Where everything to be installed lies, nil if the URL is missing or has another form.
  public let base: String?
  /// The items, those inside a folder behind it.
  public let items: [InstallerItem]
  /// What is wrong with items, a sentence each.
  public let problems: [String]

  private let url: Reading<String?>
  private let declared: Reading<PropertyListValue?>

  /// Reads the keys.
  public init(_ context: BehaviorContext) {
    url = context.text("APInstallerURL")
    declared = context.container("APFiles", isArray: true)
    base = url.value.flatMap { Self.folder(of: $0) }
    var reader = ItemReader(
      base: base, bundle: context.knowsFiles ? context.resolver.bundle.structure.root : "")
    if case .array(let items)? = declared.value { reader.read(items) }
    items = reader.items
    problems = reader.problems
  }

  /// The folder of a URL of the form `file://localhost/path/`, nil for any other form (R211).
  public static func folder(of url: String) -> String? {
    let beginning = "file://localhost/"
    guard url.hasBeginning(beginning), url.hasEnding("/"), let path = decoded(url.droppingFirst(16)) else {
      return nil
    }
    return path.pathNames.holds("..") || path.utf8.contains(0) ? nil : path
  }

  /// The text with bytes in place of their hexadecimal digits behind percent signs, nil if digits are missing.
  private static func decoded(_ text: String) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexadecimalDigit,
        let low = rest.popFirst()?.hexadecimalDigit
      else { return nil }
      bytes.append(high << 4 | low)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func effects(in context: BehaviorContext) -> [BehaviorEffect] {
    let installation = Installation(context)
    guard installation.url.isPresent || installation.declared.isPresent else { return [] }
    let installed = installation.base == nil ? [] : installation.items.filter { $0.refusal == nil }
    let outcome = installation.items.map { item in
      PropertyListValue.fields([
        ("name", item.name.map { .string($0) }), ("source", item.source.map { .string($0) }),
        ("destination", item.destination.map { .string($0) }), ("folder", .boolean(item.isShownAsFolder)),
        ("action", item.action.map { .string($0.rawValue) }),
        ("path", .array(item.path.map { .number($0) })),
        ("installed", .boolean(installation.base != nil && item.refusal == nil)),
      ])
    }
    let place: String
    if let base = installation.base {
      place = "Everything to be installed lies in \(base)."
    } else if let url = installation.url.value {
      place = "Nothing is installed: \(url) has not the form file://localhost/path/."
    } else {
      place = "Nothing is installed: there is no APInstallerURL."
    }
    return [
      BehaviorEffect(
        .installation, "APInstallerURL", ["R211"], installation.url,
        .fields([("base", installation.base.map { .string($0) })]), place),
      BehaviorEffect(
        .installation, "APFiles", ["R212", "R213"], installation.declared, .array(outcome),
        remarks: installation.problems,
        installation.base == nil
          ? place
          : installed.isEmpty
            ? "Nothing is installed." : installed.map { $0.sentence }.joined(separator: " ")),
    ]
  }
}

extension InstallerItem {
  /// What the installer does with the item.
  fileprivate var sentence: String {
    let name = name ?? "an item without a name"
    let source = source.map { " from \($0)" } ?? ""
    let destination = destination.map { " to \($0)" } ?? ""
    return switch action {
    case .copy: "The installer copies \(name)\(source)\(destination)."
    case .open: "The installer opens \(name)\(source)."
    case nil:
      "The installer is offered \(name)\(source)\(destination), and not told whether to copy or to open it."
    }
  }
}
