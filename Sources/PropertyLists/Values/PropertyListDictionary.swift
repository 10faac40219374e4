/// Keys with values, in the order of the file.
public struct PropertyListDictionary: Sendable, Hashable {
  /// A key and its value.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The value.
    public var value: PropertyListValue

    /// Creates an entry.
    public init(key: String, value: PropertyListValue) {
      self.key = key
      self.value = value
    }

    /// Whether two entries are the same, down to the Unicode scalars of their texts.
    public static func == (left: Entry, right: Entry) -> Bool {
      left.key.hasSameScalars(as: right.key) && left.value == right.value
    }
  }

  /// The entries, in order.
  public private(set) var entries: [Entry]

  /// Creates a dictionary without entries.
  public init() { entries = [] }

  /// Creates a dictionary from entries.
  ///
  /// - Precondition: No key occurs twice.
  public init(uniqueEntries entries: [Entry]) { self.entries = entries }

  /// The number of entries.
  public var count: Int { entries.count }

  /// Whether there is no entry.
  public var isEmpty: Bool { entries.isEmpty }

  /// The value of a key, which has to match scalar by scalar as the system compares keys.
  ///
  /// Setting one that is there keeps its place; a new one comes last; `nil` removes it.
  ///
  /// - Complexity: O(*n*).
  public subscript(key: String) -> PropertyListValue? {
    get { entries.first { $0.key.hasSameScalars(as: key) }?.value }
    set {
      let index = entries.firstIndex { $0.key.hasSameScalars(as: key) }
      switch (index, newValue) {
      case (let index?, let value?): entries[index].value = value
      case (let index?, nil): entries.remove(at: index)
      case (nil, let value?): entries.append(Entry(key: key, value: value))
      case (nil, nil): break
      }
    }
  }

  /// The same entries, sorted by their keys' UTF-16 code units, as the system sorts them (F43).
  ///
  /// - Complexity: O(*n* log *n*).
  public func sortedByKey() -> PropertyListDictionary {
    var order = KeyOrder()
    for (number, entry) in entries.enumerated() {
      var key = entry.key
      key.withUTF8 { unsafe order.add($0.span, number: number) }
    }
    return PropertyListDictionary(uniqueEntries: order.sorted().map { entries[$0] })
  }
}

extension PropertyListDictionary: ExpressibleByDictionaryLiteral {
  /// Creates a dictionary from a literal; of keys that occur twice the last value counts.
  public init(dictionaryLiteral elements: (String, PropertyListValue)...) {
    self.init()
    for (key, value) in elements { self[key] = value }
  }
}
