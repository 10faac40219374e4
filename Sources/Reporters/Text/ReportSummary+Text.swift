internal import Validation

extension ReportSummary {
  /// The numbers on one line: `3 errors, 1 note in 2 files (4 suppressed; 1 has a safe fix)`.
  func text(styling: TextOptions.Styling?) -> String {
    guard files > 0 else { return "Nothing to check." }
    let remarks = [
      suppressed > 0 ? "\(suppressed) suppressed" : nil,
      fixable > 0 ? "\(fixable) \(fixable == 1 ? "has" : "have") a safe fix" : nil,
    ].compactMap { $0 }
    let end =
      " in \(Self.counted(files, "file"))" + (remarks.isEmpty ? "" : " (\(remarks.joined(separator: "; ")))")
    guard let worst else {
      let text = "No findings\(end)."
      return styling?(text, .success) ?? text
    }
    let counts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }.map { Self.counted($0.0, $0.1) }
    let text = counts.joined(separator: ", ") + end
    return styling?(text, .summary(worst)) ?? text
  }

  /// The worst severity found, or nil if nothing was.
  private var worst: Severity? {
    errors > 0 ? .error : warnings > 0 ? .warning : notes > 0 ? .note : nil
  }

  private static func counted(_ count: Int, _ word: String) -> String {
    "\(count) \(word)\(count == 1 ? "" : "s")"
  }
}
