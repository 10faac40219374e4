internal import PropertyLists

/// A dictionary that is being decoded.
final class KeyedNode {
  let decoder: NodeDecoder
  let table: KeyTable

  init(_ decoder: NodeDecoder, _ table: consuming KeyTable) {
    self.decoder = decoder
    self.table = table
  }

  /// The number of a key's value, or `nil` if there is none.
  func value(of key: String) -> Int? {
    var key = key
    return key.withUTF8 { unsafe table.value(of: $0) }
  }
}
