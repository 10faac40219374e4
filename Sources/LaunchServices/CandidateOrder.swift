import SourceText

internal import UniformTypes

/// The order in which apps that claim the same are taken (L24, L25).
struct CandidateOrder {
  private let order: HandlerRank.Order
  private let list: BundleList

  init(_ order: HandlerRank.Order, of list: BundleList) {
    self.order = order
    self.list = list
  }

  /// What decides before the place does, as one number: a smaller one comes first.
  ///
  /// - Parameter state: What comes before anything that is claimed, from 0 to 3.
  func weight(_ state: UInt64, _ match: ClaimMatch, _ rank: HandlerRank, _ role: HandlerRole) -> UInt64 {
    let distance = UInt64(truncatingIfNeeded: match.distance)
    return state << 28 | distance << 4 | UInt64(rank.position(in: order)) << 2 | UInt64(role.rawValue)
  }

  /// Whether documents may be dropped on an app.
  func acceptsDrops(_ contender: Contender) -> Bool {
    !contender.isBroken && contender.rank.acceptsDrops(in: order)
  }

  /// The contenders as candidates, the best one first.
  ///
  /// - Parameter usability: Says what is wrong with those that are broken.
  func candidates(_ contenders: [Contender], _ usability: Usability) -> [HandlerCandidate] {
    let facts = list.facts
    // One number holds what decides before versions do and, below it, which contender it is.
    var places: [UInt64] = []
    places.reserveCapacity(contenders.count)
    for index in contenders.indices {
      let contender = contenders[index]
      let state: UInt64 = contender.isUsable ? 0 : acceptsDrops(contender) ? 1 : 2
      let weight = weight(state, contender.match, contender.rank, contender.role)
      let place = UInt64(facts[Int(contender.bundle)].placeWeight)
      places.append((weight << 3 | place) << 31 | UInt64(index))
    }
    places.sort()
    var start = 0
    while start < places.count {
      var end = start + 1
      while end < places.count, places[end] >> 31 == places[start] >> 31 { end += 1 }
      if end - start > 1 { settle(&places[start..<end], contenders, facts) }
      start = end
    }
    var candidates: [HandlerCandidate] = []
    candidates.reserveCapacity(places.count)
    for place in places {
      let contender = contenders[Self.index(place)]
      candidates.append(
        HandlerCandidate(
          contender, in: list, acceptsDrops: acceptsDrops(contender),
          problem: contender.isBroken ? usability.problem(of: Int(contender.bundle), in: list) : nil))
    }
    return candidates
  }

  private static func index(_ place: UInt64) -> Int { Int(truncatingIfNeeded: place & 0x7FFF_FFFF) }

  /// Puts apps of equal weight in their order.
  ///
  /// Versions are compared only between copies of one app: the newest copy stands for all of them where apps are compared
  /// by when they were registered, and the others follow it.
  private func settle(
    _ places: inout ArraySlice<UInt64>, _ contenders: [Contender], _ facts: [BundleList.Facts]
  ) {
    func bundle(_ place: UInt64) -> Int { Int(contenders[Self.index(place)].bundle) }
    var last = Int.min
    var isAscending = true
    var hasCopies = false
    for place in places {
      let own = facts[bundle(place)]
      hasCopies = hasCopies || own.hasCopies
      isAscending = isAscending && last < own.order
      last = own.order
    }
    guard hasCopies else {
      // Mostly they come as they were registered.
      if isAscending { places.reverse() } else { places.sort { precedes(bundle($0), bundle($1)) } }
      return
    }
    var groups: [[UInt64]] = []
    var numbers: [Int32: Int] = [:]
    for place in places {
      let identifier = facts[bundle(place)].identifier
      // Apps without an identifier are no copies of one another.
      if identifier >= 0, let number = numbers[identifier] {
        groups[number].append(place)
      } else {
        numbers[identifier] = groups.count
        groups.append([place])
      }
    }
    for number in groups.indices where groups[number].count > 1 {
      groups[number].sort { isNewer(bundle($0), bundle($1)) }
    }
    groups.sort { precedes(bundle($0[0]), bundle($1[0])) }
    var position = places.startIndex
    for place in groups.joined() {
      places[position] = place
      position += 1
    }
  }

  /// Whether a copy of an app comes before another.
  private func isNewer(_ one: Int, _ other: Int) -> Bool {
    switch VersionOrder.compare(list.bundles[one].version, list.bundles[other].version) {
    case .descending: true
    case .ascending: false
    case .same: list.facts[one].order > list.facts[other].order
    }
  }

  /// Whether an app that is no copy of another comes before it: by when it was registered, its identifier and its path.
  private func precedes(_ one: Int, _ other: Int) -> Bool {
    let (order, rival) = (list.facts[one].order, list.facts[other].order)
    if order != rival { return order > rival }
    let name = list.bundles[one].identifier.asciiLowercased
    let rivalName = list.bundles[other].identifier.asciiLowercased
    if !name.isSameText(as: rivalName) { return name.utf8.lexicographicallyPrecedes(rivalName.utf8) }
    return list.bundles[one].path.utf8.lexicographicallyPrecedes(list.bundles[other].path.utf8)
  }

  /// Why the first of two comes before the second, in a sentence.
  func difference(_ winner: HandlerCandidate, _ other: HandlerCandidate) -> String {
    let (best, next) = (Int(winner.contender.bundle), Int(other.contender.bundle))
    let identifier = list.bundles[next].identifier
    let name = identifier.isEmpty ? list.bundles[next].path : identifier
    if winner.distance != other.distance {
      return "It comes before \(name), because its claim is closer to the type."
    }
    if winner.rank != other.rank {
      return "It comes before \(name), because the rank \(winner.rank.name) comes before \(other.rank.name)."
    }
    if winner.role != other.role {
      return "It comes before \(name), because the role \(winner.role.name) comes before \(other.role.name)."
    }
    let one = BundleLocation(path: list.bundles[best].path)
    let two = BundleLocation(path: list.bundles[next].path)
    if one.isOnOtherVolume != two.isOnOtherVolume {
      return "It comes before \(name), because it is on the disk the system was started from."
    }
    if one.isRemote != two.isRemote { return "It comes before \(name), because it is on this computer." }
    if one.isTrusted != two.isTrusted {
      return "It comes before \(name), because it is in a folder for apps."
    }
    let (version, rival) = (list.bundles[best].version, list.bundles[next].version)
    let isCopy = list.bundles[best].identifier.isSameTextIgnoringCase(as: identifier)
    if isCopy, VersionOrder.compare(version, rival) == .descending {
      return "It comes before another copy, because its version \(version) is newer than \(rival)."
    }
    if list.facts[best].order != list.facts[next].order {
      return "It comes before \(name), because it was registered later; the system leaves such ties open."
    }
    return "It comes before \(name) by its identifier; the system leaves such ties open."
  }
}
