public import ConnectionReports

/// The output of the diagnostics, laid out as nscurl does (R207, A31, A32).
public struct DiagnosticText: Sendable {
  private let url: WebURL
  /// The URL as it was given, which nscurl repeats.
  private let given: String
  private let isVerbose: Bool
  /// Lines about a result, between the title and the verdict.
  private let remarks: @Sendable (ConnectionReport) -> [String]

  private static let rule = String(repeating: "=", count: 80)

  /// Lays out the results for a URL.
  ///
  /// - Parameters:
  ///   - isVerbose: Whether to show the dictionaries and the errors.
  ///   - remarks: Makes lines about a result, which stand where nscurl has its log.
  public init(
    for call: DiagnosticCall, isVerbose: Bool,
    remarks: @escaping @Sendable (ConnectionReport) -> [String] = { _ in [] }
  ) {
    url = call.url
    given = call.given
    self.isVerbose = isVerbose
    self.remarks = remarks
  }

  /// What stands before the first test.
  public var introduction: String {
    var lines = [
      "Starting ATS Diagnostics", "",
      "Configuring ATS Info.plist keys and displaying the result of HTTPS loads to \(given).",
      "A test will \"PASS\" if URLSession:task:didCompleteWithError: returns a nil error.",
    ]
    if !isVerbose {
      lines.append(
        "Use '--verbose' to view the ATS dictionaries used and to display the error received in "
          + "URLSession:task:didCompleteWithError:.")
    }
    lines.append(Self.rule)
    return lines.map { $0 + "\n" }.joined() + "\n"
  }

  /// What stands about the tests, up to the rule behind the last one.
  ///
  /// - Parameter results: All tests, in order.
  public func text(of results: [DiagnosticResult]) -> String {
    var text = ""
    for (index, result) in results.enumerated() {
      let group = result.test.group
      if index == 0 || results[index - 1].test.group != group {
        text += group + "\n"
        // Only the first heading has no empty line behind it.
        if index > 0 { text += "\n" }
      }
      text += self.text(of: result)
      let isLast = index == results.count - 1
      if isLast || results[index + 1].test.group != group {
        text += Self.rule + "\n"
        if !isLast { text += "\n" }
      }
    }
    return text
  }

  private func text(of result: DiagnosticResult) -> String {
    var lines = ["---", result.test.title]
    if isVerbose {
      lines.append("ATS Dictionary:")
      lines.append(Self.dictionary(of: result.test.settings, host: url.host))
    }
    lines += remarks(result.report)
    lines.append("Result : \(result.report.isPassed ? "PASS" : "FAIL")")
    if isVerbose, let failure = result.report.failure {
      lines.append("Error : \(Self.error(failure, url: result.report.hops.last?.url ?? url.text))")
    }
    return (lines + ["---", ""]).map { $0 + "\n" }.joined()
  }

  /// The dictionary of a policy as the system describes dictionaries: today's tool writes `true` and `false`, the
  /// first one, which had fewer tests, wrote `YES` and `NO`.
  private static func dictionary(of settings: LoadSettings, host: String) -> String {
    if settings.allowsArbitraryLoads { return "{\n    NSAllowsArbitraryLoads = true;\n}" }
    guard settings.hasException else { return "{\n}" }
    let space = String(repeating: " ", count: 12)
    var lines: [String] = []
    if let flag = settings.allowsInsecureLoads {
      lines.append("\(space)NSExceptionAllowsInsecureHTTPLoads = \(flag);")
    }
    if let version = settings.minimumVersion {
      lines.append("\(space)NSExceptionMinimumTLSVersion = \"\(version.rawValue)\";")
    }
    if let flag = settings.requiresForwardSecrecy {
      lines.append("\(space)NSExceptionRequiresForwardSecrecy = \(flag);")
    }
    let isBare = host.utf8.allSatisfy { 0x30...0x39 ~= $0 || 0x61...0x7A ~= $0 }
    return """
      {
          NSExceptionDomains =     {
              \(isBare ? host : "\"\(host)\"") =         {
      \(lines.joined(separator: "\n"))
              };
          };
      }
      """
  }

  /// A failure as the system describes errors.
  private static func error(_ failure: ConnectionFailure, url: String) -> String {
    var underlying = "Error Domain=kCFErrorDomainCFNetwork Code=\(failure.code) \"(null)\""
    var stream = ""
    if let code = failure.streamCode {
      underlying += " UserInfo={_kCFStreamErrorCodeKey=\(code), _kCFStreamErrorDomainKey=3}"
      stream = ", _kCFStreamErrorCodeKey=\(code), _kCFStreamErrorDomainKey=3"
    }
    return "Error Domain=NSURLErrorDomain Code=\(failure.code) \"\(message(of: failure))\" UserInfo={"
      + "NSErrorFailingURLKey=\(url), NSUnderlyingError={\(underlying)}\(stream)}"
  }

  private static func message(of failure: ConnectionFailure) -> String {
    switch failure.kind {
    case .cleartextBlocked:
      "The resource could not be loaded because the App Transport Security policy requires the use of a secure "
        + "connection."
    default: failure.message
    }
  }
}
