import SourceText

internal import PropertyLists
internal import UniformTypes

/// How an app ranks itself among those that claim the same (R81, R82, L21).
public enum HandlerRank: UInt8, Sendable, Hashable, CaseIterable {
  /// It creates them.
  case owner
  /// It opens them; also meant where no rank is given.
  case standard
  /// It shows them besides others.
  case alternate
  /// It is never chosen to open them, and accepts them when they are dropped on it.
  case none

  /// Whose order counts.
  public enum Order: Sendable, Hashable {
    /// That of today's documentation, which is the one of 2018: Owner, Default, Alternate.
    case today
    /// That of the book of 2010: Owner, Alternate, and Default behind them (R82).
    case year2010
  }

  /// The word for it in Info.plist.
  public var name: String {
    switch self {
    case .owner: "Owner"
    case .standard: "Default"
    case .alternate: "Alternate"
    case .none: "None"
    }
  }

  /// The rank with a name, nil for any other word.
  public init?(name: String) {
    for rank in HandlerRank.allCases where rank.name.isSameText(as: name) {
      self = rank
      return
    }
    return nil
  }

  /// The rank in an entry of `CFBundleDocumentTypes` or `CFBundleURLTypes`: the usual one if it has none, or an unknown
  /// word (L21).
  init(of claim: PropertyListNode) {
    self = claim["LSHandlerRank"]?.string.flatMap { HandlerRank(name: $0) } ?? .standard
  }

  /// The place in an order: a smaller number comes first.
  public func position(in order: Order) -> Int {
    switch (self, order) {
    case (.owner, _): 0
    case (.standard, .today), (.alternate, .year2010): 1
    case (.alternate, .today), (.standard, .year2010): 2
    case (.none, _): 3
    }
  }

  /// Whether documents may be dropped on an app of the rank.
  ///
  /// The book of 2010 describes Default as an app that accepts no drops; today's documentation does not (R82).
  public func acceptsDrops(in order: Order) -> Bool { order == .today || self != .standard }
}
