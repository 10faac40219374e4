internal import CommandLineKit
internal import FileSystem
internal import ParallelWork
internal import PropertyLists
internal import Reporters
internal import SourceText
internal import Validation

/// One call of `infoplist check`: has the work done and writes what comes of it, in order.
struct CheckCall {
  private let arguments: ParsedArguments
  private let console: Console
  private let request: CheckRequest
  private var stream: ReportStream
  private var collected: [UInt8] = []
  private var hasFailed = false
  private var isIncomplete = false
  private var hasMistake = false
  private var fixCount = 0
  private var fixedFiles = 0
  private var refusedFixes: [CheckOutcome.RefusedFix] = []
  private var uses: Baseline.Uses = [:]
  private var found = Baseline()
  private var checkedFiles: Set<String> = []
  private var progress: CheckProgress

  init(_ arguments: ParsedArguments, _ console: Console) throws(CommandError) {
    self.arguments = arguments
    self.console = console
    request = try CheckRequest(arguments, console)
    stream = ReportStream(request.reporter)
    progress = CheckProgress(of: arguments.values("PATH"), on: console)
  }

  /// How many targets make one piece of work for a thread: few at first, since there may be few in all, and then
  /// more, since threads that meet too often wait for one another.
  private static func batchSize(_ number: Int) -> Int { number < 16 ? 16 : 64 }

  /// How many pieces may be on their way for each thread.
  private static let window = 4

  /// Does everything.
  mutating func run() throws(CommandError) -> ExitCode {
    var plan = CheckPlan(arguments.values("PATH"), request, try ConfigurationStore(arguments))
    var mistakes = plan.store.takeErrors()
    let baselines = BaselineFiles(arguments, plan.store.working, noting: &mistakes)
    guard mistakes.isEmpty else {
      for error in mistakes { console.report(error) }
      return .usage
    }
    check(&plan, baselines)
    stream.finish()
    if isReporting { send() }
    if arguments.required("--output") != "-" { try Output.write(collected, arguments, console) }
    try finish(baselines)
    if hasMistake { return .usage }
    if isIncomplete { return .unreadable }
    return hasFailed ? .findings : .success
  }

  /// Has everything checked, on several threads if there is enough to do, and writes what comes of it in order.
  private mutating func check(_ plan: inout CheckPlan, _ baselines: BaselineFiles) {
    let pool = CheckWorkerPool(request, baselines)
    var ahead = [plan.next(Self.batchSize(0)), plan.next(Self.batchSize(1))][...]
    var batchCount = ahead.count
    let threads = ahead.last?.isEmpty == true ? 1 : Processors.count
    OrderedWork(threads: threads, window: threads * Self.window).run {
      if let batch = ahead.popFirst() { return batch.isEmpty ? nil : batch }
      let batch = plan.next(Self.batchSize(batchCount))
      batchCount += 1
      return batch.isEmpty ? nil : batch
    } work: { [reporter = request.reporter] (batch: [CheckPlan.Step]) in
      CheckedBatch(batch, by: pool, joining: reporter)
    } deliver: { (batch: CheckedBatch) in
      for step in batch.steps {
        take(step, pool, baselines)
        for _ in 0..<step.count { progress.advance() }
      }
    }
    progress.end()
  }

  private mutating func take(_ step: CheckedBatch.Step, _ pool: CheckWorkerPool, _ baselines: BaselineFiles) {
    if let target = step.target, !write(step.outcome.changes) {
      // What could not be written has not been fixed.
      take(pool.check(target, fixes: false), baselines)
    } else {
      take(step.outcome, baselines)
    }
    send()
  }

  /// Whether findings are reported; otherwise the differences that fixes make are shown.
  private var isReporting: Bool {
    if case .show = request.fixing { false } else { true }
  }

  /// Says what cannot be read or written; the rest is checked all the same.
  private mutating func note(_ error: CommandError) {
    progress.clear()
    console.report(error)
    isIncomplete = true
    hasMistake = hasMistake || error.exitCode == .usage
  }

  /// Takes over what came of one target.
  private mutating func take(_ outcome: CheckOutcome, _ baselines: BaselineFiles) {
    for error in outcome.errors { note(error) }
    hasFailed = hasFailed || outcome.hasFailed
    refusedFixes += outcome.refusedFixes
    for path in outcome.unfixableFiles {
      progress.clear()
      console.note(
        "\(SafeText.visible(path)) is binary, where nothing is fixed; `infoplist convert --to xml` makes it text."
      )
    }
    uses.merge(outcome.baselineUses) { max($0, $1) }
    found.add(outcome.found)
    for path in outcome.checkedFiles where !baselines.baseline.isEmpty {
      let known = baselines.pathInBaseline(path)
      if baselines.baseline.hasFindings(in: known) { checkedFiles.insert(known) }
    }
    if isReporting {
      if let report = outcome.report { stream.add(report) }
    } else {
      pass(on: shown(outcome.differences))
    }
  }

  // MARK: Fixes

  /// Replaces files by what fixes have made of them.
  ///
  /// - Returns: Whether all have been replaced.
  private mutating func write(_ changes: [CheckOutcome.Change]) -> Bool {
    var isDone = true
    for change in changes {
      do throws(FileError) {
        let now = try FileSystem.open(change.path)
        // The same file may be named twice in one call.
        if now == change.new { continue }
        guard now == change.old else { throw .changedWhileReading(change.path) }
        try FileSystem.replace(change.path, withPieces: [change.new])
        fixCount += change.count
        fixedFiles += 1
      } catch {
        note(.unreadable(error.message))
        isDone = false
      }
    }
    return isDone
  }

  /// Differences as they are, but on a terminal without what would steer it.
  private func shown(_ differences: [UInt8]) -> [UInt8] {
    guard console.output.isTerminal, arguments.required("--output") == "-" else { return differences }
    return Array(SafeText.visible(String(decoding: differences, as: UTF8.self), keepingLines: true).utf8)
  }

  // MARK: Output

  /// Passes on what the report has so far; a file is written at the end, whole.
  private mutating func send() {
    let bytes = stream.takeOutput()
    if isReporting { pass(on: bytes) }
  }

  private mutating func pass(on bytes: [UInt8]) {
    if bytes.isEmpty { return }
    if arguments.required("--output") == "-" {
      if console.output.isTerminal { progress.clear() }
      console.output.write(bytes)
    } else {
      collected += bytes
    }
  }

  /// So many of the fixes that were left out are named.
  private static let namedFixes = 20

  private func noteRefusedFixes() {
    for refused in refusedFixes.prefix(Self.namedFixes) {
      let path = PropertyListPath.text(of: refused.fix.keyPath)
      let place = SafeText.visible(path.isEmpty ? refused.path : "\(refused.path): \(path)")
      console.note(
        "\(place): the fix \"\(SafeText.visible(refused.fix.title))\" was left out: it would bring another finding, "
          + "or mend nothing. [\(refused.fix.rule)]")
    }
    let others = refusedFixes.count - Self.namedFixes
    if others > 0 {
      console.note("\(counted(others, "more fix", "more fixes")) \(others == 1 ? "was" : "were") left out.")
    }
  }

  /// Writes the baseline, and says what was done besides reporting.
  private func finish(_ baselines: BaselineFiles) throws(CommandError) {
    if fixCount > 0 {
      console.note("Fixed \(counted(fixCount, "finding")) in \(counted(fixedFiles, "file")).")
    }
    noteRefusedFixes()
    let stale = baselines.baseline.staleCount(after: uses) { checkedFiles.contains($0) }
    if stale > 0 {
      let verb = stale == 1 ? "is" : "are"
      console.note(
        "\(counted(stale, "finding")) of the baseline \(verb) gone; write it anew with --write-baseline.")
    }
    guard let output = baselines.output else { return }
    if isIncomplete {
      console.warn("\(output) was not written, since not everything could be checked.")
    } else {
      try Output.write(found.encoded(), to: output, console)
      console.note("Wrote \(counted(found.count, "finding")) to \(output).")
    }
  }

  private func counted(_ count: Int, _ one: String, _ many: String? = nil) -> String {
    "\(count) \(count == 1 ? one : many ?? one + "s")"
  }
}
