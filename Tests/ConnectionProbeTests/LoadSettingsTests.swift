import ConnectionReports
import NscurlFrontEnd
import Testing

@Suite("Policies of attempts")
struct LoadSettingsTests {
  @Test func `are read as they are written`() {
    let all = DiagnosticTest.all(for: "a").map(\.settings)
    #expect(Set(all).count == 16)
    for settings in all + [LoadSettings(minimumVersion: .tls12, isNIAPRestricted: true)] {
      #expect(LoadSettings(word: settings.word) == settings)
    }
  }

  @Test(arguments: [
    "", "x", "minimum=TLSv1", "minimum", "insecure=YES", "default,insecure=yes", "arbitrary=yes,",
  ])
  func `are refused when they mean nothing`(word: String) {
    #expect(LoadSettings(word: word) == nil)
  }

  @Test(arguments: [
    "", "{}", "[]", "{\"attempt\": 1}", "{\"attempt\": \"1\", \"hops\": []}",
    "{\"attempt\": 1, \"hops\": [1]}",
    "{\"attempt\": 1, \"hops\": [{}]}", "{\"attempt\": 1, \"hops\": []", "\u{0}",
    "{\"attempt\": 1, \"hops\": [{\"url\": \"https://a/\", \"certificate\": {\"subject\": \"a\"}}]}",
    "{\"attempt\": 1, \"hops\": [{\"url\": \"https://a/\", \"failure\": {\"kind\": \"?\", \"message\": \"x\"}}]}",
  ])
  func `have reports that are never guessed`(line: String) {
    #expect(ConnectionReport(line: Array(line.utf8)) == nil)
    #expect(ProbeError(line: Array(line.utf8)) == nil)
  }
}
