import SourceText

internal import UniformTypes

/// Finds the claims on what is opened without looking at all of them.
struct ClaimIndex: Sendable {
  /// One claim of an app, with what of it decides.
  struct Claim: Sendable {
    /// The number of the app.
    let bundle: Int32
    /// The number of the claim among those of the app.
    let number: Int32
    let role: HandlerRole
    let rank: HandlerRank
    /// Whether it names types.
    var hasTypes = false
    /// Whether folders are documents of it.
    var isPackage = false
  }

  /// A text of a claim.
  struct Mention: Sendable {
    /// The number of the claim among those of all apps.
    let claim: Int32
    /// The place of the text among those of its kind in the claim.
    let position: Int32
  }

  /// Texts with the claims that they stand in.
  struct Mentions: Sendable {
    private var texts: TextIndex
    /// The mentions of the first text, then those of the second, and so on, each in the order of the claims.
    private var mentions: [Mention] = []
    /// Where the mentions of each text begin, and where those of the last one end.
    private var starts: [Int32] = []
    /// The texts of the mentions, as long as they are not in their order.
    private var owners: [Int32] = []

    init(ignoringCase: Bool) { texts = TextIndex(ignoringCase: ignoringCase) }

    mutating func add(_ list: [String], of claim: Int) {
      for position in list.indices {
        owners.append(Int32(truncatingIfNeeded: texts.insert(list[position])))
        mentions.append(
          Mention(claim: Int32(truncatingIfNeeded: claim), position: Int32(truncatingIfNeeded: position)))
      }
    }

    /// Puts the mentions in their order when all are there.
    mutating func arrange() {
      starts = [Int32](repeating: 0, count: texts.count + 1)
      for owner in owners { starts[Int(owner) + 1] += 1 }
      for number in 0..<texts.count { starts[number + 1] += starts[number] }
      var next = starts
      var arranged = mentions
      for (index, owner) in owners.enumerated() {
        arranged[Int(next[Int(owner)])] = mentions[index]
        next[Int(owner)] += 1
      }
      mentions = arranged
      owners = []
    }

    /// The claims that a text stands in.
    subscript(text: String) -> ArraySlice<Mention> {
      guard let number = texts.number(of: text) else { return [] }
      return mentions[Int(starts[number])..<Int(starts[number + 1])]
    }
  }

  /// The claims on documents, those of each app together.
  private(set) var documentClaims: [Claim] = []
  /// The claims on addresses, those of each app together.
  private(set) var schemeClaims: [Claim] = []
  private(set) var types = Mentions(ignoringCase: true)
  private(set) var extensions = Mentions(ignoringCase: true)
  private(set) var mimeTypes = Mentions(ignoringCase: true)
  /// Of type codes the case counts.
  private(set) var codes = Mentions(ignoringCase: false)
  private(set) var schemes = Mentions(ignoringCase: true)

  /// - Complexity: O(*n*) in the number of claims.
  init(_ list: BundleList) {
    for index in list.bundles.indices where list.facts[index].isApplication {
      let bundle = Int32(truncatingIfNeeded: index)
      // One member after another: copying whole claims takes longer than looking at them.
      let claims = list.bundles[index].documentClaims
      for number in claims.indices {
        let claim = documentClaims.count
        types.add(claims[number].types, of: claim)
        extensions.add(claims[number].extensions, of: claim)
        mimeTypes.add(claims[number].mimeTypes, of: claim)
        codes.add(claims[number].osTypes, of: claim)
        documentClaims.append(
          Claim(
            bundle: bundle, number: Int32(truncatingIfNeeded: number), role: claims[number].role,
            rank: claims[number].rank, hasTypes: !claims[number].types.isEmpty,
            isPackage: claims[number].isPackage))
      }
      let addresses = list.bundles[index].schemeClaims
      for number in addresses.indices {
        schemes.add(addresses[number].schemes, of: schemeClaims.count)
        schemeClaims.append(
          Claim(
            bundle: bundle, number: Int32(truncatingIfNeeded: number), role: addresses[number].role,
            rank: addresses[number].rank))
      }
    }
    types.arrange()
    extensions.arrange()
    mimeTypes.arrange()
    codes.arrange()
    schemes.arrange()
  }
}
