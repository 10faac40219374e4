import SourceText

internal import UniformTypes

/// The order in which apps that claim the same are taken (L24, L25).
struct CandidateOrder {
  private let order: HandlerRank.Order

  init(_ order: HandlerRank.Order) {
    self.order = order
  }

  /// What decides before versions do: smaller numbers come first.
  private func weight(_ candidate: HandlerCandidate) -> [Int] {
    [
      candidate.isUsable ? 0 : candidate.acceptsDrops ? 1 : 2, candidate.distance,
      candidate.rank.position(in: order), Int(candidate.role.rawValue), candidate.bundle.location.weight,
    ]
  }

  /// The candidates, the best one first.
  ///
  /// Versions are compared only between copies of one app: the newest copy stands for all of them where apps are compared
  /// by when they were registered, and the others follow it.
  func sorted(_ candidates: [HandlerCandidate]) -> [HandlerCandidate] {
    struct Group {
      var weight: [Int]
      var identifier: String
      var members: [HandlerCandidate]
    }
    var groups: [Group] = []
    var numbers: [String: Int] = [:]
    for candidate in candidates {
      let weight = weight(candidate)
      let identifier = candidate.bundle.identifier.asciiLowercased
      var key = identifier
      for number in weight { key += " \(number)" }
      // Apps without an identifier are no copies of one another.
      if !identifier.isEmpty, let number = numbers[key] {
        groups[number].members.append(candidate)
      } else {
        numbers[key] = groups.count
        groups.append(Group(weight: weight, identifier: identifier, members: [candidate]))
      }
    }
    for index in groups.indices {
      groups[index].members.sort { one, other in
        switch VersionOrder.compare(one.bundle.version, other.bundle.version) {
        case .descending: true
        case .ascending: false
        case .same: one.bundle.order > other.bundle.order
        }
      }
    }
    groups.sort { one, other in
      if one.weight != other.weight { return one.weight.lexicographicallyPrecedes(other.weight) }
      let (first, second) = (one.members[0].bundle, other.members[0].bundle)
      if first.order != second.order { return first.order > second.order }
      if !one.identifier.isSameText(as: other.identifier) {
        return one.identifier.utf8.lexicographicallyPrecedes(other.identifier.utf8)
      }
      return first.path.utf8.lexicographicallyPrecedes(second.path.utf8)
    }
    return groups.flatMap { $0.members }
  }

  /// Why the first of two comes before the second, in a sentence.
  func difference(_ winner: HandlerCandidate, _ other: HandlerCandidate) -> String {
    let name = other.bundle.identifier.isEmpty ? other.bundle.path : other.bundle.identifier
    let (one, two) = (winner.bundle.location, other.bundle.location)
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
