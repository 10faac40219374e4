internal import CommandLineKit
internal import ConnectionProbe
internal import ConnectionReports

/// The program `infoplist-probe`, which `infoplist` starts to make live connections.
enum ProbeProgram {
  static let program = Program(
    "infoplist-probe", "Makes live connections for infoplist, with OpenSSL.", version: "1",
    commands: [load])

  /// `infoplist-probe load`: one attempt for each policy.
  private static var load: Command {
    Command(
      "load", "Load a URL once for each policy, and write a line of JSON about each attempt.",
      discussion: """
        A policy is the word default, or parts with commas between them: arbitrary=yes, minimum=TLSv1.0 to \
        TLSv1.3, forward-secrecy=no, insecure=yes, niap=yes. All but arbitrary count for the host of the URL only.
        """,
      arguments: [
        Argument(.text("URL"), help: "What to load; http or https."),
        Argument(.text("POLICY"), .oneOrMore, help: "What each attempt allows."),
      ],
      options: [
        .option(
          "--ca-file", value: .file("FILE"), help: "Certificates to trust besides the system's, in PEM."),
        .option(
          "--connect", value: .text("HOST:PORT"),
          help: "Where the host of the URL is to be found instead of where its name leads."),
        .option(
          "--timeout", value: .text("SECONDS"), default: "10",
          help: "How long an attempt may take, redirections included."),
        .flag("--no-redirections", help: "Load nothing but the URL itself."),
      ]
    ) { arguments, console throws(CommandError) in
      let attempts = try arguments.values("POLICY").map { word throws(CommandError) in
        guard let settings = LoadSettings(word: word) else { throw .usage("\(word) is no policy.") }
        return settings
      }
      guard attempts.count <= attemptLimit else {
        throw .usage("There may be \(attemptLimit) policies at most.")
      }
      var connect: HostAndPort?
      if let text = arguments.value("--connect") {
        connect = HostAndPort(text)
        if connect == nil { throw .usage("\(text) is no host with a port.", hint: "Write it as HOST:PORT.") }
      }
      guard let timeout = Double(arguments.required("--timeout")), 0.01...86_400 ~= timeout else {
        throw .usage("\(arguments.required("--timeout")) is no number of seconds.")
      }
      let url: WebURL
      do throws(ProbeError) { url = try WebURL(arguments.required("URL")) } catch {
        throw .usage(error.message)
      }
      let request = ProbeRequest(
        url, attempts: attempts, connect: connect, timeout: timeout,
        followsRedirections: !arguments.has("--no-redirections"),
        certificateFile: arguments.value("--ca-file"),
        proxies: ProxySettings(environment: console.environment))
      do throws(ProbeError) {
        try ConnectionProbe(request).run { report in
          console.output.write(report.line + [UInt8(ascii: "\n")])
        }
      } catch {
        // It is for who reads the reports, too.
        console.output.write(error.line + [UInt8(ascii: "\n")])
        return .unreadable
      }
      return .success
    }
  }

  /// Each attempt has a thread of its own.
  private static let attemptLimit = 64
}
