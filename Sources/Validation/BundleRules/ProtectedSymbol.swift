/// Symbols that reach what the system protects.
enum ProtectedSymbol {
  private static let table: [String: [String]] = {
    var table: [String: [String]] = [:]
    let text = protectedSymbolRecords.withUTF8Buffer { unsafe Array($0) }
    for line in text.split(separator: 0x0A) {
      let words = line.split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
      guard let name = words.first, words.count > 1 else { preconditionFailure("a record of a symbol is malformed") }
      table[name] = Array(words.dropFirst())
    }
    return table
  }()

  /// The keys of which one has to be there for a symbol, nil if the symbol reaches nothing that is protected.
  static func keys(for name: String) -> [String]? { table[name] }

  /// The name of a class for the symbol that refers to it, every other symbol as it is.
  static func shownName(of symbol: String) -> String {
    let prefix: StaticString = "_OBJC_CLASS_$_"
    let count = prefix.utf8CodeUnitCount
    guard symbol.utf8.count > count, symbol.utf8.starts(with: prefix.description.utf8) else { return symbol }
    return String(decoding: symbol.utf8.dropFirst(count), as: UTF8.self)
  }
}
