/// Knowledge that is kept as text: a record a line, its fields between vertical bars, comments behind a `#`.
enum RecordText {
  /// The fields of each record, without blanks around them.
  static func fields(of records: StaticString) -> [[String]] {
    let text = records.withUTF8Buffer { unsafe Array($0) }
    return text.split(separator: UInt8(ascii: "\n")).compactMap { line in
      guard line.first != UInt8(ascii: "#") else { return nil }
      return line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false).map { field in
        guard let first = field.firstIndex(where: { $0 != 0x20 }),
          let last = field.lastIndex(where: { $0 != 0x20 })
        else { return "" }
        return String(decoding: field[first...last], as: UTF8.self)
      }
    }
  }
}
