import Testing

@testable import TransportSecurity

@Suite("A URL")
struct URLTests {
  @Test(arguments: [
    ("https://example.com", "example.com"), ("HTTPS://EXAMPLE.com/a?b#c", "example.com"),
    ("http://example.com:8080", "example.com"), ("http://example.com:/", "example.com"),
    ("http://user:secret@example.com/", "example.com"), ("http://user@[::1]:80/", "::1"),
    ("http://example.com.", "example.com."), ("http://bücher.example", "xn--bcher-kva.example"),
    ("http://BÜCHER.example", "xn--bcher-kva.example"),
    ("http://xn--bcher-kva.example", "xn--bcher-kva.example"),
    ("http://例え.テスト", "xn--r8jz45g.xn--zckzah"), ("http://例え。テスト", "xn--r8jz45g.xn--zckzah"),
    ("http://münchen.ＤＥ", "xn--mnchen-3ya.de"), ("http://b%C3%BCcher.example", "xn--bcher-kva.example"),
    ("http://%65xample.com", "example.com"), ("http://a_b.example", "a_b.example"),
    ("http://exa\u{ad}mple.com", "example.com"), ("ws://example.com", "example.com"),
    ("wss://example.com", "example.com"), ("https://example.com?q@x", "example.com"),
    ("https://example.com#@evil.example", "example.com"),
  ])
  func `has a host in the form in which hosts are compared`(text: String, host: String) throws {
    #expect(try TransportURL(text).host.name == host)
  }

  @Test(arguments: [
    ("http://127.0.0.1", "127.0.0.1", false), ("http://127.1", "127.0.0.1", true),
    ("http://2130706433", "127.0.0.1", true), ("http://0x7f.1", "127.0.0.1", true),
    ("http://0177.0.0.01", "127.0.0.1", true), ("http://0x7F000001", "127.0.0.1", true),
    ("http://192.168.257", "192.168.1.1", true), ("http://127.0.0.1.", "127.0.0.1", true),
    ("http://[::]", "::", false), ("http://[2001:DB8:0:0:0:0:0:1]", "2001:db8::1", false),
    ("http://[2001:db8::34]:443", "2001:db8::34", false),
    ("http://[::ffff:192.168.1.5]", "::ffff:c0a8:105", false),
    ("http://[fe80::1%25en0]", "fe80::1", false), ("http://[1:2:3:4:5:6:7:8]", "1:2:3:4:5:6:7:8", false),
    ("http://[1:0:0:2:0:0:0:3]", "1:0:0:2::3", false), ("http://[1::]", "1::", false),
  ])
  func `has an address in every spelling`(text: String, address: String, isUnusual: Bool) throws {
    let url = try TransportURL(text)
    #expect(url.host.address?.description == address)
    #expect(url.hasUnusualAddress == isUnusual)
  }

  @Test(arguments: [
    "1.2.3.4.5", "256.1.1.1", "1.2.3.256", "08.1.1.1", "0xg.1", "4294967296", "1.2.65536", "a.1",
  ])
  func `has a name where no address can be read`(host: String) throws {
    #expect(try TransportURL("http://\(host)").host.address == nil)
  }

  @Test(arguments: [
    ("", TransportURLError.Code.notURL), ("example.com", .notURL), ("example.com:80", .notURL),
    ("https", .notURL), ("://x", .notURL), ("1http://x", .notURL), ("http://exa mple.com", .notURL),
    ("http://a\\b", .notURL), ("http://a\nb", .notURL), ("http://<x>", .notURL),
    ("example.com:80/x", .notURL), ("localhost:8080", .notURL), ("mailto:a@example.com", .unknownScheme),
    ("about:blank", .unknownScheme), ("ftp://example.com", .unknownScheme), ("file:///x", .unknownScheme),
    ("httpx://example.com", .unknownScheme),
    ("http:", .noHost), ("http:example.com", .noHost), ("http:/example.com", .noHost), ("http://", .noHost),
    ("http:///path", .noHost), ("http://:80", .noHost), ("http://user@", .noHost), ("https://?x", .noHost),
    ("http://example.com:x", .badPort), ("http://example.com:65536", .badPort), ("http://[::1]x", .badPort),
    ("http://a:1:2", .badPort), ("http://[::1", .badHost), ("http://[1.2.3.4]", .badHost),
    ("http://[1:2]", .badHost), ("http://[1:2:3:4:5:6:7:8:9]", .badHost), ("http://[::1::]", .badHost),
    ("http://[12345::]", .badHost), ("http://[1:2:3:4:5:6:7:]", .badHost), ("http://[]", .badHost),
    ("http://[::1.2.3]", .badHost), ("http://[::1.2.3.4:5]", .badHost),
    ("http://[1:2:3:4:5:6:7::8:9]", .badHost),
    ("http://a..b", .badHost), ("http://.a", .badHost), ("http://.", .badHost), ("http://a%zz", .badHost),
    ("http://a%2", .badHost), ("http://a%2fb", .badHost), ("http://a%ff", .badHost), ("http://a!b", .badHost),
    ("http://a@b@c", .badHost), ("http://\(String(repeating: "a", count: 64)).example", .badHost),
    ("http://\(String(repeating: "ü", count: 60)).example", .badHost),
    ("http://\(String(repeating: "ü", count: 5_000)).example", .badHost),
    ("http://\(String(repeating: "a.", count: 200))example", .badHost),
  ])
  func `is refused with a reason`(text: String, code: TransportURLError.Code) {
    let error = #expect(throws: TransportURLError.self) { try TransportURL(text) }
    #expect(error?.code == code)
    #expect(error?.message.hasSuffix(".") == true)
  }

  /// The samples of RFC 3492, section 7.1, that have no mixed case.
  @Test(arguments: [
    ("ليهمابتكلموشعربي؟", "xn--egbpdaj6bu4bxfgehfvwxn"), ("他们为什么不说中文", "xn--ihqwcrb4cv8a8dqg056pqjye"),
    ("他們爲什麽不說中文", "xn--ihqwctvzc91f659drss3x8bo0yb"),
    ("なぜみんな日本語を話してくれないのか", "xn--n8jok5ay5dzabd5bym9f0cm5685rrjetr6pdxa"),
    ("почемужеонинеговорятпорусски", "xn--b1abfaaepdrnnbgefbadotcwatmq2g4l"),
    ("3年b組金八先生", "xn--3b-ww4c5e180e575a65lsy2b"), ("ü", "xn--tda"), ("bücher", "xn--bcher-kva"),
  ])
  func `encodes labels by RFC 3492`(label: String, encoded: String) {
    #expect(
      Punycode.encode(label.unicodeScalars.map(\.value)).map { String(decoding: $0, as: UTF8.self) }
        == encoded)
  }

  @Test(arguments: [
    ("10.0.0.0/8", "10.255.0.1", true), ("10.0.0.0/8", "11.0.0.1", false), ("0.0.0.0/0", "1.2.3.4", true),
    ("192.168.1.5/16", "192.168.9.9", true), ("1.2.3.4", "1.2.3.4", true), ("1.2.3.4/32", "1.2.3.5", false),
    ("2001:db8:12::/48", "2001:db8:12:ffff::1", true), ("2001:db8:12::/48", "2001:db8:13::1", false),
    ("::/0", "::1", true), ("::/0", "1.2.3.4", false), ("2001:db8::/65", "2001:db8::8000:0:0:0", false),
    ("2001:db8::/65", "2001:db8::7000:0:0:0", true), ("::1/128", "::1", true),
  ])
  func `lies in a range of addresses or not (A19)`(range: String, address: String, isInside: Bool) throws {
    let range = try #require(AddressRange(range))
    let address = try #require(IPAddress(strict: address.utf8))
    #expect(range.contains(address) == isInside)
  }

  @Test(arguments: [
    "10.0.0.0/33", "10.0.0.0/", "10.0/8", "::/129", "10.0.0.0/8/8", "10.0.0.0/-1", "x/8", "", "[::1]",
  ])
  func `has no malformed ranges`(text: String) { #expect(AddressRange(text) == nil) }
}
