internal import CommandLineKit
internal import PropertyLists

/// Pieces of JSON answers.
enum JSONAnswer {
  /// A text as a JSON string.
  static func string(_ text: String) -> [UInt8] {
    guard let bytes = try? PropertyListValue.string(text).encoded(as: options) else {
      return Array("\"\"".utf8)
    }
    return trimmed(bytes)
  }

  /// A path as an array of strings and integers.
  static func path(_ path: [PropertyListPathStep]) -> [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "[")]
    for (index, step) in path.enumerated() {
      if index > 0 { bytes += ", ".utf8 }
      switch step {
      case .key(let key): bytes += string(key)
      case .index(let index): bytes += "\(index)".utf8
      }
    }
    return bytes + "]".utf8
  }

  /// Values as an array.
  static func list(_ values: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = [UInt8(ascii: "[")]
    for (index, value) in values.enumerated() {
      if index > 0 { bytes += ", ".utf8 }
      bytes += value
    }
    return bytes + "]".utf8
  }

  /// A value in the lossless form, on one line.
  static func value(_ node: PropertyListNode, in input: Input) throws(CommandError) -> [UInt8] {
    trimmed(try input.encode(node, options))
  }

  private static let options = WriteOptions(format: .json, isCompact: true)

  private static func trimmed(_ bytes: [UInt8]) -> [UInt8] {
    bytes.last == UInt8(ascii: "\n") ? Array(bytes.dropLast()) : bytes
  }
}
