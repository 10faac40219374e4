internal import SourceText

extension BinaryObjects {
  /// How much comes of an object once everything it shares is written out.
  struct Expansion {
    /// The values, the object itself included; dictionary keys do not count.
    var values = 1
    /// The bytes of strings and data, keys included, as the file has them.
    var bytes = 0

    /// More than can be counted.
    static let unlimited = Expansion(values: .max, bytes: .max)

    mutating func add(_ other: Expansion) {
      values = Self.sum(values, other.values)
      bytes = Self.sum(bytes, other.bytes)
    }

    private static func sum(_ left: Int, _ right: Int) -> Int {
      let (sum, overflow) = left.addingReportingOverflow(right)
      return overflow ? .max : sum
    }
  }

  /// How many values an object holds, itself included, shared ones counted each time; at most `Int.max`.
  func expandedCount(of object: Int) -> Int { expansion(of: object).values }

  /// How much comes of an object.
  ///
  /// Each container is counted once, however often it is shared. A container that holds itself is
  /// unlimited, and so are containers that overlap more than any writer makes them.
  ///
  /// - Complexity: O(*n*) in the objects of the file.
  func expansion(of object: Int) -> Expansion {
    guard let root = self.object(object), root.isContainer else { return leafExpansion(object) }
    var counter = ExpansionCounter(self)
    return counter.count(from: object, root)
  }

  fileprivate func leafExpansion(_ object: Int) -> Expansion {
    guard let found = self.object(object) else { return Expansion() }
    return leafExpansion(found)
  }

  fileprivate func leafExpansion(_ object: BinaryObject) -> Expansion {
    switch object.form {
    case .ascii, .data: Expansion(bytes: object.count)
    case .utf16: Expansion(bytes: 2 * object.count)
    default: Expansion()
    }
  }
}

/// Adds up what containers hold, with a stack of its own.
private struct ExpansionCounter {
  struct Frame {
    let object: Int
    let container: BinaryObject
    var position = 0
    var sum = BinaryObjects.Expansion()
  }

  let objects: BinaryObjects
  var frames: [Frame] = []
  /// What has been counted; a container on the stack is unlimited until it is done.
  var known: [Int: BinaryObjects.Expansion] = [:]
  var referenceLimit: Int

  init(_ objects: BinaryObjects) {
    self.objects = objects
    referenceLimit = 4 * objects.file.count / objects.referenceSize + 65_536
  }

  mutating func count(from root: Int, _ container: BinaryObject) -> BinaryObjects.Expansion {
    open(root, container)
    while let last = frames.indices.last {
      guard referenceLimit >= 0 else { return .unlimited }
      guard advance(last) else { continue }
      let frame = frames.removeLast()
      known[frame.object] = frame.sum
      guard last > 0 else { return frame.sum }
      frames[last - 1].sum.add(frame.sum)
    }
    return .unlimited
  }

  private mutating func open(_ object: Int, _ container: BinaryObject) {
    known[object] = .unlimited
    referenceLimit -= container.referenceCount
    frames.append(Frame(object: object, container: container))
  }

  /// Goes on with the innermost container.
  ///
  /// - Returns: Whether it is done; otherwise one of its own is to be counted first.
  private mutating func advance(_ last: Int) -> Bool {
    while frames[last].position < frames[last].container.referenceCount {
      let frame = frames[last]
      let child = objects.target(frame.container, frame.position)
      let isKey = frame.container.form == .dictionary && frame.position < frame.container.count
      frames[last].position += 1
      guard let found = objects.object(child) else {
        frames[last].sum.add(BinaryObjects.Expansion())
        continue
      }
      var expansion = objects.leafExpansion(found)
      if isKey {
        expansion.values = 0
      } else if found.isContainer {
        guard let counted = known[child] else {
          open(child, found)
          return false
        }
        expansion = counted
      }
      frames[last].sum.add(expansion)
    }
    return true
  }
}
