import Laws
import PropertyLists
import TestSupport

/// A random edit of a value, and what it should give, worked out without the editor.
struct RandomEdit {
  let edit: PropertyListEdit
  let result: PropertyListValue
  /// Whether the editor has no excuse to refuse it.
  var isPossible = true
  /// The place whose value changes, or whose items do.
  private var place: [PropertyListPathStep] = []
  /// Whether comments may go with what is removed.
  var mayLoseComments = false
  /// Whether more than the place is written anew.
  var rewrites = false

  /// Whether a value may look different afterwards, or be elsewhere.
  func concerns(_ path: [PropertyListPathStep]) -> Bool { path.starts(with: place) }

  static func make(
    for value: PropertyListValue, _ format: PropertyListFormat, _ generator: inout SeededGenerator
  ) -> RandomEdit {
    var containers: [[PropertyListPathStep]] = []
    var places: [[PropertyListPathStep]] = []
    collect(value, [], &containers, &places)
    let container = generator.pick(containers)
    let new = leaf(for: format, &generator)
    let kind = Int.random(in: 0..<6, using: &generator)
    let at = places.isEmpty ? nil : generator.pick(places)
    switch kind {
    case 0:
      if let at {
        return RandomEdit(
          edit: .set(PropertyListPath(at), new), result: value.setting(new, at: at), at,
          loses: holdsOthers(value, at))
      }
    case 1:
      if let at, let last = at.last {
        let parent = Array(at.dropLast())
        var edit = RandomEdit(
          edit: .remove(PropertyListPath(at)), result: value.removing(at: at), at, loses: true)
        if case .index = last { edit.place = parent }
        return edit
      }
    case 2:
      if let at, case .key? = at.last {
        let parent = Array(at.dropLast())
        let key = "renamed \(generator.next() % 100) é"
        guard value.value(at: parent + [.key(key)]) == nil else { break }
        return RandomEdit(
          edit: .rename(PropertyListPath(at), to: key), result: value.renaming(at, to: key), at, loses: false)
      }
    default: break
    }
    return add(new, to: container, of: value, &generator)
  }

  private init(
    edit: PropertyListEdit, result: PropertyListValue, _ place: [PropertyListPathStep], loses: Bool
  ) {
    self.edit = edit
    self.result = result
    self.place = place
    mayLoseComments = loses
    rewrites = result.hasJSONWrappers
  }

  private static func add(
    _ new: PropertyListValue, to container: [PropertyListPathStep], of value: PropertyListValue,
    _ generator: inout SeededGenerator
  ) -> RandomEdit {
    switch value.value(at: container) {
    case .array(let items), .set(let items):
      let index = Int.random(in: 0...items.count, using: &generator)
      let path = PropertyListPath(
        container + [.index(generator.chance(20) ? index - items.count - 1 : index)])
      let isLast = index == items.count && generator.chance(50)
      return RandomEdit(
        edit: isLast ? .append(PropertyListPath(container), new) : .insert(path, new),
        result: value.inserting(new, at: container + [.index(index)]), container, loses: false)
    default:
      let key = generator.pick(["new", "a.b", "CFBundle", "[x]", "q\"", "$k"]) + "\(generator.next() % 1000)"
      let at = container + [.key(key)]
      if value.value(at: at) != nil {
        return RandomEdit(
          edit: .set(PropertyListPath(at), new), result: value.setting(new, at: at), at, loses: true)
      }
      return RandomEdit(
        edit: generator.chance(50) ? .set(PropertyListPath(at), new) : .insert(PropertyListPath(at), new),
        result: value.inserting(new, at: at), at, loses: false)
    }
  }

  private static func leaf(
    for format: PropertyListFormat, _ generator: inout SeededGenerator
  ) -> PropertyListValue {
    switch format {
    case .openStep, .strings: RandomTree.openStep(&generator, depth: 2)
    case .xml, .gnustep, .binary: RandomTree.gnustep(&generator, depth: 2)
    case .json: RandomTree.any(&generator, depth: 2)
    }
  }

  // MARK: Values

  private static func collect(
    _ value: PropertyListValue, _ path: [PropertyListPathStep], _ containers: inout [[PropertyListPathStep]],
    _ places: inout [[PropertyListPathStep]]
  ) {
    switch value {
    case .dictionary(let dictionary):
      containers.append(path)
      for entry in dictionary.entries {
        places.append(path + [.key(entry.key)])
        collect(entry.value, path + [.key(entry.key)], &containers, &places)
      }
    case .array(let items), .set(let items):
      containers.append(path)
      for (index, item) in items.enumerated() {
        places.append(path + [.index(index)])
        collect(item, path + [.index(index)], &containers, &places)
      }
    default: break
    }
  }

  private static func holdsOthers(_ value: PropertyListValue, _ path: [PropertyListPathStep]) -> Bool {
    let kind = value.value(at: path)?.kind
    return kind == .array || kind == .dictionary || kind == .set
  }
}
