import KeyCatalog
import PropertyLists
import SourceText

@testable import Validation

/// Checks the inside of the root dictionary of an XML property list.
func check(_ entries: String, path: String = "Info.plist", _ options: CheckOptions = CheckOptions())
  -> CheckReport
{
  checkFile("<plist version=\"1.0\">\n<dict>\n\(entries)\n</dict>\n</plist>\n", path: path, options)
}

/// Checks a whole file.
func checkFile(_ text: String, path: String = "Info.plist", _ options: CheckOptions = CheckOptions())
  -> CheckReport
{
  checkBytes(Array(text.utf8), path: path, options)
}

/// Checks the bytes of a file.
func checkBytes(_ bytes: [UInt8], path: String, _ options: CheckOptions = CheckOptions()) -> CheckReport {
  SharedCheckers.check(PropertyListDocument.read(SourceBytes(bytes)), path: path, options)
}

extension CheckReport {
  /// The findings as `severity rule/code keyPath`, in order.
  var lines: [String] {
    diagnostics.map { diagnostic in
      let name =
        diagnostic.code == diagnostic.rule ? diagnostic.rule : "\(diagnostic.rule)/\(diagnostic.code)"
      let path = diagnostic.keyPath.map { step in
        switch step {
        case .key(let key): key
        case .index(let index): "\(index)"
        }
      }
      return ([diagnostic.severity.name, name] + path).joined(separator: " ")
    }
  }

  /// The findings of one rule, as in ``lines``.
  func lines(of rule: String) -> [String] {
    lines.filter { $0.split(separator: " ")[1].split(separator: "/")[0] == rule }
  }
}
