/// Writes what the records say about a kind of document as JSON Schema.
struct SchemaWriter {
  private let root: CatalogPlace
  private let era: Era

  init(root: CatalogPlace, era: Era) {
    self.root = root
    self.era = era
  }

  func schema() -> [UInt8] {
    let document = root.document
    let keys = root.children.filter { $0.isKnown(in: era) }
    var json = JSONText()
    json.object { json in
      json.name("$schema")
      json.string("https://json-schema.org/draft/2020-12/schema")
      json.name("title")
      json.string(document.name)
      json.name("description")
      json.string("The JSON form of a property list, as infoplist convert --to json writes it.")
      json.reference("#/$defs/dictionary")
      json.name("properties")
      json.object { json in
        for key in keys {
          json.name(key.name)
          json.object { json in write(key, to: &json) }
        }
      }
      if document == .infoPlist { writeVariants(of: keys, to: &json) }
      json.name("$defs")
      json.object { json in writeDefinitions(to: &json) }
    }
    return json.bytes
  }

  /// Lets keys with a suffix for a platform or device (R27) be described like those without.
  private func writeVariants(of keys: [CatalogPlace], to json: inout JSONText) {
    func choice(_ words: [String]) -> String { "(" + words.joined(separator: "|") + ")" }
    let platform = "-" + choice(KeyName.PlatformWord.allCases.filter { $0.isKnown(in: era) }.map { $0.name })
    let device = "~" + choice(KeyName.DeviceWord.allCases.filter { $0.isKnown(in: era) }.map { $0.name })
    json.name("patternProperties")
    json.object { json in
      for key in keys {
        json.name("^\(key.name.escapedForPattern)(\(platform)(\(device))?|\(device))$")
        json.object { json in json.reference("#/properties/\(key.name.escapedForPointer)") }
      }
    }
  }

  private func writeDefinitions(to json: inout JSONText) {
    json.definition("buildSetting") { json in
      json.name("description")
      json.string("A text with settings that the build replaces, such as $(NAME).")
      json.name("type")
      json.string("string")
      json.name("pattern")
      json.string("\\$[({]")
    }
    // A property list in JSON wraps what JSON has no form for in an object of one member.
    json.definition("wrapper") { json in
      json.name("type")
      json.string("object")
      json.name("minProperties")
      json.integer(1)
      json.name("maxProperties")
      json.integer(1)
      json.name("propertyNames")
      json.object { json in
        json.name("enum")
        let names = ["$date", "$data", "$integer", "$real", "$uid", "$null", "$set"]
        json.array(names) { json, name in json.string(name) }
      }
    }
    json.definition("dictionary") { json in
      json.name("type")
      json.string("object")
      json.name("not")
      json.object { json in json.reference("#/$defs/wrapper") }
    }
    json.definition("boolean") { json in
      json.alternatives { json in
        json.alternative { json in
          json.name("type")
          json.string("boolean")
        }
        // Readers take the numbers for truth values; the books did not say so.
        if era == .today {
          json.alternative { json in
            json.name("enum")
            json.array([0, 1]) { json, number in json.integer(number) }
          }
        }
      }
    }
    json.definition("integer") { json in
      json.alternatives { json in
        json.alternative { json in
          json.name("type")
          json.string("integer")
        }
        json.alternative { json in json.wrapper("$integer", pattern: "^-?[0-9]+$") }
      }
    }
    json.definition("real") { json in
      json.alternatives { json in
        json.alternative { json in
          json.name("type")
          json.string("number")
        }
        json.alternative { json in json.wrapper("$real", pattern: "^(nan|inf|-inf)$") }
        json.alternative { json in json.wrapper("$integer", pattern: "^-?[0-9]+$") }
      }
    }
    json.definition("date") { json in json.wrapper("$date", pattern: nil) }
    json.definition("data") { json in json.wrapper("$data", pattern: "^[A-Za-z0-9+/]*={0,2}$") }
    for place in sharedPlaces {
      json.definition(place.text) { json in
        writeMembers(of: place.place, to: &json)
      }
    }
  }

  // MARK: Places

  /// Places whose contents other places have as well, as lists within lists do.
  private var sharedPlaces: [(text: String, place: CatalogPlace)] {
    var seen: [Int32] = []
    for node in root.index.nodes where node.shared >= 0 && !seen.contains(node.shared) {
      seen.append(node.shared)
    }
    return seen.map { CatalogPlace(index: root.index, node: $0, other: -1) }
      .filter { $0.document == root.document }.map { (Self.text(of: $0), $0) }
  }

  /// The name of the definition of a shared place.
  private static func text(of place: CatalogPlace) -> String {
    var text = ""
    var node = place.node
    while node >= 0 {
      let step = CatalogPlace(index: place.index, node: node, other: -1)
      text = step.name + text
      node = place.index.nodes[Int(node)].parent
    }
    return text
  }

  /// Writes what is known about the value at a place.
  private func write(_ place: CatalogPlace, to json: inout JSONText) {
    guard let record = place.record, record.isKnown(in: era) else {
      return writeMembers(of: place, to: &json)
    }
    writeAnnotations(of: record, to: &json)
    if record.isOnlyRecalled { return }
    let values = record.closedValues(in: era)
    let types = record.schemaTypes(in: era)
    writeAlternatives(types, to: &json) { type, json in
      switch type {
      case .array:
        json.type("array")
        writeItems(of: place, record.elementType(in: era), values, to: &json)
      case .dictionary:
        json.reference("#/$defs/dictionary")
        writeMembers(of: place, shape: record.valueType(in: era), to: &json)
      default:
        json.simple(type)
        json.oneOf(values.filter { $0.type == type }, orSetting: type == .string)
      }
    }
  }

  /// Writes the items of an array.
  private func writeItems(
    of place: CatalogPlace, _ type: ValueType?, _ values: [CatalogValue], to json: inout JSONText
  ) {
    let items = place.items
    if items == nil, type == nil { return }
    json.name("items")
    json.object { json in
      if let items, items.record != nil { return write(items, to: &json) }
      writeAlternatives(type.map { [$0] } ?? [], to: &json) { type, json in
        if type == .dictionary {
          json.reference("#/$defs/dictionary")
          if let items { writeMembers(of: items, to: &json) }
        } else {
          json.simple(type)
          json.oneOf(values.filter { $0.type == type }, orSetting: type == .string)
        }
      }
    }
  }

  /// Writes the keys of a dictionary.
  private func writeMembers(of place: CatalogPlace, shape: ValueShape? = nil, to json: inout JSONText) {
    let shared = root.index.nodes[Int(place.node)].shared
    if shared >= 0 {
      let target = CatalogPlace(index: root.index, node: shared, other: -1)
      // Beside another reference this one needs an object of its own.
      json.name("allOf")
      return json.array([Self.text(of: target)]) { json, text in
        json.object { json in json.reference("#/$defs/\(text.escapedForPointer)") }
      }
    }
    let children = place.children
    let named = children.filter { !$0.isFree && !$0.isItems && $0.isKnown(in: era) }
    let free = children.first { $0.isFree && $0.isKnown(in: era) }
    if !named.isEmpty || free != nil || shape != nil {
      json.name("properties")
      json.object { json in
        for child in named {
          json.name(child.name)
          json.object { json in write(child, to: &json) }
        }
        // These wrap a dictionary whose keys are exotic, and are no keys themselves.
        if free != nil || shape != nil {
          for wrapper in ["$dictionary", "$pairs"] {
            json.name(wrapper)
            json.boolean(true)
          }
        }
      }
    }
    if let free {
      json.name("additionalProperties")
      json.object { json in write(free, to: &json) }
    } else if let shape {
      json.name("additionalProperties")
      json.object { json in
        writeAlternatives([shape.type], to: &json) { type, json in
          json.simple(type)
          guard let item = shape.item else { return }
          json.name("items")
          json.object { json in
            writeAlternatives([item], to: &json) { type, json in json.simple(type) }
          }
        }
      }
    }
    if shape == nil, place.record == nil, place.items != nil {
      writeItems(of: place, nil, [], to: &json)
    }
  }

  // MARK: Types

  /// Writes the forms a value may have: one as it is, several as alternatives.
  ///
  /// Whatever is no text may be a text with settings of the build.
  private func writeAlternatives(
    _ types: [ValueType], to json: inout JSONText, _ write: (ValueType, inout JSONText) -> Void
  ) {
    if types.isEmpty { return }
    if types.count == 1, types[0] == .string { return write(.string, &json) }
    json.alternatives { json in
      for type in types { json.alternative { json in write(type, &json) } }
      if !types.contains(.string) {
        json.alternative { json in json.reference("#/$defs/buildSetting") }
      }
    }
  }

  private func writeAnnotations(of record: KeyRecord, to json: inout JSONText) {
    if let name = record.readableName(in: era) {
      json.name("title")
      json.string(name)
    }
    let effect = record.effect(in: era)
    if !effect.isEmpty {
      json.name("description")
      json.string(effect)
    }
    if record.status(in: era).isAdvisedAgainst {
      json.name("deprecated")
      json.boolean(true)
    }
    if let value = record.defaultValue(in: era) {
      json.name("default")
      json.value(value)
    }
    // What a list names without being closed is offered, not demanded.
    let examples = record.values(in: era).map { $0.value }
    let isScalar = !record.schemaTypes(in: era).contains(.array)
    if isScalar, !examples.isEmpty, record.closedValues(in: era).isEmpty {
      json.name("examples")
      json.array(examples) { json, value in json.value(value) }
    }
  }
}

extension CatalogPlace {
  fileprivate var isFree: Bool { index.nodes[Int(node)].kind == .free }

  fileprivate var isItems: Bool { index.nodes[Int(node)].kind == .items }

  /// Whether an era knows the key here, or nobody says anything about it but what lies below.
  fileprivate func isKnown(in era: Era) -> Bool { record?.isKnown(in: era) ?? true }
}

extension KeyRecord {
  /// Whether nothing that is said about the key may refuse a value.
  fileprivate var isOnlyRecalled: Bool {
    isThirdParty || !hasBooks && today?.confidence == .recalled
  }

  /// The types that are meant or understood, also those of single platforms.
  fileprivate func schemaTypes(in era: Era) -> [ValueType] {
    var types = types(in: era)
    for type in lenientTypes(in: era) where !types.contains(type) { types.append(type) }
    if hasConstraints {
      for constraint in constraints(in: era) {
        for entry in constraint.typesByPlatform where !types.contains(entry.shape.type) {
          types.append(entry.shape.type)
        }
      }
    }
    return types
  }

  /// The values of a closed list, empty if other values are possible.
  fileprivate func closedValues(in era: Era) -> [CatalogValue] {
    guard valuesAreClosed(in: era), !constraints(in: era).contains(where: { $0.kind == .openEnum }) else {
      return []
    }
    var values = values(in: era).map { $0.value }
    // In use although no reference lists it: the role of a Spotlight importer, as Xcode's template writes it.
    if key.isSameText(as: "CFBundleTypeRole") { values.append(.string("MDImporter")) }
    if era == .today {
      for older in self.values(in: .books2018) where !values.contains(older.value) {
        values.append(older.value)
      }
    }
    return values
  }
}
