import DriverSupport
import InfoPlist

/// Measures how long one core takes to read property lists from the disk and to check them with all rules.
///
/// Called as `check-driver REPS FILE…`; `@LIST` names a file that lists files. A line
/// `R check <seconds> <files> <findings> <errors>` says what one time through all files took.
@main
enum CheckDriver {
  static func main() {
    let words = CommandLine.arguments.dropFirst()
    guard let repetitions = words.first.flatMap({ Int($0) }), repetitions > 0, words.count > 1 else {
      print("usage: \(CommandLine.arguments[0]) REPS FILE…")
      return
    }
    let paths = words.dropFirst().flatMap { files(of: $0) }
    // As the command does: what was learned of the catalog serves all files.
    var checker = Checker()
    for _ in 0..<repetitions { measure(paths, &checker) }
    print("RSS \(peakMemory())")
  }

  private static func measure(_ paths: [String], _ checker: inout Checker) {
    var findings = 0
    var errors = 0
    let start = processorTime()
    for path in paths {
      guard let document = try? PropertyListDocument.read(path: path) else {
        errors += 1
        continue
      }
      findings += checker.check(document, path: path).diagnostics.count
    }
    let seconds = processorTime() - start
    print("R check \(seconds) \(paths.count) \(findings) \(errors)")
  }
}
