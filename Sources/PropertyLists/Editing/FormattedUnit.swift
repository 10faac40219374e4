internal import SourceText

/// What each level of a file's own layout adds to the indentation.
///
/// Whatever is laid out with a unit has that unit: the first entry that begins a line then stands one level
/// deep, indented by it. So laying a file out twice is no different from doing it once.
enum FormattedUnit {
  /// The unit of a document: that of the first entry on a line of its own that is indented evenly, or the usual
  /// one of the format.
  static func of(_ root: PropertyListNode, in text: EditedText) -> [UInt8] {
    found(root, in: text) ?? usual(text.format)
  }

  /// No unit is longer.
  private static let limit = 8

  private static func usual(_ format: PropertyListFormat) -> [UInt8] {
    switch format {
    case .xml: [0x09]
    case .json: [0x20, 0x20]
    default: Array(repeating: 0x20, count: 4)
    }
  }

  private static func found(_ root: PropertyListNode, in text: EditedText) -> [UInt8]? {
    var waiting = [(node: root, depth: 0)]
    while let (node, depth) = waiting.popLast() {
      // What stands in a wrapper of JSON is laid out as a whole.
      guard node.count > 0, !node.isWrappedInJSON else { continue }
      let container = EditContainer(node, in: text)
      let inner = container.isBare ? depth : depth + 1
      for index in container.items.indices where inner > 0 && container.beginsLine(index) {
        return unit(text.indentation(of: container.items[index].start), depth: inner)
      }
      for item in container.items.reversed() { waiting.append((item.node, inner)) }
    }
    return nil
  }

  /// The part of an indentation that one of several levels adds, or nil if it is uneven.
  private static func unit(_ indentation: [UInt8], depth: Int) -> [UInt8]? {
    guard let first = indentation.first, indentation.allSatisfy({ $0 == first }),
      indentation.count.isMultiple(of: depth), indentation.count <= limit * depth
    else { return nil }
    return Array(indentation[..<(indentation.count / depth)])
  }
}
