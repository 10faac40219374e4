/// Finds the places a change is to be made at.
struct EditResolver {
  /// A value on the way to the places.
  private struct Found {
    let node: PropertyListNode
    let place: [PropertyListPathStep]
  }

  let root: PropertyListNode
  /// Whether dictionaries and arrays that a path needs are made when they are missing.
  let createsParents: Bool

  /// The steps of an edit other than a move, in the order they are to be made in.
  func steps(of edit: PropertyListEdit) throws(PropertyListEditError) -> [EditStep] {
    switch edit {
    case .set(let path, let value): return try setting(path, value)
    case .insert(let path, let value): return try inserting(path, value)
    case .append(let path, let value): return try appending(path, value)
    case .remove(let path): return try removing(path)
    case .rename(let path, let key): return try renaming(path, to: key)
    case .move: return []
    }
  }

  // MARK: Edits

  private func setting(
    _ path: PropertyListPath, _ value: PropertyListValue
  ) throws(PropertyListEditError) -> [EditStep] {
    guard let last = path.steps.last else { return [.replace([], value)] }
    let (parents, created) = try parents(of: path, value)
    var steps = created
    for parent in parents {
      switch last {
      case .key(let key):
        try expect(parent, .dictionary)
        if parent.node[key] != nil {
          steps.append(.replace(parent.place + [.key(key)], value))
        } else {
          steps.append(.addEntry(parent.place, key: key, value))
        }
      case .index(let index):
        try expect(parent, .array)
        let count = parent.node.count
        if createsParents, index == count || (index == -1 && count == 0) {
          steps.append(.insertItem(parent.place, index: count, value))
        } else {
          let place = try self.place(of: index, in: parent, count: count)
          steps.append(.replace(parent.place + [.index(place)], value))
        }
      case .everyItem, .itemsWhere:
        let matches = PropertyListPath([last]).matches(from: parent.node)
        for match in matches { steps.append(.replace(parent.place + match.path, value)) }
      case .anyDepth: break
      }
    }
    return try found(steps, path, isAddition: true)
  }

  private func inserting(
    _ path: PropertyListPath, _ value: PropertyListValue
  ) throws(PropertyListEditError) -> [EditStep] {
    guard let last = path.steps.last else {
      throw PropertyListEditError(
        .unusablePath, "Nothing can be inserted beside the root.", hint: "Name a key or an index.")
    }
    let (parents, created) = try parents(of: path, value)
    var steps = created
    for parent in parents {
      switch last {
      case .key(let key):
        try expect(parent, .dictionary)
        guard parent.node[key] == nil else {
          throw PropertyListEditError(
            .alreadyExists,
            "There is a value at \(PropertyListPath.text(of: parent.place + [.key(key)])) already.",
            hint: "To replace it, use set.", keyPath: parent.place + [.key(key)])
        }
        steps.append(.addEntry(parent.place, key: key, value))
      case .index(let index):
        try expect(parent, .array)
        // The index is that of the result, which has one item more.
        let place = try self.place(of: index, in: parent, count: parent.node.count + 1)
        steps.append(.insertItem(parent.place, index: place, value))
      case .everyItem, .itemsWhere, .anyDepth:
        throw PropertyListEditError(
          .unusablePath, "The path does not say where to insert.", hint: "Let it end in a key or an index.")
      }
    }
    return try found(steps, path, isAddition: true)
  }

  private func appending(
    _ path: PropertyListPath, _ value: PropertyListValue
  ) throws(PropertyListEditError) -> [EditStep] {
    let matches = try matches(of: path)
    guard !matches.isEmpty else {
      guard createsParents, !path.steps.isEmpty else { throw notFound(path, isAddition: true) }
      return try setting(path, .array([value]))
    }
    var steps: [EditStep] = []
    for match in matches {
      try expect(Found(node: match.node, place: match.path), .array)
      steps.append(.insertItem(match.path, index: match.node.count, value))
    }
    return steps.reversed()
  }

  private func removing(_ path: PropertyListPath) throws(PropertyListEditError) -> [EditStep] {
    guard !path.steps.isEmpty else {
      throw PropertyListEditError(
        .unusablePath, "The root cannot be removed.", hint: "To replace it, use set.")
    }
    var steps: [EditStep] = []
    for match in try matches(of: path) {
      guard let last = match.path.last else { continue }
      steps.append(.remove(Array(match.path.dropLast()), last))
    }
    return try found(steps, path)
  }

  private func renaming(
    _ path: PropertyListPath, to key: String
  ) throws(PropertyListEditError) -> [EditStep] {
    guard case .key(let old)? = path.steps.last else {
      throw PropertyListEditError(
        .unusablePath, "Only a key can be renamed.", hint: "Let the path end in a key.")
    }
    guard !old.hasSameScalars(as: key) else { return [] }
    var steps: [EditStep] = []
    for match in try matches(of: path) {
      let place = Array(match.path.dropLast())
      guard let parent = root[place] else { continue }
      guard parent[key] == nil else {
        throw PropertyListEditError(
          .alreadyExists, "There is a value at \(PropertyListPath.text(of: place + [.key(key)])) already.",
          hint: "Remove it first.", keyPath: place + [.key(key)])
      }
      steps.append(.renameKey(place, from: old, to: key))
    }
    return try found(steps, path)
  }

  // MARK: Paths

  /// Everything a path leads to.
  func matches(of path: PropertyListPath) throws(PropertyListEditError) -> [PropertyListMatch] {
    try checkSteps(path)
    return path.matches(from: root)
  }

  private func checkSteps(_ path: PropertyListPath) throws(PropertyListEditError) {
    guard !path.steps.contains(.anyDepth) else {
      throw PropertyListEditError(
        .unusablePath, "** is for reading, not for changes.", hint: "Name the places one by one.")
    }
  }

  /// What all steps of a path but the last lead to, and the steps that make what is missing on the way.
  private func parents(
    of path: PropertyListPath, _ value: PropertyListValue
  ) throws(PropertyListEditError) -> (parents: [Found], created: [EditStep]) {
    try checkSteps(path)
    var created: [EditStep] = []
    var found = [Found(node: root, place: [])]
    for (position, step) in path.steps.dropLast().enumerated() {
      var next: [Found] = []
      for parent in found {
        let matches = PropertyListPath([step]).matches(from: parent.node)
        next += matches.map { Found(node: $0.node, place: parent.place + $0.path) }
        if matches.isEmpty, createsParents {
          created.append(try creating(path.steps[position...], in: parent, value))
        }
      }
      found = next
    }
    return (found, created)
  }

  /// The step that adds a value together with the containers that lead to it.
  private func creating(
    _ missing: ArraySlice<PropertyListPath.Step>, in parent: Found, _ value: PropertyListValue
  ) throws(PropertyListEditError) -> EditStep {
    var value = value
    for step in missing.dropFirst().reversed() {
      switch step {
      case .key(let key):
        value = .dictionary(
          PropertyListDictionary(uniqueEntries: [PropertyListDictionary.Entry(key: key, value: value)]))
      case .index(0), .index(-1): value = .array([value])
      case .index(let index):
        throw PropertyListEditError(
          .indexOutOfRange, "A new array has no item \(index).", hint: "Its first item is 0.",
          keyPath: parent.place)
      case .everyItem, .itemsWhere, .anyDepth:
        throw PropertyListEditError(
          .notFound, "There is nothing that the path could stand for.", keyPath: parent.place)
      }
    }
    switch missing.first {
    case .key(let key):
      try expect(parent, .dictionary)
      return .addEntry(parent.place, key: key, value)
    case .index(let index):
      try expect(parent, .array)
      let place = try self.place(of: index, in: parent, count: parent.node.count + 1)
      guard place == parent.node.count else {
        throw notFound(PropertyListPath(parent.place + [.index(place)]))
      }
      return .insertItem(parent.place, index: place, value)
    default: throw notFound(PropertyListPath(parent.place))
    }
  }

  private func place(
    of index: Int, in parent: Found, count: Int
  ) throws(PropertyListEditError) -> Int {
    let place = index < 0 ? count + index : index
    guard place >= 0, place < count else {
      let size = parent.node.count
      throw PropertyListEditError(
        .indexOutOfRange,
        "There is no place \(index) in the array, which has \(size) item\(size == 1 ? "" : "s").",
        keyPath: parent.place)
    }
    return place
  }

  private func expect(_ found: Found, _ kind: PropertyListKind) throws(PropertyListEditError) {
    let actual = found.node.kind
    guard actual != kind, !(kind == .array && actual == .set) else { return }
    let name = found.place.isEmpty ? "The root" : PropertyListPath.text(of: found.place)
    throw PropertyListEditError(
      .wrongKind, "\(name) is of the type \(actual), not \(kind).", keyPath: found.place)
  }

  private func found(
    _ steps: [EditStep], _ path: PropertyListPath, isAddition: Bool = false
  ) throws(PropertyListEditError) -> [EditStep] {
    guard !steps.isEmpty else { throw notFound(path, isAddition: isAddition) }
    // From the last to the first, so that indexes stay what they are.
    return steps.reversed()
  }

  /// - Parameter isAddition: Whether the change could make what is missing.
  private func notFound(_ path: PropertyListPath, isAddition: Bool = false) -> PropertyListEditError {
    PropertyListEditError(
      .notFound, "There is no value at \(path.steps.isEmpty ? "the root" : path.description).",
      hint: isAddition && !createsParents && canCreateParents(of: path)
        ? "Where only dictionaries or arrays on the way are missing, --create makes them."
        : "infoplist print shows what there is.",
      keyPath: path.place ?? [])
  }

  /// Whether nothing but containers is missing on a path.
  private func canCreateParents(of path: PropertyListPath) -> Bool {
    guard let place = path.place else { return false }
    var node: PropertyListNode? = root
    for step in place {
      switch (step, node?.kind) {
      case (.key, .dictionary), (.key, nil): break
      case (.index(let index), .array):
        guard index <= node?.count ?? 0, index >= -(node?.count ?? 0) else { return false }
      case (.index(let index), nil):
        guard index == 0 || index == -1 else { return false }
      default: return false
      }
      node = node?[[step]]
    }
    return true
  }
}
