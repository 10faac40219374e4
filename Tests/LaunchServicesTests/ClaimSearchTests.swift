import LaunchServices
import Testing
import UniformTypes

@Suite("Claims are found")
struct ClaimSearchTests {
  /// Numbers that look random and are the same in every run.
  struct Numbers {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }

    /// A few of some texts.
    mutating func some(_ texts: [String]) -> [String] {
      (0..<max(0, next(6) - 2)).map { _ in texts[next(texts.count)] }
    }

    mutating func one(_ texts: [String]) -> String? { next(3) == 0 ? nil : texts[next(texts.count)] }
  }

  /// What is found of an app, in words that can be compared.
  struct Found: Hashable {
    let path: String
    let claim: String
    let distance: Int
    let role: HandlerRole
    let rank: HandlerRank
  }

  static let typeNames = [
    "a.base", "A.Middle", "a.leaf", "a.other", "public.data", "com.apple.package", "a.none",
  ]
  static let endings = ["x", "X", "y", "*", "z"]
  static let mimeTypes = ["text/x", "Text/X", "text/y"]
  static let codes = ["****", "fold", "disk", "TEXT", "text"]

  static let types = TypeRegistry.system.adding([
    TypeDeclaration("a.base", .exported, parents: ["public.data"], tags: [TypeTag(.mimeType, "text/x")]),
    TypeDeclaration("a.middle", .exported, parents: ["a.base"], tags: [TypeTag(.filenameExtension, "x")]),
    TypeDeclaration(
      "a.leaf", .exported, parents: ["a.middle", "public.data"],
      tags: [TypeTag(.filenameExtension, "y"), TypeTag(.mimeType, "text/y")]),
    TypeDeclaration("a.other", .exported, parents: ["com.apple.package"]),
  ])

  static func apps(_ numbers: inout Numbers) -> [RegisteredBundle] {
    (0..<8).map { number in
      let claims = (0..<numbers.next(4)).map { _ in
        DocumentClaim(
          role: HandlerRole.allCases[numbers.next(4)], rank: HandlerRank.allCases[numbers.next(4)],
          types: numbers.some(typeNames), extensions: numbers.some(endings),
          mimeTypes: numbers.some(mimeTypes), osTypes: numbers.some(codes), isPackage: numbers.next(2) == 0)
      }
      return RegisteredBundle(
        path: "/Applications/\(number).app", identifier: "com.example.app\(numbers.next(6))",
        version: "\(numbers.next(3))", order: number, documentClaims: claims)
    }
  }

  /// What every claim is about, one after another, as the book tells it.
  static func expected(
    _ item: DocumentItem, _ apps: [RegisteredBundle], _ options: HandlerOptions, usesTypes: Bool
  ) -> [Found] {
    let ancestry = types.ancestry(of: item.type)
    let declaration = types.declaration(of: item.type)
    let isPackage = types.isPackage(item.type)
    let endings = item.filenameExtension.map { [$0] } ?? declaration?.tags(.filenameExtension) ?? []

    func fits(_ claim: DocumentClaim) -> [(distance: Int, claim: String)] {
      if usesTypes, !claim.types.isEmpty {
        return claim.types.compactMap { type in
          ancestry.first { $0.identifier.lowercased() == type.lowercased() }
            .map { ($0.distance + ($0.isWildcard ? 1_000 : 0), type) }
        }
      }
      var found: [(Int, String)] = []
      for ending in claim.extensions where !item.isFolder || claim.isPackage || isPackage {
        if ending == "*" {
          found.append((1_000_000, "*"))
        } else if endings.contains(where: { $0.lowercased() == ending.lowercased() }) {
          found.append((0, "." + ending))
        }
      }
      for name in claim.mimeTypes
      where declaration?.tags(.mimeType).contains(where: { $0 == name.lowercased() }) ?? false {
        found.append((0, name))
      }
      for code in claim.osTypes {
        let isOwn =
          (code == "fold" && item.isFolder && !item.isVolume && !isPackage)
          || (code == "disk" && item.isVolume) || item.typeCode == code
        if code == "****" {
          if !item.isFolder { found.append((1_000_000, "'****'")) }
        } else if isOwn {
          found.append((0, "'\(code)'"))
        }
      }
      return found
    }

    var result: [Found] = []
    for app in apps {
      var best: (weight: [Int], found: Found)?
      for claim in app.documentClaims where options.roles.includes(claim.role) {
        for (distance, text) in fits(claim) {
          let weight = [
            claim.rank == .none ? 1 : 0, distance, claim.rank.position(in: options.order),
            Int(claim.role.rawValue),
          ]
          if let best, !weight.lexicographicallyPrecedes(best.weight) { continue }
          best = (
            weight,
            Found(path: app.path, claim: text, distance: distance, role: claim.role, rank: claim.rank)
          )
        }
      }
      if let best { result.append(best.found) }
    }
    return result
  }

  @Test(arguments: 0..<40)
  func `as if each were looked at (L19, L23, L25)`(seed: UInt64) throws {
    var numbers = Numbers(state: seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let apps = Self.apps(&numbers)
    var options = HandlerOptions()
    options.roles = [.all, .opening, .editor][numbers.next(3)]
    options.order = [.today, .year2010][numbers.next(2)]
    let isOld = numbers.next(4) == 0
    if isOld { options.system = HostSystem("macOS 10.3") }
    let search = HandlerSearch(apps, types: Self.types, options: options)
    for _ in 0..<20 {
      let item = DocumentItem(
        type: Self.typeNames[numbers.next(Self.typeNames.count)],
        filenameExtension: numbers.one(Self.endings), typeCode: numbers.one(Self.codes),
        isFolder: numbers.next(2) == 0, isVolume: numbers.next(4) == 0)
      let answer = search.answer(.document(item))
      let found = answer.candidates.map {
        Found(
          path: $0.bundle.path, claim: $0.claim, distance: $0.distance, role: $0.role, rank: $0.rank)
      }
      let expected = Self.expected(item, apps, options, usesTypes: !isOld)
      #expect(Set(found) == Set(expected) && found.count == expected.count, "\(item)")
    }
  }
}
