/// What a finished process leaves behind.
package struct ProcessResult: Sendable {
  /// The exit code, or the number of the signal that ended the process.
  package let status: Int32
  /// Whether a signal ended the process.
  package let wasSignaled: Bool
  /// What went to standard output.
  package let output: [UInt8]
  /// What went to standard error.
  package let errors: [UInt8]

  /// The standard output as text.
  package var outputText: String { String(decoding: output, as: UTF8.self) }
  /// The standard error as text.
  package var errorText: String { String(decoding: errors, as: UTF8.self) }
}
