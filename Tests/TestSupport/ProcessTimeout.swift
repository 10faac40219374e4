/// A process that was stopped because it took too long.
package struct ProcessTimeout: Error, CustomStringConvertible {
  /// The executable.
  package let path: String
  /// Its arguments.
  package let arguments: [String]
  /// How long it was allowed to run, in seconds.
  package let seconds: Double

  package var description: String {
    "\(path) \(arguments.joined(separator: " ")) was stopped after \(seconds) s"
  }
}
