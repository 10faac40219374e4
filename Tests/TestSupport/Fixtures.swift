internal import Foundation

/// The files under `Tests/Fixtures`.
///
/// They are found beside the sources, so that no resource bundle is needed and a test can rewrite them.
package enum Fixtures {
  /// The folder that holds the package's manifest.
  package static let packageFolder: String = {
    var url = URL(filePath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.path(percentEncoded: false).withoutTrailingSlash
  }()

  /// The full path of a fixture.
  ///
  /// - Parameter name: The path below `Tests/Fixtures`, such as `Vectors/property-lists.json`.
  package static func path(_ name: String) -> String {
    "\(packageFolder)/Tests/Fixtures/\(name)"
  }

  /// The bytes of a fixture.
  ///
  /// - Parameter name: The path below `Tests/Fixtures`.
  package static func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: URL(filePath: path(name))))
  }
}

extension String {
  fileprivate var withoutTrailingSlash: String {
    hasSuffix("/") ? String(dropLast()) : self
  }
}
