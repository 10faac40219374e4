extension NodeReader {
  /// The seconds of a date since 2001-01-01T00:00:00Z, or `nil` for any other kind.
  package func date(_ node: Int) -> Double? {
    guard node >= 0 else { return nil }
    if let tape {
      let word = tape[node]
      guard word.kind == .date else { return nil }
      if word.length == 20, let seconds = text.secondsOfUsualDate(at: word.offset) { return Double(seconds) }
      return tape.date(at: node, in: document)?.secondsSinceReference
    }
    guard let objects, let object = objects.object(node), object.form == .date else { return nil }
    return objects.date(object).secondsSinceReference
  }
}
