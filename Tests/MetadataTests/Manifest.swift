import Foundation
import TestSupport

/// What the tests need to know of the package's manifest, read from its text.
struct Manifest {
  /// A target with its place in the manifest.
  struct Target {
    /// What kind of target it is, such as `testTarget`.
    let kind: String
    let name: String
    let dependencies: [String]
    /// The mark it stands under.
    let tier: String
  }

  /// The targets in the order of the manifest.
  let targets: [Target]

  /// Reads the manifest of this package.
  init() throws {
    let text = try String(contentsOfFile: "\(Fixtures.packageFolder)/Package.swift", encoding: .utf8)
    let pattern = /\/\/ MARK: (.*)|\.(target|executableTarget|testTarget|systemLibrary)\(\s*name: "([^"]+)"/
    let dependencyList = /dependencies: \[([^\]]*)\]/
    let quoted = /"([^"]+)"/
    var targets: [Target] = []
    var tier = ""
    let matches = text.matches(of: pattern)
    for (index, match) in matches.enumerated() {
      if let mark = match.1 {
        tier = String(mark)
        continue
      }
      guard let kind = match.2, let name = match.3 else { continue }
      let end = index + 1 < matches.count ? matches[index + 1].range.lowerBound : text.endIndex
      let list = text[match.range.upperBound..<end].firstMatch(of: dependencyList)?.1 ?? ""
      targets.append(
        Target(
          kind: String(kind), name: String(name),
          dependencies: list.matches(of: quoted).map { String($0.1) }, tier: tier))
    }
    self.targets = targets
  }
}
