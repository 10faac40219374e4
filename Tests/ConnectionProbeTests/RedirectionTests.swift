import ConnectionProbe
import ConnectionReports
import TestSupport
import Testing

/// Each step of a redirection is judged by its own URL (A4, A33).
@Suite("Redirections")
struct RedirectionTests {
  static func redirection(to url: String) -> [String: String] {
    ["start": "HTTP/1.1 302 Found\r\nLocation: \(url)\r\nContent-Length: 0\r\n\r\n"]
  }

  @Test(arguments: [
    // An exception is for one host, whatever the port.
    ("localhost", [2, 8, 13, 14, 15, 16]), ("127.0.0.1", [2]),
  ])
  func `to http pass where that host may be loaded so`(host: String, expected: [Int]) throws {
    let reports = try LoopbackServer.run(.answer("HTTP/1.1 200 OK\r\n\r\n")) { plain in
      try TLSServer.run(files: Self.redirection(to: "http://\(host):\(plain.port)/end")) { server in
        try loadMatrix("https://localhost:\(server.port)/start") { $0.certificateFile = server.authority }
      }
    }
    #expect(passing(reports) == expected)
    #expect(reports[0].hops.map(\.status) == [302, nil])
    #expect(reports[0].failure?.kind == .cleartextBlocked)
    #expect(reports[1].hops.map(\.status) == [302, 200])
  }

  @Test func `from a good server to an old one pass only without any protection`() throws {
    let old = TLSServer.Certificate.with { $0.names = "IP:127.0.0.1" }
    let reports = try TLSServer.run(old, ["-tls1"]) { bad in
      try TLSServer.run(files: Self.redirection(to: "https://127.0.0.1:\(bad.port)/")) { good in
        let both = try readFile(good.authority) + readFile(bad.authority)
        return try withTemporaryFolder { folder in
          try writeFile(both, to: "\(folder)/both.pem")
          return try loadMatrix("https://localhost:\(good.port)/start") {
            $0.certificateFile = "\(folder)/both.pem"
          }
        }
      }
    }
    #expect(passing(reports) == [2])
    #expect(reports[5].failure?.kind == .protocolVersion)
    #expect(reports[5].hops.first?.failure == nil)
  }

  @Test func `come to an end`() throws {
    let answer = "HTTP/1.1 307 Again\r\nLocation: ?again\r\n\r\n"
    let reports = try LoopbackServer.run(.answer(answer)) { server in
      var reports: [ConnectionReport] = []
      let request = ProbeRequest(
        try WebURL("http://localhost:\(server.port)/"), attempts: [LoadSettings(allowsArbitraryLoads: true)])
      try ConnectionProbe(request).run { reports.append($0) }
      return reports
    }
    #expect(reports.first?.failure?.kind == .tooManyRedirections)
    #expect(reports.first?.hops.count == 17)
  }

  @Test(arguments: ["mailto:a@example.com", "http://", "https://[::1/"])
  func `to what is no URL fail`(location: String) throws {
    let answer = "HTTP/1.1 301 Moved\r\nlocation:  \(location) \r\n\r\n"
    let reports = try LoopbackServer.run(.answer(answer)) { server in
      try loadMatrix("http://localhost:\(server.port)/")
    }
    #expect(reports[1].failure?.kind == .badRedirection)
    #expect(reports[1].hops.first?.location == location)
  }
}
