import ConnectionProbe
import ConnectionReports
import TestSupport
import Testing

@Suite("Proxies")
struct ProxyTests {
  @Test func `of the environment connect to servers`() throws {
    try TLSServer.run { server in
      try LoopbackServer.run(.forward(to: server.port)) { proxy in
        let variables = ["HTTPS_PROXY": "http://me:a%20b@127.0.0.1:\(proxy.port)/"]
        let reports = try loadMatrix("https://server.example.test/") {
          $0.certificateFile = server.authority
          $0.proxies = ProxySettings { variables[$0] }
        }
        #expect(passing(reports) == Array(1...16))
        #expect(reports[0].hops[0].proxy == "127.0.0.1:\(proxy.port)")
        let requests = proxy.received
        #expect(requests.count == 16)
        #expect(requests.allSatisfy { $0.hasPrefix("CONNECT server.example.test:443 HTTP/1.1\r\n") })
        #expect(requests.allSatisfy { $0.contains("Proxy-Authorization: Basic bWU6YSBi\r\n") })
      }
    }
  }

  @Test func `are asked for the whole URL where nothing is encrypted`() throws {
    try LoopbackServer.run(.answer("HTTP/1.1 200 OK\r\n\r\n")) { proxy in
      let variables = ["all_proxy": "127.0.0.1:\(proxy.port)"]
      let reports = try loadMatrix("http://server.example.test:8080/x y") {
        $0.proxies = ProxySettings { variables[$0] }
      }
      #expect(reports[1].isPassed)
      #expect(
        proxy.received.first?.hasPrefix("GET http://server.example.test:8080/x%20y HTTP/1.1\r\n") == true)
    }
  }

  @Test(arguments: ["HTTP/1.1 407 Who?\r\n\r\n", "nonsense", ""])
  func `that refuse are the failure`(answer: String) throws {
    let reports = try LoopbackServer.run(.answer(answer)) { proxy in
      let variables = ["https_proxy": "127.0.0.1:\(proxy.port)"]
      return try loadMatrix("https://server.example.test/") { $0.proxies = ProxySettings { variables[$0] } }
    }
    #expect(reports.allSatisfy { $0.failure?.kind == .proxyFailed })
  }

  @Test(arguments: [
    ("*", true), ("example.test", true), (".example.test", true), ("*.example.test", true),
    ("other, SERVER.example.test", true), ("server.example.test:443", true),
    ("server.example.test:80", false),
    ("ample.test", false), ("", false), (".", false), ("192.0.2.0/24", false),
  ])
  func `are left aside for the names of no_proxy`(list: String, isException: Bool) throws {
    let variables = ["https_proxy": "proxy.example.test:3128", "no_proxy": list]
    let settings = ProxySettings { variables[$0] }
    let proxy = try settings.proxy(for: try WebURL("https://server.example.test/"))
    #expect(proxy?.place.text == (isException ? nil : "proxy.example.test:3128"))
  }

  @Test(arguments: [
    ("192.0.2.7", true), ("192.0.3.7", false), ("[2001:db8::1]", true), ("[2001:db9::1]", false),
    ("127.9.9.9", true), ("[::1]", true), ("localhost", true), ("a.localhost", true),
    ("a.example.test", false),
  ])
  func `are left aside for networks and for the machine itself`(host: String, isException: Bool) throws {
    let variables = ["HTTP_PROXY": "http://proxy", "NO_PROXY": "192.0.2.0/24,2001:db8::/32,192.0.3.0/33,x/8"]
    let settings = ProxySettings { variables[$0] }
    let proxy = try settings.proxy(for: try WebURL("http://\(host)/"))
    #expect(proxy?.place.text == (isException ? nil : "proxy:80"))
    #expect(try settings.proxy(for: try WebURL("https://\(host)/")) == nil)
  }

  @Test(arguments: ["socks5://a:1", "https://a:1", "http://", "http://a:99999"])
  func `of other kinds are a failure and not passed over`(text: String) throws {
    let url = try WebURL("https://a/")
    #expect(throws: ConnectionFailure.self) {
      try ProxySettings { $0 == "ALL_PROXY" ? text : nil }.proxy(for: url)
    }
  }
}
