/// Reads settings as they stand in the configuration files of projects: one assignment a line.
///
/// `NAME = value`, with comments behind `//`, an optional semicolon at the end, and a backslash where the value
/// goes on in the next line. Lines for which a condition in brackets has to hold, and included files, are left out
/// and named.
public struct SettingsFileReader: Sendable {
  /// A line that is not a plain assignment.
  public struct Mistake: Error, Sendable, Hashable {
    /// The line, from 1.
    public let line: Int
    /// One sentence for a person.
    public let message: String
    /// Whether the line is meant well and only left out.
    public let isLeftOut: Bool
  }

  /// An assignment.
  public struct Assignment: Sendable, Hashable {
    /// The setting.
    public let name: String
    /// Its value, as it stands there.
    public let value: String
  }

  /// The assignments, in order.
  public private(set) var assignments: [Assignment] = []
  /// What else the file holds.
  public private(set) var mistakes: [Mistake] = []

  /// Reads a file.
  ///
  /// - Complexity: O(*n*) in its length.
  public init(_ bytes: [UInt8]) {
    var lines = SettingsLines(bytes)
    while let line = lines.next() { read(line, &lines) }
  }

  private mutating func read(_ line: ArraySlice<UInt8>, _ lines: inout SettingsLines) {
    let number = lines.number
    guard let first = line.first else { return }
    if first == UInt8(ascii: "#") {
      mistakes.append(Mistake(line: number, message: "Included files are not followed.", isLeftOut: true))
      return
    }
    guard SettingSyntax.isLetter(first) else {
      mistakes.append(
        Mistake(
          line: number, message: "The line does not begin with the name of a setting.", isLeftOut: false))
      return
    }
    let nameEnd =
      line.firstIndex { !SettingSyntax.isLetter($0) && !SettingSyntax.isDigit($0) } ?? line.endIndex
    let name = String(decoding: line[..<nameEnd], as: UTF8.self)
    let rest = SettingsLines.trimmed(line[nameEnd...])
    if rest.first == UInt8(ascii: "[") {
      skipContinuation(of: rest, &lines)
      mistakes.append(
        Mistake(
          line: number, message: "\(name) is set under a condition, which is not looked at.", isLeftOut: true)
      )
      return
    }
    guard rest.first == UInt8(ascii: "=") else {
      mistakes.append(
        Mistake(line: number, message: "An equals sign is missing behind \(name).", isLeftOut: false))
      return
    }
    assignments.append(Assignment(name: name, value: value(rest.dropFirst(), &lines)))
  }

  /// A value with the lines it goes on in, joined by blanks.
  private func value(_ text: ArraySlice<UInt8>, _ lines: inout SettingsLines) -> String {
    var chunks: [String] = []
    var chunk = SettingsLines.trimmed(text)
    while true {
      if chunk.last == UInt8(ascii: ";") { chunk = SettingsLines.trimmed(chunk.dropLast()) }
      guard chunk.last == UInt8(ascii: "\\") else {
        if !chunk.isEmpty { chunks.append(String(decoding: chunk, as: UTF8.self)) }
        return chunks.joined(separator: " ")
      }
      chunk = SettingsLines.trimmed(chunk.dropLast())
      if !chunk.isEmpty { chunks.append(String(decoding: chunk, as: UTF8.self)) }
      guard let next = lines.next() else { return chunks.joined(separator: " ") }
      chunk = next
    }
  }

  private func skipContinuation(of line: ArraySlice<UInt8>, _ lines: inout SettingsLines) {
    var line = line
    while line.last == UInt8(ascii: "\\"), let next = lines.next() { line = next }
  }
}

/// The lines of a settings file, without comments and blanks at their ends.
private struct SettingsLines {
  private let bytes: [UInt8]
  private var index = 0
  /// The number of the line that came last, from 1.
  private(set) var number = 0

  init(_ bytes: [UInt8]) {
    // A mark of the byte order is no part of the first name.
    self.bytes = bytes.starts(with: [0xef, 0xbb, 0xbf]) ? Array(bytes.dropFirst(3)) : bytes
  }

  mutating func next() -> ArraySlice<UInt8>? {
    guard index < bytes.count else { return nil }
    let start = index
    while index < bytes.count, bytes[index] != 0x0a, bytes[index] != 0x0d { index += 1 }
    let line = bytes[start..<index]
    if index + 1 < bytes.count, bytes[index] == 0x0d, bytes[index + 1] == 0x0a { index += 1 }
    index += 1
    number += 1
    return Self.trimmed(Self.withoutComment(line))
  }

  private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var index = line.startIndex
    while index + 1 < line.endIndex {
      if line[index] == UInt8(ascii: "/"), line[index + 1] == UInt8(ascii: "/") { return line[..<index] }
      index += 1
    }
    return line
  }

  static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isBlank = { (byte: UInt8) in byte == 0x20 || 0x09...0x0d ~= byte }
    guard let first = line.firstIndex(where: { !isBlank($0) }) else { return line[line.endIndex...] }
    guard let last = line.lastIndex(where: { !isBlank($0) }) else { return line[line.endIndex...] }
    return line[first...last]
  }
}
