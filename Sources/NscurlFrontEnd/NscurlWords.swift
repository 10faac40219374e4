internal import CommandLineKit

/// The words of a call, sorted by what they mean.
struct NscurlWords {
  private(set) var diagnoses = false
  private(set) var isVerbose = false
  private(set) var wantsHelp = false
  private(set) var certificateFile: String?
  private(set) var connect: String?
  private(set) var timeout: String?
  private(set) var url: String?

  init(_ words: [String]) throws(CommandError) {
    var rest = words[...]
    while let word = rest.popFirst() {
      let sides = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      func value() throws(CommandError) -> String {
        if sides.count == 2 { return sides[1] }
        guard let value = rest.popFirst() else {
          throw .usage("\(word) needs a value.", hint: Nscurl.usage)
        }
        return value
      }
      switch word.hasPrefix("--") ? sides[0] : word {
      case "--ats-diagnostics": diagnoses = true
      case "--verbose", "-v": isVerbose = true
      case "--help", "-h": wantsHelp = true
      case "--ca-file": certificateFile = try value()
      case "--connect": connect = try value()
      case "--timeout": timeout = try value()
      case let other where other.hasPrefix("-"):
        throw .usage("\(other) is not offered here.", hint: Nscurl.usage)
      default:
        guard url == nil else { throw .usage("There may be one URL only.", hint: Nscurl.usage) }
        url = word
      }
    }
  }
}
