import ParallelWork
import PropertyLists

@testable import Validation

/// Checkers and fixers that tests share: most of what a new one costs is what it has to read of the catalog.
///
/// Each is used by one test at a time, as by one thread of a call. What is found in a file must not depend on the
/// files before it, which the tests so show as well.
enum SharedCheckers {
  /// What is handed from test to test, never shared.
  private final class Handle<Value>: @unchecked Sendable {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  /// What makes fixers alike.
  private struct FixerKey: Hashable {
    let options: CheckOptions
    let appliesUnsafe: Bool
  }

  private static let checkers = Locked<[CheckOptions: [Handle<Checker>]]>([:])
  private static let fixers = Locked<[FixerKey: [Handle<Fixer>]]>([:])

  /// Checks a document.
  static func check(
    _ document: PropertyListDocument, path: String, _ options: CheckOptions, bundle: BundleContext? = nil
  ) -> CheckReport {
    let handle = checkers.withLock { $0[options]?.popLast() } ?? Handle(Checker(options: options))
    defer { checkers.withLock { $0[options, default: []].append(handle) } }
    return handle.value.check(document, path: path, bundle: bundle)
  }

  /// Fixes a document.
  static func fix(
    _ document: PropertyListDocument, path: String, _ options: CheckOptions, appliesUnsafe: Bool = false
  ) -> FixOutcome {
    let key = FixerKey(options: options, appliesUnsafe: appliesUnsafe)
    let handle =
      fixers.withLock { $0[key]?.popLast() }
      ?? Handle(Fixer(options: options, appliesUnsafe: appliesUnsafe))
    defer { fixers.withLock { $0[key, default: []].append(handle) } }
    return handle.value.fix(document, path: path)
  }
}
