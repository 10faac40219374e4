internal import PropertyLists
internal import Resolution
internal import SourceText

/// The places of values in one or several files.
struct PlaceIndex {
  private var files: [String: Places] = [:]

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
    for (path, file) in offsets { files[path] = Places(in: file.document, path: path, of: file.offsets) }
  }

  /// Where one of the places begins, as ``Places/text(of:)`` gives it.
  func text(of place: ValueSource.Place) -> String {
    files[place.path]?.text(of: place.range.lowerBound) ?? place.path
  }

  /// Where one of the places begins, without the path.
  func position(of place: ValueSource.Place) -> String {
    files[place.path]?.position(of: place.range.lowerBound) ?? ""
  }

  /// One of the places for JSON; nothing for none.
  func node(_ place: ValueSource.Place?) -> AnswerNode {
    guard let place else { return .none }
    return files[place.path]?.node(of: place.keyPath, place.range) ?? .none
  }
}
