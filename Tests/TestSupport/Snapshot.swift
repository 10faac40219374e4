internal import Foundation
package import Testing

/// Expects a text to equal the file of that name in the `Snapshots` folder beside the test.
///
/// With `UPDATE_SNAPSHOTS=1` in the environment the file is written instead, so that the difference can be
/// reviewed like code.
package func expectSnapshot(
  _ name: String, _ text: String, file: String = #filePath, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let url = URL(filePath: file).deletingLastPathComponent().appending(path: "Snapshots/\(name)")
  if ProcessInfo.processInfo.environment["UPDATE_SNAPSHOTS"] == "1" {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
  let kept = try #require(
    try? String(contentsOf: url, encoding: .utf8),
    "\(url.lastPathComponent) is missing; run the test with UPDATE_SNAPSHOTS=1 to write it",
    sourceLocation: sourceLocation)
  #expect(text == kept, "\(name) differs", sourceLocation: sourceLocation)
}
