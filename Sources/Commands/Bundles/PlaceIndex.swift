internal import PropertyLists
internal import Reporters
internal import Resolution
internal import SourceText

/// The lines and columns of the places of values in one or several files.
struct PlaceIndex {
  /// The positions in each file, nil for one that has no lines.
  private var files: [String: PositionIndex?] = [:]

  /// Finds the lines and columns of some places.
  ///
  /// - Complexity: O(*n*) in the bytes of all files.
  init(_ places: [ValueSource.Place]) {
    var offsets: [String: (document: PropertyListDocument, offsets: [Int])] = [:]
    for place in places {
      offsets[place.path, default: (place.document, [])].offsets += [
        place.range.lowerBound, place.range.upperBound,
      ]
    }
    for (path, file) in offsets {
      let isBinary = file.document.format == .binary
      files[path] = .some(isBinary ? nil : PositionIndex(file.document.source, offsets: file.offsets))
    }
  }

  /// Where a place begins, as `PATH:LINE:COLUMN`, or `PATH:offset N` in a binary file.
  func text(of place: ValueSource.Place) -> String {
    guard let positions = files[place.path] ?? nil else {
      return "\(place.path):offset \(place.range.lowerBound)"
    }
    let position = positions[place.range.lowerBound]
    return "\(place.path):\(position.line):\(position.column)"
  }

  /// Writes a place as JSON.
  func write(_ place: ValueSource.Place, to builder: inout JSONBuilder) {
    let positions = files[place.path] ?? nil
    builder.beginObject()
    builder.entry("path", place.path)
    builder.key("keyPath")
    builder.beginArray()
    for step in place.keyPath {
      switch step {
      case .key(let key): builder.string(key)
      case .index(let index): builder.integer(index)
      }
    }
    builder.endArray()
    builder.key("range")
    builder.beginObject()
    for (name, offset) in [("start", place.range.lowerBound), ("end", place.range.upperBound)] {
      builder.key(name)
      builder.beginObject()
      builder.entry("offset", offset)
      for (name, number) in [("line", positions?[offset].line), ("column", positions?[offset].column)] {
        builder.key(name)
        if let number { builder.integer(number) } else { builder.null() }
      }
      builder.endObject()
    }
    builder.endObject()
    builder.endObject()
  }
}
