/// What has to hold for any bytes whatsoever, as a function that fuzzing and tests share.
package struct Law: Sendable {
  /// The name, which is also that of the folder of its fixtures, such as `xml`.
  package let name: String
  private let check: @Sendable (_ bytes: [UInt8]) throws(LawViolation) -> Void

  /// Creates a law.
  init(_ name: String, check: @escaping @Sendable (_ bytes: [UInt8]) throws(LawViolation) -> Void) {
    self.name = name
    self.check = check
  }

  /// Checks that the law holds for some bytes.
  ///
  /// - Throws: ``LawViolation`` that says what does not hold.
  package func hold(for bytes: [UInt8]) throws(LawViolation) { try check(bytes) }

  /// Checks that the law holds for some bytes, and stops the program if it does not.
  ///
  /// - Parameters:
  ///   - start: The first byte.
  ///   - count: The number of bytes.
  package func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    do throws(LawViolation) { try check(bytes) } catch { fatalError("\(name): \(error)") }
  }

  /// All laws.
  package static let all: [Law] = [
    .xml, .binary, .openStep, .gnustep, .strings, .json, .detection, .keyPath, .catalog, .checking, .fixing,
    .editing, .transport,
  ]
}

/// What a law demands that turned out not to hold.
package struct LawViolation: Error, CustomStringConvertible {
  /// The sentence that does not hold, and the particulars.
  package let description: String

  init(_ description: String) { self.description = description }
}

/// Throws if a demand does not hold.
func demand(_ holds: Bool, _ sentence: @autoclosure () -> String) throws(LawViolation) {
  guard holds else { throw LawViolation(sentence()) }
}
