import Behavior
import Bundles
import KeyCatalog
import PropertyLists
import Resolution

/// What a bundle in memory makes a system do.
///
/// - Parameters:
///   - info: The Info.plist in the OpenStep form, whose values are texts; or whole in XML.
///   - files: What else the bundle holds, by path.
///   - isAlone: Whether there is only the property list.
func context(
  _ info: String, _ system: RuntimeSystem = .macOS, device: Device? = nil, state: [String] = [],
  version: String? = nil, era: Era = .today, files: [String] = [], isAlone: Bool = false
) throws -> BehaviorContext {
  let path = "Demo.app"
  let isMac = system == .macOS
  var all: [(path: String, bytes: [UInt8])] = [
    (isMac ? "\(path)/Contents/Info.plist" : "\(path)/Info.plist", Array(info.utf8))
  ]
  for file in files { all.append(("\(path)/\(file)", [])) }
  let bundle = BundleInspection(of: path, in: .inMemory(all), for: system)
  let device =
    device ?? (isMac ? .mac : system == .tvOS ? .appleTV : system == .watchOS ? .appleWatch : .iPhone)
  let resolver = ValueResolver(
    bundle, in: ResolutionContext(system: system, device: device, languages: ["en"]))
  return BehaviorContext(
    resolver, state: try BehaviorState(words: state), version: version.flatMap { SystemVersion($0) },
    era: era,
    knowsFiles: !isAlone)
}

/// What a key makes a system do.
func reported(_ key: String, _ context: BehaviorContext, asked: [String] = []) -> BehaviorEffect? {
  BehaviorReport(context, asked: asked).effects.first { $0.key == key }
}

/// A property list in XML with these lines in its dictionary.
func xml(_ lines: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0"><dict>
  \(lines)
  </dict></plist>
  """
}

/// One key with a value in XML.
func xml(_ key: String, _ value: String) -> String { xml("<key>\(key)</key>\(value)") }
