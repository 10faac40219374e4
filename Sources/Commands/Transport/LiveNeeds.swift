internal import CommandLineKit
internal import ConnectionReports
internal import NscurlFrontEnd
internal import TransportSecurity

/// What URLs need of a policy, going by what their servers offer now.
enum LiveNeeds {
  /// Loads each URL, and gives what it and its redirections need.
  ///
  /// A URL that cannot be loaded at all, and one of a web socket, is trusted to have a good server, as without
  /// live connections; a warning says so.
  ///
  /// - Throws: `CommandError` if no connection can be made.
  static func needs(
    of urls: [TransportURL], _ arguments: ParsedArguments, _ console: Console
  ) throws(CommandError) -> [TransportNeed] {
    var needs: [TransportNeed] = []
    for url in urls {
      guard url.scheme == .http || url.scheme == .https else {
        console.warn("\(SafeText.visible(url.text)) is not loaded; its server is taken to be a good one.")
        needs.append(TransportNeed(url))
        continue
      }
      let call = try DiagnosticCall(
        url: url.text, certificateFile: arguments.value("--ca-file"), connect: arguments.value("--connect"),
        timeout: arguments.required("--timeout"))
      for (index, step) in try LiveWay(call, nil, console).steps.enumerated() {
        guard let target = index == 0 ? url : try? TransportURL(step.hop.url) else { continue }
        if step.best == nil {
          let reason = step.failure?.message ?? ""
          let name = index == 0 ? call.given : step.hop.url
          console.warn("\(name) does not load; its server is taken to be a good one. \(reason)")
        }
        needs.append(TransportNeed(target, connection: step.best.map { ServerConnection($0) }))
      }
    }
    return needs
  }
}
