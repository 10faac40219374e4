import SourceText
import TestSupport
import Testing

@Suite("Unified differences")
struct UnifiedDiffTests {
  private func diff(_ old: String, _ new: String, context: Int = 3) -> String {
    let diff = UnifiedDiff(
      from: SourceBytes(old), to: SourceBytes(new), oldName: "a", newName: "b", context: context)
    return String(decoding: diff.bytes, as: UTF8.self)
  }

  @Test func `show what changes with the lines around it`() {
    let old = (1...12).map { "\($0)\n" }.joined()
    let new = old.replacing("\n6\n", with: "\nsix\n").replacing("12\n", with: "12\n13\n")
    #expect(
      diff(old, new, context: 2) == """
        --- a
        +++ b
        @@ -4,5 +4,5 @@
         4
         5
        -6
        +six
         7
         8
        @@ -11,2 +11,3 @@
         11
         12
        +13

        """)
  }

  @Test func `say when the last line has no end`() {
    #expect(
      diff("a\nb", "a\nb\n") == """
        --- a
        +++ b
        @@ -1,2 +1,2 @@
         a
        -b
        \\ No newline at end of file
        +b

        """)
  }

  @Test func `count no lines from the one before them`() {
    #expect(diff("", "a\n") == "--- a\n+++ b\n@@ -0,0 +1 @@\n+a\n")
    #expect(diff("a\n", "") == "--- a\n+++ b\n@@ -1 +0,0 @@\n-a\n")
    #expect(diff("a\nb\nc\n", "a\nc\n", context: 0) == "--- a\n+++ b\n@@ -2 +1,0 @@\n-b\n")
  }

  @Test func `are empty for equal texts`() {
    #expect(diff("a\n\nb", "a\n\nb") == "")
  }

  @Test func `keep line ends and bytes as they are`() {
    #expect(diff("a\r\nb\r\n", "a\r\nc\r\n") == "--- a\n+++ b\n@@ -1,2 +1,2 @@\n a\r\n-b\r\n+c\r\n")
  }
}
