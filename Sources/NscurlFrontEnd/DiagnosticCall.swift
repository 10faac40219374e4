public import CommandLineKit
public import ConnectionReports
internal import FileSystem

/// A call of the diagnostics: a URL, and how its server is reached.
public struct DiagnosticCall: Sendable {
  /// The URL.
  public let url: WebURL
  /// The URL as it was given, or in ASCII if that could steer a terminal.
  public let given: String
  private let certificateFile: String?
  private let connect: HostAndPort?
  private let timeout: String

  /// How long an attempt may take unless told otherwise, in seconds.
  public static let standardTimeout = "10"

  /// Checks the words of a call.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - certificateFile: Certificates to trust besides the system's.
  ///   - connect: `HOST:PORT`, where the URL's host is to be found.
  ///   - timeout: How long an attempt may take, in seconds.
  /// - Throws: `CommandError` about the word that is wrong.
  public init(
    url: String, certificateFile: String?, connect: String?, timeout: String
  ) throws(CommandError) {
    do throws(ProbeError) { self.url = try WebURL(url) } catch { throw .usage(error.message) }
    given = url.utf8.allSatisfy { 0x21..<0x7F ~= $0 } ? url : self.url.text
    if let certificateFile, !FileSystem.exists(certificateFile) {
      throw .unreadable("The file of certificates \(certificateFile) is missing.")
    }
    self.certificateFile = certificateFile
    self.connect = connect.flatMap { HostAndPort($0) }
    if let connect, self.connect == nil {
      throw .usage("\(connect) is no host with a port.", hint: "Write it as HOST:PORT.")
    }
    guard let seconds = Double(timeout), 0.01...86_400 ~= seconds else {
      throw .usage("\(timeout) is no number of seconds.", hint: "Write it as 5 or 0.5.")
    }
    self.timeout = timeout
  }

  private init(_ url: WebURL, like call: DiagnosticCall) {
    self.url = url
    given = url.text
    certificateFile = call.certificateFile
    // Only the first server can be told to be elsewhere.
    connect = url.host == call.url.host && url.port == call.url.port ? call.connect : nil
    timeout = call.timeout
  }

  /// The same call for another URL, to which a redirection leads.
  public func redirected(to url: WebURL) -> DiagnosticCall { DiagnosticCall(url, like: self) }

  /// Makes all attempts of the matrix, and shows on a terminal how far they are.
  ///
  /// - Throws: `CommandError` if they cannot be made; a server that does not answer is a result.
  public func results(_ console: Console) throws(CommandError) -> [DiagnosticResult] {
    let tests = DiagnosticTest.all(for: url.host)
    let reports = try reports(for: tests.map { $0.settings }, console)
    return zip(tests, reports).map { DiagnosticResult(test: $0, report: $1) }
  }

  /// Loads the URL itself under a policy, and nothing that it redirects to.
  ///
  /// - Throws: `CommandError` if that cannot be tried; a server that does not answer is a result.
  public func hop(under policy: LoadSettings, _ console: Console) throws(CommandError) -> HopReport {
    try reports(for: [policy], followsRedirections: false, console).first?.hops.first
      ?? HopReport(url: url.text)
  }

  /// Makes one attempt for each policy.
  public func reports(
    for policies: [LoadSettings], followsRedirections: Bool = true, _ console: Console
  ) throws(CommandError) -> [ConnectionReport] {
    var words = ["load", "--timeout", timeout]
    if !followsRedirections { words.append("--no-redirections") }
    if let certificateFile { words += ["--ca-file", certificateFile] }
    if let connect { words += ["--connect", connect.text] }
    words += ["--", url.text] + policies.map { $0.word }
    var progress = ProgressLine("attempts", on: console)
    defer { progress.clear() }
    var reports: [ConnectionReport] = []
    var failure: ProbeError?
    var isUnderstood = true
    let process = try ProbeProcess.start(words, console)
    while let line = process.nextLine(whileWaiting: { progress.show(reports.count, of: policies.count) }) {
      if let report = ConnectionReport(line: line), report.attempt == reports.count {
        reports.append(report)
        progress.show(reports.count, of: policies.count)
      } else if let error = ProbeError(line: line) {
        failure = failure ?? error
      } else {
        isUnderstood = false
      }
    }
    if let failure { throw .unreadable(failure.message) }
    guard isUnderstood else {
      throw .unreadable(
        "\(process.path) is of another version than this program, or something else.",
        hint: "Build it with scripts/build-probe, or name the right one in INFOPLIST_PROBE.")
    }
    guard reports.count == policies.count else {
      throw .unreadable(
        "\(process.path) ended before all attempts were made.",
        hint: "Call it by itself to see why; it needs the libraries of OpenSSL 3.")
    }
    return reports
  }
}
