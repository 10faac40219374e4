/// The symbols of a slice.
struct SymbolTable: Sendable {
  let entries: BinaryView
  let texts: BinaryView
  let entrySize: Int

  /// The names of the symbols that other libraries have to provide.
  func undefinedSymbols() -> [String] {
    var names: [String] = []
    var offset = 0
    while entries.holds(offset, entrySize) {
      defer { offset += entrySize }
      // Undefined and visible outside, no debugger's entry, and of no size: that would be a common symbol.
      guard let type = entries.byte(at: offset + 4), type & 0xef == 0x01,
        entries.size(at: offset + 8, isLong: entrySize == 16) == 0, let start = entries.word(at: offset),
        let name = texts.text(at: Int(start)), !name.isEmpty
      else { continue }
      names.append(name)
    }
    return names
  }
}
