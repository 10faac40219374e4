internal import PropertyLists
internal import SourceText

/// Values as the words of `defaults write` give them.
enum DefaultsValue {
  /// The value that the words behind a key stand for.
  ///
  /// - Parameter old: The value that is there, for `-array-add` and `-dict-add`.
  static func value(of words: ArraySlice<String>, changing old: PropertyListValue?) -> PropertyListValue {
    var rest = words
    switch rest.first {
    case "-array":
      rest.removeFirst()
      return .array(items(of: &rest))
    case "-array-add":
      rest.removeFirst()
      guard case .array(let items)? = old else { return .array(self.items(of: &rest)) }
      return .array(items + self.items(of: &rest))
    case "-dict":
      rest.removeFirst()
      return .dictionary(entries(of: &rest, in: PropertyListDictionary()))
    case "-dict-add":
      rest.removeFirst()
      guard case .dictionary(let dictionary)? = old else {
        return .dictionary(entries(of: &rest, in: PropertyListDictionary()))
      }
      return .dictionary(entries(of: &rest, in: dictionary))
    default: return next(&rest) ?? .string("")
    }
  }

  private static func items(of rest: inout ArraySlice<String>) -> [PropertyListValue] {
    var items: [PropertyListValue] = []
    while let item = next(&rest) { items.append(item) }
    return items
  }

  private static func entries(
    of rest: inout ArraySlice<String>, in dictionary: PropertyListDictionary
  ) -> PropertyListDictionary {
    var dictionary = dictionary
    while let key = rest.popFirst(), let value = next(&rest) { dictionary[key] = value }
    return dictionary
  }

  /// The value of the next word, or of the next two if the first is a type.
  private static func next(_ rest: inout ArraySlice<String>) -> PropertyListValue? {
    guard let word = rest.popFirst() else { return nil }
    guard isType(word), let text = rest.popFirst() else { return parsed(word) ?? .string(word) }
    switch word {
    case "-int", "-integer": return .integer(PropertyListInteger(LeadingNumber.integer(of: text)?.value ?? 0))
    case "-float": return .real(LeadingNumber.real(of: text) ?? 0)
    case "-bool", "-boolean": return .boolean(["true", "yes", "1"].contains(text.lowercased()))
    case "-date": return parsed("<date>\(dateText(text))</date>") ?? .string(text)
    case "-data": return parsed("<\(text)>") ?? .string(text)
    default: return .string(text)
    }
  }

  private static func isType(_ word: String) -> Bool {
    ["-string", "-int", "-integer", "-float", "-bool", "-boolean", "-date", "-data"].contains(word)
  }

  /// A date as XML has it, also if it is given as `2024-01-15 10:30:00 +0000`.
  private static func dateText(_ text: String) -> String {
    let words = text.split(separator: " ")
    return words.count == 3 && words[2] == "+0000" ? "\(words[0])T\(words[1])Z" : text
  }

  /// The value of a text that is OpenStep text or XML, or nil.
  static func parsed(_ text: String) -> PropertyListValue? {
    let document = PropertyListDocument.read(SourceBytes(Array(text.utf8)))
    guard document.isValid, document.format != .json, document.format != .strings else { return nil }
    return try? document.root?.value()
  }
}
