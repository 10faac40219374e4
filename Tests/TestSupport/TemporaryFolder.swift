internal import Foundation

/// Calls a closure with the path of a fresh, empty folder and removes the folder afterwards.
package func withTemporaryFolder<Result>(_ body: (_ path: String) throws -> Result) throws -> Result {
  let url = FileManager.default.temporaryDirectory.appending(path: "infoplist-tests-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  defer {
    // A test that took the write permission away must not leave the folder behind.
    try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: url.path)
    try? FileManager.default.removeItem(at: url)
  }
  return try body(url.path)
}

/// Writes a file, making the folders above it where they are missing.
package func writeFile(_ bytes: [UInt8], to path: String) throws {
  let url = URL(filePath: path)
  try FileManager.default.createDirectory(
    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
  try Data(bytes).write(to: url)
}

/// Writes a file of text, as UTF-8.
package func writeFile(_ text: String, to path: String) throws {
  try writeFile(Array(text.utf8), to: path)
}

/// The bytes of a file.
package func readFile(_ path: String) throws -> [UInt8] {
  try [UInt8](Data(contentsOf: URL(filePath: path)))
}

/// Whether two files are the same, byte for byte.
///
/// For megabytes: to compare arrays takes a hundred times longer where nothing is optimized, and where they differ, both
/// would be printed.
package func areSame(_ first: [UInt8], _ second: [UInt8]) -> Bool {
  unsafe first.count == second.count && memcmp(first, second, first.count) == 0
}
