import CommandLineKit
import TestSupport
import Testing

@Suite("Completions")
struct CompletionTests {
  @Test(arguments: Shell.allCases)
  func `look as reviewed`(shell: Shell) throws {
    try expectSnapshot("completions.\(shell.rawValue)", sample.completionScript(for: shell))
    let recorder = Recorder()
    #expect(sample.run(["completions", shell.rawValue], recorder.console()) == .success)
    #expect(recorder.output == sample.completionScript(for: shell))
  }

  /// Words typed so far, the last one unfinished, and what it can become.
  static let cases: [([String], [String])] = [
    (["ch"], ["check"]),
    (["transport", ""], ["evaluate", "report"]),
    (["transport", "--os", "1", "ev"], ["evaluate"]),
    (["transport", "--os=1", "ev"], ["evaluate"]),
    (["fa"], []),
    (["--co"], ["--color"]),
    (["--color", ""], ["always", "auto", "never"]),
    (["check", "--pl"], ["--platform"]),
    (["check", "--j"], []),
    (["check", "--platform", ""], ["iOS", "macOS", "tvOS"]),
    (["check", "--platform", "m"], ["macOS"]),
    (["check", "--platform", "iOS", "--fail-on", "w"], ["warning"]),
    (["transport", "evaluate", "--a"], ["--api"]),
    (["transport", "evaluate", "--api", "s"], ["session"]),
    (["transport", "evaluate", "--o"], ["--os"]),
    (["explain", "CF"], ["CFBundleIdentifier", "CFBundleName"]),
    (["explain", "CFBundleName", "w"], ["wrong-type"]),
    (["set", "Fi"], ["File one", "File.plist"]),
    (["set", "-o", "Fi"], ["File one", "File.plist"]),
    (["check", "-xno", "File.p"], ["File.plist"]),
    (["set", "x", "Fi"], []),
    (["copy", "x", "Sub"], ["Subfolder"]),
    (["plutil", "-lint", "File.p"], ["File.plist"]),
    (["completions", ""], ["bash", "fish", "zsh"]),
    (["help", "tr"], ["transport"]),
  ]

  @Test(arguments: cases)
  func `work in bash`(words: [String], expected: [String]) throws {
    try withSampleFolder { folder, scripts in
      // As the shell does it: the line is broken at equals signs, too.
      let pieces = words.flatMap { word in
        word.split(separator: "=", maxSplits: 1).map(String.init).joined(separator: "\n=\n")
          .split(separator: "\n", omittingEmptySubsequences: !word.isEmpty).map(String.init)
      }
      let script = """
        source "$1"; shift
        COMP_WORDS=(infoplist "$@"); COMP_CWORD=$#
        _infoplist
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      let result = try runProcess(
        "/bin/bash", ["--norc", "-c", script, "bash", "\(scripts)/infoplist.bash"] + pieces, folder: folder)
      #expect(result.errorText == "")
      #expect(lines(result.outputText) == expected)
    }
  }

  @Test(arguments: [
    (["check", "--platform", "="], ["iOS", "macOS", "tvOS"]), (["check", "--platform", "=", "m"], ["macOS"]),
    (["check", "--output", "=", "File.p"], ["File.plist"]), (["check", "--", "--pl"], []),
  ])
  func `know a value behind an equals sign in bash`(pieces: [String], expected: [String]) throws {
    try withSampleFolder { folder, scripts in
      let script = """
        source "$1"; shift
        COMP_WORDS=(infoplist "$@"); COMP_CWORD=$#
        _infoplist
        printf '%s\\n' "${COMPREPLY[@]}"
        """
      let result = try runProcess(
        "/bin/bash", ["--norc", "-c", script, "bash", "\(scripts)/infoplist.bash"] + pieces, folder: folder)
      #expect(result.errorText == "")
      #expect(lines(result.outputText) == expected)
    }
  }

  @Test(.enabled(if: fish != nil, "fish is not installed"), arguments: cases)
  func `work in fish`(words: [String], expected: [String]) throws {
    let fish = try #require(Self.fish)
    try withSampleFolder { folder, scripts in
      let line = (["infoplist"] + words).joined(separator: " ")
      let result = try runProcess(
        fish,
        ["--no-config", "-c", "source $argv[1]; complete -C $argv[2]", "\(scripts)/infoplist.fish", line],
        environment: ["HOME": scripts], folder: folder)
      #expect(result.errorText == "")
      let found = lines(result.outputText).map { String($0.split(separator: "\t")[0]) }
      #expect(found.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 } == expected)
    }
  }

  @Test(.enabled(if: zsh != nil, "zsh is not installed"))
  func `can be read by zsh`() throws {
    let zsh = try #require(Self.zsh)
    try withSampleFolder { _, scripts in
      let result = try runProcess(zsh, ["-f", "-n", "\(scripts)/infoplist.zsh"])
      #expect(result.status == 0)
      #expect(result.errorText == "")
    }
  }

  private static let fish = find("fish")
  private static let zsh = find("zsh")

  private static func find(_ shell: String) -> String? {
    let result = try? runProcess("/bin/sh", ["-c", "command -v \(shell)"])
    guard let result, result.status == 0 else { return nil }
    return result.outputText.split(separator: "\n").first.map(String.init)
  }

  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map(String.init).sorted()
  }

  /// A folder with a few files in it, and another one with the scripts.
  private func withSampleFolder(_ body: (_ folder: String, _ scripts: String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      try withTemporaryFolder { scripts in
        for name in ["File.plist", "File one"] { try writeFile([], to: "\(folder)/\(name)") }
        _ = try runProcess("/bin/mkdir", ["\(folder)/Subfolder"])
        for shell in Shell.allCases {
          let script = sample.completionScript(for: shell)
          try writeFile(Array(script.utf8), to: "\(scripts)/infoplist.\(shell.rawValue)")
        }
        try body(folder, scripts)
      }
    }
  }
}
