public import LaunchServices
public import UniformTypes

extension AppDatabase {
  /// All registered bundles, in the order they were registered.
  ///
  /// - Complexity: O(*n*) in the number of bundles and of what they claim.
  public func bundles() throws(DatabaseError) -> [RegisteredBundle] {
    // Counting them would read all of the file once more.
    let last = try connection.number("SELECT max(id) FROM bundles")
    return try read(
      try connection.prepare("SELECT id, path, record FROM bundles ORDER BY id"),
      expecting: Int(truncatingIfNeeded: min(max(last, 0), 1 << 14)))
  }

  /// The bundles with an identifier, or at a path.
  public func bundles(named name: String) throws(DatabaseError) -> [RegisteredBundle] {
    let statement = try connection.prepare("SELECT id, path, record FROM bundles WHERE path = ?")
    try statement.bind(1, name)
    let atPath = try read(statement)
    return atPath.isEmpty ? try bundles(with: [IndexKey(.identifier, name)]) : atPath
  }

  /// The number of registered bundles.
  public func count() throws(DatabaseError) -> Int {
    Int(try connection.number("SELECT count(*) FROM bundles"))
  }

  private func read(
    _ statement: SQLiteStatement, expecting count: Int = 0
  ) throws(DatabaseError) -> [RegisteredBundle] {
    var bundles: [RegisteredBundle] = []
    bundles.reserveCapacity(count)
    while try statement.step() {
      let (path, order) = (statement.text(1), Int(truncatingIfNeeded: statement.number(0)))
      // A record that is none says nothing until the bundle is registered again.
      if let bundle = statement.record(2, { RegisteredBundle($0, path: path, order: order) }) {
        bundles.append(bundle)
      }
    }
    return bundles
  }

  /// The bundles that have one of some keys, in the order they were registered.
  func bundles(with keys: [IndexKey], except known: Set<Int> = []) throws(DatabaseError) -> [RegisteredBundle]
  {
    let find = try connection.prepare("SELECT bundle FROM keys WHERE kind = ? AND key = ?")
    var numbers: Set<Int64> = []
    for key in keys {
      try find.bind(1, key.kind.rawValue)
      try find.bind(2, key.text)
      while try find.step() { numbers.insert(find.number(0)) }
    }
    let load = try connection.prepare("SELECT id, path, record FROM bundles WHERE id = ?")
    var bundles: [RegisteredBundle] = []
    for number in numbers.sorted() where !known.contains(Int(truncatingIfNeeded: number)) {
      try load.bind(1, number)
      bundles += try read(load)
    }
    return bundles
  }
}

extension AppDatabase {
  /// What is to be opened.
  public enum Subject: Sendable, Hashable {
    /// Something in a file system.
    case item(FileItem)
    /// Documents of a type.
    case type(String)
    /// An address with a scheme.
    case scheme(String)
    /// Documents that are known by a tag alone: an ending, a MIME type or a type code.
    case tag(TypeTag)
  }

  /// What opens something.
  public struct Answer: Sendable {
    /// The type of what is opened, nil for addresses.
    public let type: String?
    /// Why it is of that type, nil if that was not asked.
    public let why: String?
    /// The apps.
    public let handlers: HandlerAnswer
  }

  /// Finds the app that opens something.
  ///
  /// Only bundles that declare or claim anything of it are looked at, so that the answer takes as long with ten thousand
  /// apps as with ten.
  ///
  /// - Parameter options: The bindings are replaced by those in the database.
  public func answer(_ subject: Subject, options: HandlerOptions) throws(DatabaseError) -> Answer {
    var options = options
    // One look at the database, however much is read: every reading by itself would be locked by itself.
    return try connection.transaction(isWriting: false) { () throws(DatabaseError) in
      options.bindings = try bindings()
      return try find(subject, options)
    }
  }

  private func find(_ subject: Subject, _ options: HandlerOptions) throws(DatabaseError) -> Answer {
    switch subject {
    case .scheme(let scheme):
      let bundles = try bundles(with: [IndexKey(.claimedScheme, scheme)])
      let search = HandlerSearch(bundles, types: .system, options: options)
      return Answer(type: nil, why: nil, handlers: search.answer(.scheme(scheme)))
    case .type(let type):
      let types = try types { _ in type }
      return try answer(DocumentItem(type: type), nil, types, options)
    case .item(let item):
      let types = try types(declaring: item.indexKeys) { $0.type(of: item).identifier }
      let (type, why) = types.type(of: item)
      let document = DocumentItem(
        type: type, filenameExtension: item.filenameExtension, typeCode: item.typeCode,
        isFolder: item.kind == .folder || item.kind == .volume, isVolume: item.kind == .volume)
      return try answer(document, why, types, options)
    case .tag(let tag):
      let types = try types(declaring: tag.forms.compactMap { IndexKey(declaring: $0) }) {
        $0.preferredIdentifier(for: tag)
      }
      let type = types.preferredIdentifier(for: tag)
      let document = DocumentItem(
        type: type, filenameExtension: tag.tagClass == .filenameExtension ? tag.value : nil,
        typeCode: tag.tagClass == .osType ? tag.value : nil)
      return try answer(document, nil, types, options)
    }
  }

  private func answer(
    _ item: DocumentItem, _ why: String?, _ types: TypeRegistry, _ options: HandlerOptions
  ) throws(DatabaseError) -> Answer {
    var keys = types.ancestry(of: item.type).map { IndexKey(.claimedType, $0.identifier) }
    let declaration = types.declaration(of: item.type)
    let dynamic = DynamicType(identifier: item.type)
    let extensions =
      item.filenameExtension.map { [$0] } ?? declaration?.tags(.filenameExtension)
      ?? dynamic?.tags(.filenameExtension) ?? []
    for name in extensions + ["*"] { keys.append(IndexKey(.claimedExtension, name)) }
    for name in declaration?.tags(.mimeType) ?? dynamic?.tags(.mimeType) ?? [] {
      keys.append(IndexKey(.claimedMIMEType, name))
    }
    for code in ["****", "fold", "disk", item.typeCode].compactMap({ $0 }) {
      keys.append(IndexKey(.claimedOSType, code))
    }
    let search = HandlerSearch(try bundles(with: keys), types: types, options: options)
    return Answer(type: item.type, why: why, handlers: search.answer(.document(item)))
  }

  /// The system's types and those apps' types that a type depends on.
  ///
  /// - Parameters:
  ///   - keys: What bundles that may declare the type itself have.
  ///   - identify: The type, by the types known so far.
  public func types(_ identify: (TypeRegistry) -> String) throws(DatabaseError) -> TypeRegistry {
    try types(declaring: [], identify)
  }

  private func types(
    declaring keys: [IndexKey], _ identify: (TypeRegistry) -> String
  ) throws(DatabaseError) -> TypeRegistry {
    var types = TypeRegistry.system
    var known: Set<Int> = []
    var asked: Set<IndexKey> = []
    var wanted = keys
    while true {
      let new = try bundles(with: wanted, except: known)
      asked.formUnion(wanted)
      known.formUnion(new.map { $0.order })
      types = types.adding(typesOf: new)
      // What the type conforms to may be declared by others again.
      wanted = types.ancestry(of: identify(types)).map { IndexKey(.declaredType, $0.identifier) }
        .filter { !asked.contains($0) }
      if wanted.isEmpty { return types }
    }
  }
}

extension FileItem {
  /// What bundles that may declare the type of the item have.
  fileprivate var indexKeys: [IndexKey] {
    var keys: [IndexKey] = []
    if let filenameExtension { keys.append(IndexKey(.declaredExtension, filenameExtension)) }
    if let typeCode { keys.append(IndexKey(.declaredOSType, typeCode)) }
    return keys
  }
}
