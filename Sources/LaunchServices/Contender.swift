/// An app with that claim of it which fits what is opened best.
struct Contender: Sendable {
  /// The number of the app.
  let bundle: Int32
  /// The number of the claim among those of the app.
  let claim: Int32
  let role: HandlerRole
  let rank: HandlerRank
  let match: ClaimMatch
  /// Whether the app cannot be used at all.
  var isBroken = false

  init(_ claim: ClaimIndex.Claim, _ match: ClaimMatch) {
    bundle = claim.bundle
    self.claim = claim.number
    role = claim.role
    rank = claim.rank
    self.match = match
  }

  /// Whether it can be chosen.
  var isUsable: Bool { !isBroken && rank != .none }
}
