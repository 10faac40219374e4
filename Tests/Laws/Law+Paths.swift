internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Law {
  /// Key paths, tried on a small property list.
  package static let keyPath = Law("keypath") { bytes throws(LawViolation) in
    let text = String(decoding: bytes, as: UTF8.self)
    let path: PropertyListPath
    do throws(PropertyListPathError) { path = try PropertyListPath(parsing: text) } catch {
      let length = text.unicodeScalars.count
      return try demand(error.offset >= 0 && error.offset <= length, "\(error) lies outside the path")
    }
    guard let again = try? PropertyListPath(parsing: path.description) else {
      throw LawViolation("\(path.description) cannot be read back")
    }
    try demand(again == path, "\(path.description) is read back as \(again.description)")
    guard let root = sample.root else { return }
    let matches = path.matches(from: root, limit: 200)
    try demand(matches.count <= 200, "more has been found than asked for")
    for match in matches {
      try demand(
        root[match.path]?.range == match.node.range, "\(match.path) does not lead to what was found")
    }
    try demand(
      Set(matches.map(\.path)).count == matches.count, "\(path.description) leads to one place twice")
    if let place = path.place {
      try demand(matches.count <= 1, "\(place) leads to several values")
    }
  }

  /// A property list with a few values of every kind a path can tell apart.
  private static let sample = PropertyListDocument.read(
    SourceBytes(
      #"""
      {"a": {"b": [1, 2, {"a": "x", "b": true}], "": [[], [[]]]}, "a.b": ["**", "[]"], "é": {"a": 1.5},
       "[0]": {"\\": "\""}, "b": [{"a": "x"}, {"a": "y"}, {"a": 1}]}
      """#))

  /// Names of keys, looked up in the catalog.
  package static let catalog = Law("catalog") { bytes throws(LawViolation) in
    let text = String(decoding: bytes, as: UTF8.self)
    for era in [Era.today, .books2018, .books2010] {
      let name = KeyName(parsing: text, era: era)
      try demand(text.utf8.starts(with: name.root.utf8), "the root of \(name.text) is \(name.root)")
      let suffix = (name.platform.map { "-\($0.name)" } ?? "") + (name.device.map { "~\($0.name)" } ?? "")
      try demand((name.root + suffix).utf8.elementsEqual(text.utf8), "\(name) has lost something")
    }
    let catalog = Catalog.standard
    for record in catalog.find(text) {
      try demand(!record.path.description.isEmpty, "a record has no path")
    }
    for document in DocumentKind.allCases {
      let place = catalog.root(of: document)
      let suggestions = catalog.suggestions(for: text, at: place)
      try demand(suggestions.count <= 3, "there are more suggestions than asked for")
      for suggestion in suggestions {
        try demand(suggestion.distance >= 0, "\(suggestion.name) is at no distance")
        if suggestion.kind == .caseSlip || suggestion.kind == .spelling {
          let known = catalog.topLevelKey(suggestion.name, in: document).place
          try demand(known != nil, "\(suggestion.name) is suggested, but unknown")
        }
      }
      if place.key(text) != nil {
        try demand(
          !suggestions.contains { $0.kind != .otherPlace && $0.name.utf8.elementsEqual(text.utf8) },
          "\(text) is suggested for itself")
      }
      var cache = SuggestionCache(catalog)
      let first = cache.suggestion(for: text, at: place)
      try demand(
        (text.utf8.count > 200 || first == suggestions.first)
          && first == cache.suggestion(for: text, at: place),
        "what is remembered of \(text) is not what was found")
    }
    try demand(catalog.suggestions(for: text).count <= 5, "there are more suggestions than asked for")
  }
}
