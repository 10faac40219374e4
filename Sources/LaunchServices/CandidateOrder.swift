import SourceText

internal import UniformTypes

/// The order in which apps that claim the same are taken (L24, L25).
struct CandidateOrder {
  private let order: HandlerRank.Order

  init(_ order: HandlerRank.Order) {
    self.order = order
  }

  /// What decides before the place does, as one number: a smaller one comes first.
  ///
  /// - Parameter state: What comes before anything that is claimed.
  func weight(_ state: Int64, _ distance: Int, _ rank: HandlerRank, _ role: HandlerRole) -> Int64 {
    state << 40 | Int64(truncatingIfNeeded: min(distance, 1 << 24)) << 8 | Int64(rank.position(in: order))
      << 4
      | Int64(role.rawValue)
  }

  /// What decides before versions do.
  private func weight(_ candidate: HandlerCandidate) -> Int64 {
    weight(
      candidate.isUsable ? 0 : candidate.acceptsDrops ? 1 : 2, candidate.distance, candidate.rank,
      candidate.role) << 4 | Int64(candidate.shared.location.weight)
  }

  /// The candidates, the best one first.
  func sorted(_ candidates: [HandlerCandidate]) -> [HandlerCandidate] {
    guard candidates.count > 1 else { return candidates }
    var places = candidates.enumerated().map { (weight: weight($1), index: $0) }
    places.sort { $0.weight != $1.weight ? $0.weight < $1.weight : $0.index < $1.index }
    var order = places.map { $0.index }
    var start = 0
    while start < places.count {
      var end = start + 1
      while end < places.count, places[end].weight == places[start].weight { end += 1 }
      if end - start > 1 { Self.settle(&order[start..<end], candidates) }
      start = end
    }
    return order.map { candidates[$0] }
  }

  /// Puts apps of equal weight in their order.
  ///
  /// Versions are compared only between copies of one app: the newest copy stands for all of them where apps are compared
  /// by when they were registered, and the others follow it.
  private static func settle(_ order: inout ArraySlice<Int>, _ candidates: [HandlerCandidate]) {
    let hashes = order.map { candidates[$0].shared.identifierHash }.sorted()
    guard zip(hashes, hashes.dropFirst()).contains(where: { $0 == $1 }) else {
      // No two are copies, and mostly they come as they were registered.
      let isAscending = zip(order, order.dropFirst()).allSatisfy {
        candidates[$0].shared.bundle.order < candidates[$1].shared.bundle.order
      }
      if isAscending { order.reverse() } else { order.sort { precedes(candidates[$0], candidates[$1]) } }
      return
    }
    var groups: [[Int]] = []
    var numbers: [String: Int] = [:]
    for index in order {
      let identifier = candidates[index].shared.bundle.identifier.asciiLowercased
      // Apps without an identifier are no copies of one another.
      if !identifier.isEmpty, let number = numbers[identifier] {
        groups[number].append(index)
      } else {
        numbers[identifier] = groups.count
        groups.append([index])
      }
    }
    for number in groups.indices where groups[number].count > 1 {
      groups[number].sort { first, second in
        let (one, other) = (candidates[first].shared.bundle, candidates[second].shared.bundle)
        switch VersionOrder.compare(one.version, other.version) {
        case .descending: return true
        case .ascending: return false
        case .same: return one.order > other.order
        }
      }
    }
    groups.sort { precedes(candidates[$0[0]], candidates[$1[0]]) }
    var position = order.startIndex
    for index in groups.joined() {
      order[position] = index
      position += 1
    }
  }

  /// Whether an app that is no copy of another comes before it: by when it was registered, its identifier and its path.
  private static func precedes(_ one: HandlerCandidate, _ other: HandlerCandidate) -> Bool {
    let (order, rival) = (one.shared.bundle.order, other.shared.bundle.order)
    if order != rival { return order > rival }
    let (name, rivalName) = (
      one.shared.bundle.identifier.asciiLowercased, other.shared.bundle.identifier.asciiLowercased
    )
    if !name.isSameText(as: rivalName) { return name.utf8.lexicographicallyPrecedes(rivalName.utf8) }
    return one.shared.bundle.path.utf8.lexicographicallyPrecedes(other.shared.bundle.path.utf8)
  }

  /// Why the first of two comes before the second, in a sentence.
  func difference(_ winner: HandlerCandidate, _ other: HandlerCandidate) -> String {
    let name = other.bundle.identifier.isEmpty ? other.bundle.path : other.bundle.identifier
    let (one, two) = (winner.shared.location, other.shared.location)
    if winner.distance != other.distance {
      return "It comes before \(name), because its claim is closer to the type."
    }
    if winner.rank != other.rank {
      return "It comes before \(name), because the rank \(winner.rank.name) comes before \(other.rank.name)."
    }
    if winner.role != other.role {
      return "It comes before \(name), because the role \(winner.role.name) comes before \(other.role.name)."
    }
    if one.isOnOtherVolume != two.isOnOtherVolume {
      return "It comes before \(name), because it is on the disk the system was started from."
    }
    if one.isRemote != two.isRemote { return "It comes before \(name), because it is on this computer." }
    if one.isTrusted != two.isTrusted {
      return "It comes before \(name), because it is in a folder for apps."
    }
    let isCopy = winner.bundle.identifier.isSameTextIgnoringCase(as: other.bundle.identifier)
    if isCopy, VersionOrder.compare(winner.bundle.version, other.bundle.version) == .descending {
      return "It comes before another copy, because its version \(winner.bundle.version) is newer than "
        + "\(other.bundle.version)."
    }
    if winner.bundle.order != other.bundle.order {
      return "It comes before \(name), because it was registered later; the system leaves such ties open."
    }
    return "It comes before \(name) by its identifier; the system leaves such ties open."
  }
}
