import Foundation
import PropertyLists
import Testing
import TransportSecurity

@Suite("The smallest policy")
struct MinimumTests {
  private static func minimum(
    _ urls: [String], on system: String = "iOS 17", api: TransportAPI = .session
  ) throws -> TransportMinimum {
    let system = try #require(TransportSystem(system))
    return TransportMinimum(
      for: try urls.map { TransportNeed(try TransportURL($0)) },
      in: TransportContext(system: system, api: api))
  }

  private static func text(_ dictionary: PropertyListDictionary) throws -> String {
    let bytes = try PropertyListValue.dictionary(dictionary)
      .encoded(as: WriteOptions(format: .json, isCompact: true))
    return String(decoding: bytes, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static let insecure = "{\"NSExceptionAllowsInsecureHTTPLoads\":true}"

  @Test(arguments: [
    (["https://example.com"], "iOS 17", "{}"), (["http://localhost"], "iOS 17", "{}"),
    (["http://10.0.0.1"], "iOS 16", "{}"),
    (
      ["http://example.com/a", "http://EXAMPLE.com:80/b"], "iOS 17",
      "{\"NSExceptionDomains\":{\"example.com\":\(insecure)}}"
    ),
    (
      ["http://a.example", "https://b.example", "http://10.0.0.1"], "iOS 17",
      "{\"NSExceptionDomains\":{\"a.example\":\(insecure),\"10.0.0.1\":\(insecure)}}"
    ),
    (["http://example.com."], "iOS 17", "{\"NSExceptionDomains\":{\"example.com.\":\(insecure)}}"),
    (["http://bücher.example"], "iOS 17", "{\"NSExceptionDomains\":{\"xn--bcher-kva.example\":\(insecure)}}"),
    (["http://[2001:DB8::1]"], "iOS 17", "{\"NSExceptionDomains\":{\"2001:db8::1\":\(insecure)}}"),
    (["http://10.0.0.1", "http://a.example"], "iOS 9", "{\"NSAllowsArbitraryLoads\":true}"),
  ])
  func `names each host and opens nothing else`(urls: [String], system: String, json: String) throws {
    let minimum = try Self.minimum(urls, on: system)
    #expect(try Self.text(minimum.dictionary) == json)
    #expect(minimum.decisions.allSatisfy { $0.isAllowed })
    #expect(minimum.hopeless.isEmpty)
  }

  @Test func `has a proof for each setting`() throws {
    let minimum = try Self.minimum(["http://a.example", "http://b.example/x"])
    #expect(minimum.settings.map { $0.keyPath[1] } == ["a.example", "b.example"])
    #expect(minimum.settings.map { $0.needed.text } == ["http://a.example", "http://b.example/x"])
  }

  /// What a server lacks decides which keys are needed (R205).
  @Test(arguments: [
    (ServerConnection(), "{}"),
    (
      ServerConnection(version: .tls12, cipherSuite: "TLS_RSA_WITH_AES_128_GCM_SHA256"),
      "{\"NSExceptionDomains\":{\"a.example\":{\"NSExceptionRequiresForwardSecrecy\":false}}}"
    ),
    (
      ServerConnection(version: .tls11, cipherSuite: "TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA"),
      "{\"NSExceptionDomains\":{\"a.example\":{\"NSExceptionMinimumTLSVersion\":\"TLSv1.1\"}}}"
    ),
    (
      ServerConnection(version: .tls10, cipherSuite: "TLS_RSA_WITH_AES_128_CBC_SHA"),
      "{\"NSExceptionDomains\":{\"a.example\":{\"NSExceptionMinimumTLSVersion\":\"TLSv1.0\",\"NSExceptionRequiresForwardSecrecy\":false}}}"
    ),
    (ServerConnection(hashBits: 160), "{\"NSAllowsArbitraryLoads\":true}"),
    (
      ServerConnection(isTrusted: false, isAcceptedByProgram: true),
      "{\"NSExceptionDomains\":{\"a.example\":{\"NSExceptionAllowsInsecureHTTPLoads\":true}}}"
    ),
  ])
  func `relaxes only what the server lacks`(connection: ServerConnection, json: String) throws {
    let need = TransportNeed(try TransportURL("https://a.example"), connection: connection)
    let context = TransportContext(system: TransportSystem(.iOS, 17))
    let minimum = TransportMinimum(for: [need], in: context)
    #expect(try Self.text(minimum.dictionary) == json)
    #expect(minimum.hopeless.isEmpty)
  }

  @Test func `says which servers no policy helps`() throws {
    let need = TransportNeed(
      try TransportURL("https://a.example"), connection: ServerConnection(isTrusted: false))
    let minimum = TransportMinimum(for: [need], in: TransportContext(system: TransportSystem(.iOS, 17)))
    #expect(minimum.hopeless.map { $0.text } == ["https://a.example"])
    #expect(minimum.dictionary.isEmpty)
  }
}
