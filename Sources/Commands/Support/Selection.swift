internal import CommandLineKit
internal import PropertyLists

/// The values a key path of the call leads to.
struct Selection {
  let matches: [PropertyListMatch]

  /// - Throws: A usage error if the path makes no sense.
  init(_ text: String, of input: Input) throws(CommandError) {
    let path: PropertyListPath
    do throws(PropertyListPathError) { path = try PropertyListPath(parsing: text) } catch {
      throw .usage(
        "The key path \"\(SafeText.shortened(text))\" makes no sense at character \(error.offset + 1). \(error.message)",
        hint: "Write KEY.KEY[INDEX], with a backslash before a period or bracket that belongs to a key.")
    }
    // Of objects that are shared without end, a search through all of them has no end either.
    if path.steps.contains(.anyDepth), let root = input.document.root { try input.checkExpansion(of: root) }
    matches = input.document.root.map { path.matches(from: $0) } ?? []
    guard matches.count < PropertyListPath.defaultMatchLimit else {
      throw .unreadable(
        "The key path leads to \(PropertyListPath.defaultMatchLimit) values of \(input.path) or more.",
        hint: "Ask for a part of them.")
    }
  }

  /// The error for a path that leads nowhere, with the keys that come near its last one.
  static func notFound(_ text: String, in input: Input) -> CommandError {
    var hint: String?
    if let path = try? PropertyListPath(parsing: text), case .key(let key) = path.steps.last {
      let parents = input.document.root.map {
        PropertyListPath(Array(path.steps.dropLast())).matches(from: $0)
      }
      // Nobody looks for a slip among more.
      let keys = (parents ?? []).lazy.flatMap { $0.node.entries.lazy.map(\.key) }.prefix(10_000)
      hint = Suggestions.nearest(to: key, among: Array(keys)).first.map { "Did you mean \($0)?" }
    }
    return CommandError(
      "\(input.path) has no value at \(SafeText.visible(SafeText.shortened(text))).", hint: hint,
      exitCode: .findings)
  }
}

extension Input {
  /// Writes a part of the property list in a format.
  func encode(_ node: PropertyListNode, _ options: WriteOptions) throws(CommandError) -> [UInt8] {
    do throws(WriteError) { return try node.encoded(as: options) } catch {
      throw error.commandError(in: self, from: node)
    }
  }

  /// Makes sure that showing a value does not take forever, as shared objects of a small file can.
  func checkExpansion(of node: PropertyListNode) throws(CommandError) {
    do throws(WriteError) { try node.checkExpansion() } catch {
      throw .unreadable("\(path): \(error.message)", hint: "Ask for a part of it.")
    }
  }
}
