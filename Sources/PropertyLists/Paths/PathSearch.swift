/// Follows a path through a document, step by step, without recursion.
struct PathSearch {
  /// A value and where it was found.
  private struct Found {
    let node: PropertyListNode
    let place: Int32
  }

  private var found: [Found]
  private var trail = PathTrail()
  private let limit: Int
  /// The places by the step that leads there, if a place can be reached in several ways.
  private var known: [PathTrail.Link: Int32] = [:]
  private let hasManyWays: Bool

  /// - Parameter hasManyWays: The path may lead to one place in several ways.
  init(from root: PropertyListNode, limit: Int, hasManyWays: Bool) {
    found = limit > 0 ? [Found(node: root, place: -1)] : []
    self.limit = min(limit, Int(Int32.max) / 2)
    self.hasManyWays = hasManyWays
  }

  /// What has been found.
  var matches: [PropertyListMatch] {
    found.map { PropertyListMatch($0.node, at: $0.place, of: trail) }
  }

  /// Goes on by one step from everything that has been found.
  mutating func follow(_ step: PropertyListPath.Step) {
    let starts = found
    found = []
    var seen: Set<Int32> = []
    for start in starts where found.count < limit {
      switch step {
      case .key(let key):
        if let value = start.node[key] { add(value, .key(key), from: start) }
      case .index(let index):
        guard let item = start.node[index] else { continue }
        add(item, .index(index < 0 ? start.node.count + index : index), from: start)
      case .everyItem:
        for (index, item) in start.node.items.enumerated() where found.count < limit {
          add(item, .index(index), from: start)
        }
      case .itemsWhere(let key, let value):
        for (index, item) in start.node.items.enumerated()
        where found.count < limit && item[key]?.hasText(value) == true {
          add(item, .index(index), from: start)
        }
      case .anyDepth: addDescendants(of: start, unless: &seen)
      }
    }
  }

  private mutating func add(_ node: PropertyListNode, _ step: PropertyListPathStep, from start: Found) {
    found.append(Found(node: node, place: place(step, from: start)))
  }

  private mutating func place(_ step: PropertyListPathStep, from start: Found) -> Int32 {
    let link = PathTrail.Link(from: start.place, step: step)
    guard hasManyWays else { return trail.append(link) }
    if let place = known[link] { return place }
    let place = trail.append(link)
    known[link] = place
    return place
  }

  /// Adds a value and everything in it, each container before what it holds.
  private mutating func addDescendants(of start: Found, unless seen: inout Set<Int32>) {
    var waiting = [start]
    while let next = waiting.popLast(), found.count < limit {
      if hasManyWays, !seen.insert(next.place).inserted { continue }
      found.append(next)
      var children: [Found] = []
      if next.node.kind == .dictionary {
        for entry in next.node.effectiveEntries {
          children.append(Found(node: entry.value, place: place(.key(entry.key), from: next)))
        }
      } else {
        for (index, item) in next.node.items.enumerated() {
          children.append(Found(node: item, place: place(.index(index), from: next)))
        }
      }
      waiting += children.reversed()
    }
  }
}
