import Testing
import TransportSecurity

@Suite("The name of a domain")
struct DomainNameTests {
  @Test func `says what it means by a domain`() {
    #expect(DomainName("192.168.0.0/24").isAddress)
    #expect(DomainName("[::1]").isAddress)
    #expect(!DomainName("256.1.1.1").isAddress)
    #expect(!DomainName("1.2.3").isAddress)
    #expect(!DomainName("10.0.0.0/33").isAddress)
    #expect(!DomainName("2001:db8::/129").isAddress)
    #expect(!DomainName("example.com:8080").isAddress)
    #expect(DomainName("").flaw == .empty)
    #expect(DomainName("..").meant == nil)
    #expect(DomainName(".example.com").meant == "example.com")
    #expect(DomainName("HTTPS://Example.com:8443/x").meant == "example.com")
  }
}
