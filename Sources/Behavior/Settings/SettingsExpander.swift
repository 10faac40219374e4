/// Replaces references to build settings in texts, as builds do (R10).
///
/// `$(NAME)`, `${NAME}`, `$[NAME]` and `$NAME` stand for the value of a setting, in which references are replaced
/// in turn. A name may hold references, operators behind a colon change the value, and `$$` is a dollar sign.
public struct SettingsExpander: Sendable {
  private let table: SettingsTable
  /// How much may still come out, in bytes; a reference counts as many, for the work it makes.
  private var budget: Int

  /// References that lie in one another deeper than this are refused.
  fileprivate static let depthLimit = 100
  /// How many bytes a reference counts as.
  fileprivate static let costOfReference = 32

  /// Creates an expander.
  ///
  /// - Parameter budget: How many bytes all texts together may bring forth before settings count as endless.
  public init(_ table: SettingsTable, budget: Int = 16 << 20) {
    self.table = table
    self.budget = budget
  }

  /// Replaces the references in a text.
  ///
  /// - Throws: ``SettingsError`` if a setting stands for itself, or for too much.
  /// - Complexity: O(*n*) in the length of the text and of all values that are put in.
  public mutating func expand(_ text: String) throws(SettingsError) -> SettingsExpansion {
    var run = Run(table: table, budget: budget)
    let bytes = Array(text.utf8)
    let result = try run.expand(bytes[...], depth: 0)
    budget = run.budget
    return SettingsExpansion(text: String(decoding: result.bytes, as: UTF8.self), problems: run.problems)
  }

  /// The work on one text.
  private struct Run {
    let table: SettingsTable
    var budget: Int
    var problems: [SettingsProblem] = []
    /// The definitions whose values are being expanded, the outermost first.
    private var open: [(name: String, level: Int)] = []
    /// Where in the text the outermost reference begins.
    private var offset = 0

    init(table: SettingsTable, budget: Int) {
      self.table = table
      self.budget = budget
    }

    /// A piece of text, and whether a reference in it is left.
    struct Piece {
      var bytes: [UInt8] = []
      var isComplete = true
    }

    // MARK: Texts

    /// Replaces the references in a piece of text.
    mutating func expand(_ text: ArraySlice<UInt8>, depth: Int) throws(SettingsError) -> Piece {
      var piece = Piece()
      var index = text.startIndex
      while index < text.endIndex {
        guard text[index] == UInt8(ascii: "$") else {
          piece.bytes.append(text[index])
          index += 1
          continue
        }
        if open.isEmpty, depth == 0 { offset = index }
        let next = index + 1 < text.endIndex ? text[index + 1] : nil
        if next == UInt8(ascii: "$") {
          piece.bytes.append(UInt8(ascii: "$"))
          index += 2
          continue
        }
        guard let reference = reference(in: text, at: index) else {
          piece.bytes.append(UInt8(ascii: "$"))
          if next == nil || SettingSyntax.closer(of: next) != nil {
            // The rest has been looked through for an end, and may be again.
            try spend(text.endIndex - index)
            note(.unfinished, "", "The dollar sign begins no complete reference; a plain one is written $$.")
          }
          index += 1
          continue
        }
        index = reference.end
        let value = try self.value(of: reference, in: text, depth: depth + 1)
        piece.bytes += value.bytes
        piece.isComplete = piece.isComplete && value.isComplete
      }
      return piece
    }

    // MARK: References

    /// A reference: where its name and its operators stand.
    struct Reference {
      let start: Int
      let end: Int
      let name: ArraySlice<UInt8>
      let operators: [ArraySlice<UInt8>]
    }

    /// The reference that begins at a dollar sign, nil if there is none, or no end to it.
    private func reference(in text: ArraySlice<UInt8>, at start: Int) -> Reference? {
      let first = start + 1
      guard first < text.endIndex else { return nil }
      guard let closer = SettingSyntax.closer(of: text[first]) else {
        let end = SettingSyntax.endOfBareName(in: text, from: first)
        return end == first
          ? nil : Reference(start: start, end: end, name: text[first..<end], operators: [])
      }
      guard let end = SettingSyntax.end(of: closer, in: text, from: first + 1) else { return nil }
      let parts = SettingSyntax.parts(of: text[(first + 1)..<end])
      return Reference(
        start: start, end: end + 1, name: parts[0], operators: Array(parts.dropFirst()))
    }

    /// What a reference stands for.
    private mutating func value(
      of reference: Reference, in text: ArraySlice<UInt8>, depth: Int
    ) throws(SettingsError) -> Piece {
      guard depth <= SettingsExpander.depthLimit else {
        throw SettingsError(
          code: .endless, names: open.map { $0.name },
          message: "References to settings lie in one another more than \(SettingsExpander.depthLimit) deep.")
      }
      try spend(SettingsExpander.costOfReference)
      let kept = Piece(bytes: Array(text[reference.start..<reference.end]), isComplete: false)
      let nameOfName = try expand(reference.name, depth: depth)
      guard nameOfName.isComplete else { return kept }
      let name = String(decoding: nameOfName.bytes, as: UTF8.self)
      // `$()` is how a file of settings keeps two slashes from beginning a comment (D9).
      var value = name.isEmpty ? Piece() : try definedValue(of: name, depth: depth)
      // A value with something left in it cannot be changed any more.
      if let found = value, !found.isComplete, !reference.operators.isEmpty { return kept }
      for text in reference.operators {
        let (word, operand) = SettingSyntax.operation(text)
        var argument: String?
        if let operand {
          let expanded = try expand(operand, depth: depth)
          guard expanded.isComplete else { return kept }
          argument = String(decoding: expanded.bytes, as: UTF8.self)
        }
        guard let operation = SettingOperator(String(decoding: word, as: UTF8.self), argument) else {
          let shown = String(decoding: word, as: UTF8.self)
          note(.unknownOperator, shown, "There is no operator \(shown), so the value is used without it.")
          continue
        }
        if value == nil, !operation.isDefault { continue }
        let old = value.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""
        value = Piece(bytes: Array(operation.apply(to: old).utf8))
      }
      guard let value else {
        note(.unresolved, name, "The setting \(name) is not defined, so the reference to it stays.")
        return kept
      }
      try spend(value.bytes.count)
      return value
    }

    /// The value of a setting in which everything is replaced, nil if it is not defined.
    ///
    /// Inside its own value, a setting is its next weaker definition, as `$(inherited)` is.
    private mutating func definedValue(of reference: String, depth: Int) throws(SettingsError) -> Piece? {
      let isInherited = reference.utf8.elementsEqual("inherited".utf8) && !open.isEmpty
      let name = isInherited ? open.last?.name ?? reference : reference
      var level = table.levels(of: name) - 1
      if let last = open.lastIndex(where: { $0.name == name }) {
        level = open[last].level - 1
        if level < 0 {
          // Below the weakest definition there is nothing to inherit.
          if isInherited { return Piece() }
          let names = open[last...].map { $0.name } + [name]
          throw SettingsError(
            code: .cycle, names: names,
            message: "Settings stand for themselves: \(names.joined(separator: " → ")).")
        }
      }
      guard let value = table.value(of: name, level: level) else { return nil }
      open.append((name, level))
      let bytes = Array(value.utf8)
      let piece = try expand(bytes[...], depth: depth)
      open.removeLast()
      return piece
    }

    private mutating func spend(_ count: Int) throws(SettingsError) {
      budget -= count
      guard budget >= 0 else {
        throw SettingsError(
          code: .endless, names: open.map { $0.name },
          message:
            "The settings bring forth too much text\(open.first.map { ", \($0.name) first of all" } ?? "").")
      }
    }

    private mutating func note(_ code: SettingsProblem.Code, _ name: String, _ message: String) {
      // The same setting in a value that is used twice is one problem.
      guard !problems.contains(where: { $0.code == code && $0.name == name && $0.offset == offset }) else {
        return
      }
      problems.append(SettingsProblem(code: code, name: name, offset: offset, message: message))
    }
  }
}
