internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let loop = Aspect(
    "conformance-loop", "A type conforms to itself, by way of others or at once.",
    Levels(.warning, books2018: .error))
  fileprivate static let unrooted = Aspect(
    "no-physical-type", "Nothing says whether the type is a file or a folder.", Levels(.note, books2018: .off)
  )

  /// Checks what declared types conform to (R166).
  static let typeConformance = Rule(
    id: "type-conformance",
    topic: .documents,
    summary: "A declared type conforms to itself, or to nothing that files are.",
    explanation: Explanation(
      finds:
        "Types that conform to themselves, at once or by way of other types of the same file, and types for files "
        + "that conform to public.content, public.item or public.composite-content only, which leaves open whether "
        + "they are files or folders.",
      matters:
        "Conformance has to lead upward to types of the system; in a circle, nothing is above anything. A "
        + "type that is neither a file nor a folder is bound to no documents.",
      instead: "Let the type conform to what it really is, such as public.data or com.apple.package.",
      sources: "Cocoa Keys, UTExportedTypeDeclarations (2010, 2018); the system's headers about types."),
    references: ["R166"],
    aspects: [loop, unrooted],
    accepts: [
      Example(
        """
        <key>UTExportedTypeDeclarations</key>
        <array>
        <dict>
        <key>UTTypeIdentifier</key>
        <string>com.example.a</string>
        <key>UTTypeConformsTo</key>
        <array>
        <string>com.example.b</string>
        </array>
        </dict>
        <dict>
        <key>UTTypeIdentifier</key>
        <string>com.example.b</string>
        <key>UTTypeConformsTo</key>
        <string>public.data</string>
        </dict>
        </array>
        """)
    ],
    rejects: [
      Example(
        """
        <key>UTExportedTypeDeclarations</key>
        <array>
        <dict>
        <key>UTTypeIdentifier</key>
        <string>com.example.a</string>
        <key>UTTypeConformsTo</key>
        <array>
        ⟦<string>com.example.b</string>⟧
        </array>
        </dict>
        <dict>
        <key>UTTypeIdentifier</key>
        <string>com.example.b</string>
        <key>UTTypeConformsTo</key>
        <array>
        ⟦<string>com.example.A</string>⟧
        <string>public.data</string>
        </array>
        </dict>
        </array>
        """),
      Example(
        """
        <key>UTExportedTypeDeclarations</key>
        <array>
        <dict>
        <key>UTTypeIdentifier</key>
        ⟦<string>com.example.a</string>⟧
        <key>UTTypeConformsTo</key>
        <array>
        <string>public.content</string>
        </array>
        <key>UTTypeTagSpecification</key>
        <dict>
        <key>public.filename-extension</key>
        <array>
        <string>a</string>
        </array>
        </dict>
        </dict>
        </array>
        """),
    ],
    check: .typeDeclarations { run, declarations in run.checkConformance(declarations) })
}

extension CheckRun {
  fileprivate mutating func checkConformance(_ types: TypeDeclarations) {
    let circles = ConformanceCircles(types)
    for (index, type) in types.all.enumerated() {
      for parent in type.parents where circles.isPart(index, parent.key) {
        report(Rule.loop, parent.path, at: parent.node.range) {
          FindingDetails(
            parent.key == type.key
              ? "\(type.identifier.shown) conforms to itself."
              : "\(type.identifier.shown) conforms to itself by way of \((parent.node.string ?? "").shown).",
            help: "Conformance has to lead upward, to public.data or another type of the system.")
        }
      }
      if type.isExported, type.isForFiles, !type.parents.isEmpty,
        type.parents.allSatisfy({ $0.isAbstract })
      {
        report(Rule.unrooted, type.path, at: type.identifierNode.range) {
          FindingDetails(
            "\(type.identifier.shown) conforms to neither files nor folders.",
            help:
              "Let it conform to public.data, or to com.apple.package for a folder that looks like a file.")
        }
      }
    }
  }
}

/// Finds the declarations that conform to themselves.
private struct ConformanceCircles {
  private let indexes: [[UInt8]: Int]
  /// The number of the circle each declaration belongs to: declarations of one circle reach each other.
  private let groups: [Int]
  private let types: TypeDeclarations

  init(_ types: TypeDeclarations) {
    var indexes: [[UInt8]: Int] = [:]
    for (index, type) in types.all.enumerated() where indexes[type.key] == nil { indexes[type.key] = index }
    self.types = types
    self.indexes = indexes
    groups = Self.groups(types, indexes)
  }

  /// Whether the way from a declaration to a parent leads back to the declaration.
  func isPart(_ index: Int, _ parent: [UInt8]) -> Bool {
    guard let target = indexes[parent] else { return false }
    return target == indexes[types.all[index].key] || groups[target] == groups[index]
  }

  /// The strongly connected parts of the graph, found without recursion.
  ///
  /// - Complexity: O(*n* + *m*) for *n* declarations with *m* parents.
  private static func groups(_ types: TypeDeclarations, _ indexes: [[UInt8]: Int]) -> [Int] {
    let count = types.all.count
    let parents = types.all.map { type in type.parents.compactMap { indexes[$0.key] } }
    var order = Array(repeating: -1, count: count)
    var low = Array(repeating: 0, count: count)
    var group = Array(repeating: -1, count: count)
    var open: [Int] = []
    var next = 0
    var groupCount = 0
    var calls: [(node: Int, parent: Int)] = []
    for start in 0..<count where order[start] < 0 {
      calls.append((start, 0))
      while let (node, parent) = calls.last {
        if parent == 0 {
          order[node] = next
          low[node] = next
          next += 1
          open.append(node)
        } else {
          low[node] = min(low[node], Self.reached(parents[node][parent - 1], order, low, group))
        }
        if parent < parents[node].count {
          calls[calls.count - 1].parent += 1
          let target = parents[node][parent]
          if order[target] < 0 { calls.append((target, 0)) }
          continue
        }
        calls.removeLast()
        guard low[node] == order[node] else { continue }
        while let member = open.popLast() {
          group[member] = groupCount
          if member == node { break }
        }
        groupCount += 1
      }
    }
    return group
  }

  /// The earliest declaration that a parent leads to, past groups that are closed already.
  private static func reached(_ target: Int, _ order: [Int], _ low: [Int], _ group: [Int]) -> Int {
    group[target] >= 0 ? .max : min(order[target], low[target])
  }
}

extension TypeDeclarations.Declaration {
  /// Whether the type is given to files by their extension.
  fileprivate var isForFiles: Bool { node["UTTypeTagSpecification"]?["public.filename-extension"] != nil }
}

extension TypeDeclarations.Parent {
  /// Whether the type says nothing about being a file or a folder.
  fileprivate var isAbstract: Bool {
    ["public.item", "public.content", "public.composite-content"].contains { key.elementsEqual($0.utf8) }
  }
}
