import AppDatabase
import DriverSupport
import LaunchServices
import UniformTypes

/// Measures questions about types and apps, among ten thousand apps that declare twenty thousand types.
///
/// Called with the path of a database, which is made if it is not there. A line `R <what> <seconds> <seconds> <count>` says
/// how long the slowest of so many questions took, each at its best of three times, and how long one took on average.
@main
enum AppsDriver {
  static let appCount = 10_000

  static func main() throws {
    guard CommandLine.arguments.count == 2 else {
      print("usage: \(CommandLine.arguments[0]) DATABASE")
      return
    }
    let path = CommandLine.arguments[1]
    let sample = SampleApps(count: appCount)
    let writer = try AppDatabase(writing: path)
    if try writer.count() != appCount {
      let start = processorTime()
      _ = try writer.register(sample.bundles.map { AppDatabase.Arrival($0) })
      print("R registering \(processorTime() - start) 0 1")
    }
    try measureLoading(path)
    measureQuestions(sample)
    try measureOpening(path, sample)
    print("RSS \(peakMemory())")
  }

  /// All that has to be there before the first question: the apps, the types, and the index of claims.
  private static func measureLoading(_ path: String) throws {
    var best = Double.infinity
    for _ in 0..<5 {
      let start = processorTime()
      let bundles = try AppDatabase(reading: path).bundles()
      let read = processorTime()
      let types = TypeRegistry.system.adding(typesOf: bundles)
      let typed = processorTime()
      let search = HandlerSearch(bundles, types: types)
      let end = processorTime()
      keep(search)
      precondition(bundles.count == appCount && types.count > 20_000, "the database holds something else")
      best = min(best, end - start)
      print(
        "# \(read - start) s for the apps, \(typed - read) s for the types, \(end - typed) s for the claims")
    }
    print("R loading \(best) 0 1")
  }

  private static func measureQuestions(_ sample: SampleApps) {
    let types = TypeRegistry.system.adding(typesOf: sample.bundles)
    let search = HandlerSearch(sample.bundles, types: types)
    var random = Random(state: 1)
    let pairs = (0..<20_000).map { _ in
      let type = sample.types[random.next(sample.types.count)]
      let goals = [
        "public.data", "public.image", "com.apple.package", sample.types[random.next(sample.types.count)],
      ]
      return (type, goals[random.next(4)])
    }
    measure("conformance", pairs) { keep(types.conforms($0.0, to: $0.1)) }
    measure("ancestry", pairs) { keep(types.ancestry(of: $0.0).count) }
    let endings = (0..<20_000).map { _ in "x\(random.next(appCount))-\(random.next(2))" }
    measure("tags", endings) { keep(types.preferredIdentifier(for: TypeTag(.filenameExtension, $0))) }
    let documents = zip(pairs, endings).map { DocumentItem(type: $0.0, filenameExtension: $1) }
    measure("claims", documents) { keep(search.answer(.document($0)).winner == nil) }
    let schemes = (0..<20_000).map { _ in "scheme\(random.next(5000))" }
    measure("schemes", schemes) { keep(search.answer(.scheme($0)).winner == nil) }
  }

  /// A question to the database, which is opened for it as the command does.
  private static func measureOpening(_ path: String, _ sample: SampleApps) throws {
    var random = Random(state: 2)
    let endings = (0..<100).map { _ in "a.x\(random.next(appCount))-\(random.next(2))" }
    var failures = 0
    measure("open", endings) { name in
      let database = try? AppDatabase(reading: path)
      let answer = try? database?.answer(.item(FileItem(name)), options: HandlerOptions())
      if answer?.handlers.winner == nil { failures += 1 }
    }
    precondition(failures == 0, "the database answers something else")
  }

  private static func measure<Question>(_ what: String, _ questions: [Question], _ ask: (Question) -> Void) {
    var best = [Double](repeating: .infinity, count: questions.count)
    var least = Double.infinity
    for _ in 0..<3 {
      let start = processorTime()
      for question in questions { ask(question) }
      least = min(least, processorTime() - start)
      for (index, question) in questions.enumerated() {
        let start = processorTime()
        ask(question)
        best[index] = min(best[index], processorTime() - start)
      }
    }
    print("R \(what) \(best.max() ?? 0) \(least / Double(questions.count)) \(questions.count)")
  }
}
