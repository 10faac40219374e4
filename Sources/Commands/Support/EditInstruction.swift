internal import CommandLineKit
internal import PropertyLists

/// An edit as the words of a call or a line of a script say it.
struct EditInstruction {
  /// The names of the commands that change a property list.
  enum Verb: String, CaseIterable {
    case set, insert, remove, rename, move, append

    /// What stands behind the key path, and whether it has to.
    var operand: (name: String, isRequired: Bool)? {
      switch self {
      case .set, .insert, .append: ("VALUE", false)
      case .remove: nil
      case .rename: ("KEY", true)
      case .move: ("KEYPATH", true)
      }
    }
  }

  let verb: Verb
  let path: PropertyListPath
  let operand: String?
  /// The word of `--type`, if it was given.
  let type: String?
  let createsParents: Bool

  init(
    _ verb: Verb, path: String, operand: String?, type: String? = nil, createsParents: Bool = false
  ) throws(CommandError) {
    self.verb = verb
    self.path = try Self.parse(path)
    self.operand = operand
    self.type = type
    self.createsParents = createsParents
  }

  /// Reads a key path.
  static func parse(_ text: String) throws(CommandError) -> PropertyListPath {
    do throws(PropertyListPathError) { return try PropertyListPath(parsing: text) } catch {
      throw .usage(
        "The key path \"\(SafeText.visible(text))\" makes no sense at character \(error.offset + 1). \(error.message)",
        hint: "Write KEY.KEY[INDEX], with a backslash before a period or bracket that belongs to a key.")
    }
  }

  /// The edit, with its value in the type that fits the property list as it is now.
  func edit(of document: PropertyListDocument, named name: String) throws(CommandError) -> PropertyListEdit {
    switch verb {
    case .remove: return .remove(path)
    case .rename: return .rename(path, to: operand ?? "")
    case .move: return .move(path, to: try Self.parse(operand ?? ""))
    case .set: return .set(path, try value(in: document, name))
    case .insert: return .insert(path, try value(in: document, name))
    case .append: return .append(path, try value(in: document, name))
    }
  }

  private func value(in document: PropertyListDocument, _ name: String) throws(CommandError)
    -> PropertyListValue
  {
    let inference = EditTypeInference(document: document, fileName: name)
    return try EditValue.value(
      of: operand, type: type ?? inference.type(for: self), isGiven: type != nil, path: path)
  }
}
