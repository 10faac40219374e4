import SourceText

internal import UniformTypes

/// The bundles of a search, which its candidates share, with what is asked of them again and again.
final class BundleList: Sendable {
  /// What decides between apps that claim the same, worked out once.
  struct Facts: Sendable {
    /// When it was registered.
    let order: Int
    /// A number that copies of one app have in common, whatever the case of their identifiers; below zero without one.
    let identifier: Int32
    /// Whether others have the same identifier.
    fileprivate(set) var hasCopies = false
    /// Whether it is an app, so that what it claims counts.
    let isApplication: Bool
    /// Whether it is in the Trash, so that it is not used.
    let isInTrash: Bool
    /// Whether it names an executable that is not there.
    let lacksExecutable: Bool
    /// How good its place is: a smaller number comes first.
    let placeWeight: UInt8
  }

  let bundles: [RegisteredBundle]
  /// By the numbers of the bundles.
  let facts: [Facts]

  init(_ bundles: [RegisteredBundle]) {
    self.bundles = bundles
    var facts: [Facts] = []
    facts.reserveCapacity(bundles.count)
    var identifiers = TextIndex(ignoringCase: true)
    identifiers.reserveCapacity(bundles.count)
    /// The first bundle with each identifier.
    var firsts: [Int] = []
    firsts.reserveCapacity(bundles.count)
    // By their numbers: copying whole bundles takes longer than what is done with them.
    for index in bundles.indices {
      var number = -1
      if !bundles[index].identifier.isEmpty {
        number = identifiers.insert(bundles[index].identifier)
        if number == firsts.count { firsts.append(index) }
      }
      let path = bundles[index].path
      let location = BundleLocation(path: path)
      facts.append(
        Facts(
          order: bundles[index].order, identifier: Int32(truncatingIfNeeded: number),
          isApplication: RegisteredBundle.isApplication(ofType: bundles[index].packageType, at: path),
          isInTrash: location.isInTrash,
          lacksExecutable: !bundles[index].launch.hasExecutable
            && bundles[index].launch.executableName != nil,
          placeWeight: UInt8(truncatingIfNeeded: location.weight)))
      if number >= 0, firsts[number] != index {
        facts[firsts[number]].hasCopies = true
        facts[index].hasCopies = true
      }
    }
    self.facts = facts
  }
}
