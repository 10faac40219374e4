/// A value a path leads to.
public struct PropertyListMatch: Sendable {
  /// The value.
  public let node: PropertyListNode
  private let trail: PathTrail
  private let place: Int32

  init(_ node: PropertyListNode, at place: Int32, of trail: PathTrail) {
    self.node = node
    self.place = place
    self.trail = trail
  }

  /// Where the value stands, from the node the search began at.
  ///
  /// - Complexity: O(*n*) in the length of the path.
  public var path: [PropertyListPathStep] { trail.path(to: place) }
}

/// The places a search has come by, each with the step that led to it from another one.
///
/// Many values deep in a file have long paths that begin alike.
struct PathTrail: Sendable {
  /// A step from one place to another.
  struct Link: Sendable, Hashable {
    let from: Int32
    let step: PropertyListPathStep
  }

  /// The steps; the place that one leads to is its index, and the start is -1.
  private(set) var links: [Link] = []

  mutating func append(_ link: Link) -> Int32 {
    links.append(link)
    return Int32(truncatingIfNeeded: links.count - 1)
  }

  func path(to place: Int32) -> [PropertyListPathStep] {
    var path: [PropertyListPathStep] = []
    var place = place
    while place >= 0 {
      path.append(links[Int(place)].step)
      place = links[Int(place)].from
    }
    return path.reversed()
  }
}
