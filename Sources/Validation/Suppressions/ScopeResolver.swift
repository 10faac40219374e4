internal import PropertyLists
internal import SourceText

/// Finds out what each comment stands before: a key with its value, an item, or the root.
struct ScopeResolver {
  /// A container whose children are being gone through.
  private struct Frame {
    var entries: PropertyListEntries
    var items: PropertyListItems
    let end: Int
  }

  private let all: [Suppression]
  private var result: [Suppression] = []
  private var next = 0

  /// Creates a resolver for suppressions in the order of the file.
  init(_ all: [Suppression]) {
    self.all = all
    result.reserveCapacity(all.count)
  }

  /// The suppressions with their scopes; those that turn out to stand inside a text are left out.
  ///
  /// - Complexity: O(*n*) in the nodes before the last comment.
  mutating func resolved(in document: PropertyListDocument) -> [Suppression] {
    guard let root = document.root else { return all }
    var frames: [Frame] = []
    enter(root, start: root.range.lowerBound, keyEnd: nil, &frames)
    while var frame = frames.popLast(), next < all.count {
      if let entry = frame.entries.next() {
        frames.append(frame)
        enter(entry.value, start: entry.keyRange.lowerBound, keyEnd: entry.keyRange.upperBound, &frames)
      } else if let item = frame.items.next() {
        frames.append(frame)
        enter(item, start: item.range.lowerBound, keyEnd: nil, &frames)
      } else {
        assign(before: frame.end, nil)
      }
    }
    assign(before: .max, nil)
    return result
  }

  /// Handles the comments before a value and inside it.
  private mutating func enter(
    _ value: PropertyListNode, start: Int, keyEnd: Int?, _ frames: inout [Frame]
  ) {
    let range = value.range
    assign(before: start, ByteRange(start, range.upperBound))
    guard next < all.count, all[next].range.lowerBound < range.upperBound else { return }
    if let keyEnd {
      // What stands inside the key itself is no comment; what follows it counts for the entry.
      drop(before: keyEnd)
      assign(before: range.lowerBound, ByteRange(start, range.upperBound))
    }
    guard next < all.count, all[next].range.lowerBound < range.upperBound else { return }
    switch value.kind {
    case .dictionary, .array, .set:
      frames.append(Frame(entries: value.entries, items: value.items, end: range.upperBound))
    default: drop(before: range.upperBound)
    }
  }

  /// Gives the comments that end by an offset their scope.
  private mutating func assign(before offset: Int, _ scope: ByteRange?) {
    while next < all.count, all[next].range.upperBound <= offset {
      var suppression = all[next]
      suppression.scope = scope
      result.append(suppression)
      next += 1
    }
  }

  /// Leaves out what only looks like a comment.
  private mutating func drop(before offset: Int) {
    while next < all.count, all[next].range.lowerBound < offset { next += 1 }
  }
}
