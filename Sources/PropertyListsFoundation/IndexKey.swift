/// The coding key of an array's item, or of a superclass.
struct IndexKey: CodingKey {
  let stringValue: String
  let intValue: Int?

  /// The key of the item at an index.
  init(_ index: Int) {
    stringValue = "Index \(index)"
    intValue = index
  }

  init(stringValue: String) {
    self.stringValue = stringValue
    intValue = nil
  }

  init(intValue: Int) {
    self.init(intValue)
  }

  /// The key under which a superclass keeps its values unless its subclass chooses another.
  static let `super` = IndexKey(stringValue: "super")
}
