public import LaunchServices

extension AppDatabase {
  /// What became of bundles that were to be registered.
  public struct RegisterCount: Sendable, Hashable {
    /// How many were not there before.
    public var added = 0
    /// How many were, and say something else now.
    public var changed = 0
    /// How many are as they were.
    public var unchanged = 0

    /// Creates a count of nothing.
    public init() {}
  }

  /// What tells whether registered bundles changed, by their paths.
  ///
  /// - Complexity: O(*n*) in the number of bundles.
  public func stamps() throws(DatabaseError) -> [String: BundleStamp] {
    let statement = try connection.prepare("SELECT path, modified, executable FROM bundles")
    var stamps: [String: BundleStamp] = [:]
    while try statement.step() {
      stamps[statement.text(0)] = BundleStamp(mark: statement.number(1), executable: statement.text(2))
    }
    return stamps
  }

  /// Registers bundles, all or none of them.
  ///
  /// A bundle that says what it said before, with the same contents, keeps its place; one that changed counts as
  /// registered just now.
  public func register(_ arrivals: [Arrival]) throws(DatabaseError) -> RegisterCount {
    try connection.transaction(isWriting: true) { () throws(DatabaseError) in
      let find = try connection.prepare("SELECT id, hash FROM bundles WHERE path = ?")
      let touch = try connection.prepare("UPDATE bundles SET modified = ? WHERE id = ?")
      let insert = try connection.prepare(
        "INSERT INTO bundles (path, modified, hash, record, executable) VALUES (?, ?, ?, ?, ?)")
      let insertKey = try connection.prepare("INSERT INTO keys (kind, key, bundle) VALUES (?, ?, ?)")
      var count = RegisterCount()
      for arrival in arrivals {
        let bundle = arrival.bundle
        let record = bundle.record
        let hash = Self.hash(record, after: arrival.contents)
        try find.bind(1, bundle.path)
        var known: (id: Int64, hash: Int64)?
        while try find.step() { known = (find.number(0), find.number(1)) }
        if let known, known.hash == hash {
          try touch.bind(1, arrival.mark)
          try touch.bind(2, known.id)
          try touch.run()
          count.unchanged += 1
          continue
        }
        if let known { try remove(known.id) }
        try insert.bind(1, bundle.path)
        try insert.bind(2, arrival.mark)
        try insert.bind(3, hash)
        try insert.bind(4, record)
        try insert.bind(5, arrival.executable)
        try insert.run()
        let number = connection.lastRow
        for key in bundle.indexKeys {
          try insertKey.bind(1, key.kind.rawValue)
          try insertKey.bind(2, key.text)
          try insertKey.bind(3, number)
          try insertKey.run()
        }
        if known == nil { count.added += 1 } else { count.changed += 1 }
      }
      return count
    }
  }

  /// Forgets bundles with an identifier, at a path, or below a folder.
  ///
  /// - Returns: The paths of those that were forgotten.
  public func unregister(_ name: String) throws(DatabaseError) -> [String] {
    guard !name.isEmpty else { return [] }
    return try connection.transaction(isWriting: true) { () throws(DatabaseError) in
      var found: [(id: Int64, path: String)] = []
      let byIdentifier = try connection.prepare(
        "SELECT id, path FROM bundles JOIN keys ON bundle = id WHERE kind = ? AND key = ?")
      let key = IndexKey(.identifier, name)
      try byIdentifier.bind(1, key.kind.rawValue)
      try byIdentifier.bind(2, key.text)
      while try byIdentifier.step() { found.append((byIdentifier.number(0), byIdentifier.text(1))) }
      let byPath = try connection.prepare(
        "SELECT id, path FROM bundles WHERE path = ?1 OR (path >= ?1 || '/' AND path < ?1 || '0')")
      try byPath.bind(1, name)
      while try byPath.step() { found.append((byPath.number(0), byPath.text(1))) }
      var paths: [String] = []
      for bundle in found where !paths.contains(bundle.path) {
        try remove(bundle.id)
        paths.append(bundle.path)
      }
      return paths
    }
  }

  private func remove(_ id: Int64) throws(DatabaseError) {
    for text in ["DELETE FROM keys WHERE bundle = ?", "DELETE FROM bundles WHERE id = ?"] {
      let statement = try connection.prepare(text)
      try statement.bind(1, id)
      try statement.run()
    }
  }

  // MARK: What the person chose

  /// Keeps the app a person chose, instead of one chosen before.
  public func prefer(_ binding: UserBinding) throws(DatabaseError) {
    let statement = try connection.prepare(
      "INSERT OR REPLACE INTO bindings (kind, subject, app) VALUES (?, ?, ?)")
    switch binding.subject {
    case .type(let type):
      try statement.bind(1, IndexKey.Kind.claimedType.rawValue)
      try statement.bind(2, IndexKey(.claimedType, type).text)
    case .scheme(let scheme):
      try statement.bind(1, IndexKey.Kind.claimedScheme.rawValue)
      try statement.bind(2, IndexKey(.claimedScheme, scheme).text)
    }
    try statement.bind(3, binding.app)
    try statement.run()
  }

  /// What a person chose, sorted by what is opened.
  public func bindings() throws(DatabaseError) -> [UserBinding] {
    let statement = try connection.prepare("SELECT kind, subject, app FROM bindings ORDER BY kind, subject")
    var bindings: [UserBinding] = []
    while try statement.step() {
      let isScheme = statement.number(0) == IndexKey.Kind.claimedScheme.rawValue
      let subject = statement.text(1)
      bindings.append(UserBinding(isScheme ? .scheme(subject) : .type(subject), app: statement.text(2)))
    }
    return bindings
  }
}

extension AppDatabase {
  /// Runs statements; for tests of older databases.
  package func execute(_ text: String) throws(DatabaseError) { try connection.execute(text) }

  /// Runs a closure while nobody else can write; for tests of what happens then.
  package func whileWriting(_ body: () throws -> Void) throws {
    try connection.execute("BEGIN IMMEDIATE")
    defer { try? connection.execute("ROLLBACK") }
    try body()
  }
}
