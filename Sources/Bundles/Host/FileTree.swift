public import SourceText

/// Files, folders and links that are not on a disk, for archives, browsers and tests.
///
/// Links are followed inside the tree only: one that leads out of it, or in a circle, leads nowhere.
public struct FileTree: Sendable {
  private enum Node: Sendable {
    case file(Int)
    case link(String)
    case folder([String])
  }

  /// By path, without a slash at either end; the root is the empty text.
  private var nodes: [String: Node] = ["": .folder([])]
  /// A link is followed through at most so many others.
  private static let linkLimit = 40

  /// Creates an empty tree.
  public init() {}

  /// Adds a file, known by a number, and the folders above it.
  ///
  /// - Returns: Whether the place was free.
  @discardableResult
  public mutating func addFile(_ path: String, number: Int) -> Bool { add(path, .file(number)) }

  /// Adds a symbolic link, and the folders above it.
  ///
  /// - Returns: Whether the place was free.
  @discardableResult
  public mutating func addLink(_ path: String, to target: String) -> Bool { add(path, .link(target)) }

  /// Adds a folder, and those above it; one that is there already stays as it is.
  ///
  /// - Returns: Whether the place was free, or already a folder.
  @discardableResult
  public mutating func addFolder(_ path: String) -> Bool {
    let path = PathName.normalized(path)
    if case .folder = nodes[path] { return true }
    return add(path, .folder([]))
  }

  private mutating func add(_ path: String, _ node: Node) -> Bool {
    let path = PathName.normalized(path)
    guard !path.isEmpty, nodes[path] == nil else { return false }
    let parent = PathName.parent(of: path)
    guard addFolder(parent), case .folder(var names) = nodes[parent] else { return false }
    names.append(PathName.last(of: path))
    nodes[parent] = .folder(names)
    nodes[path] = node
    return true
  }

  /// The number of the file at a path, links followed.
  public func number(at path: String) -> Int? {
    guard let real = resolved(path, followingLast: true), case .file(let number) = nodes[real] else {
      return nil
    }
    return number
  }

  /// What stands at a path.
  public func kind(at path: String, followingLinks: Bool) -> HostEntry.Kind? {
    guard let real = resolved(path, followingLast: followingLinks) else { return nil }
    switch nodes[real] {
    case .file: return .file
    case .link: return .link
    case .folder: return .folder
    case nil: return nil
    }
  }

  /// What is in a folder, sorted by the bytes of the names, nil if there is none at the path.
  public func entries(at path: String) -> [HostEntry]? {
    guard let real = resolved(path, followingLast: true), case .folder(let names) = nodes[real] else {
      return nil
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      HostEntry(name: name, kind: kind(at: PathName.join(real, name), followingLinks: false) ?? .other)
    }
  }

  /// Where the link at a path leads.
  public func linkTarget(at path: String) -> String? {
    guard let real = resolved(path, followingLast: false), case .link(let target) = nodes[real] else {
      return nil
    }
    return target
  }

  /// The path without links, nil if it leads out of the tree or in a circle.
  private func resolved(_ path: String, followingLast: Bool) -> String? {
    var names = PathName.components(of: path)[...]
    var real: [String] = []
    var links = 0
    while let name = names.popFirst() {
      if name.isSameText(as: "..") {
        guard real.popLast() != nil else { return nil }
        continue
      }
      real.append(name)
      guard followingLast || !names.isEmpty, case .link(let target) = nodes[real.joinedPath] else { continue }
      links += 1
      // A path from the root of a disk is not in the tree.
      guard links <= Self.linkLimit, target.utf8.first != UInt8(ascii: "/") else { return nil }
      real.removeLast()
      names = PathName.components(of: target)[...] + names
    }
    return real.joinedPath
  }
}

extension Host {
  /// A host for a tree of files.
  ///
  /// - Parameters:
  ///   - tree: The names.
  ///   - read: Gives the bytes of a file by its number.
  public init(_ tree: FileTree, read: @escaping @Sendable (_ number: Int) throws(HostError) -> SourceBytes) {
    self.init(
      kind: { path, followingLinks in tree.kind(at: path, followingLinks: followingLinks) },
      list: { path throws(HostError) in
        guard let entries = tree.entries(at: path) else {
          throw HostError(.missing, path: path, message: "There is no folder at \(path).")
        }
        return entries
      },
      read: { path throws(HostError) in
        guard let number = tree.number(at: path) else {
          throw HostError(.missing, path: path, message: "There is no file at \(path).")
        }
        return try read(number)
      },
      linkTarget: { path in tree.linkTarget(at: path) })
  }

  /// A host that holds files in memory, for tests and for browsers.
  ///
  /// - Parameters:
  ///   - files: The files by path.
  ///   - links: Where symbolic links lead, by path.
  ///   - folders: Folders that may be empty.
  public static func inMemory(
    _ files: [(path: String, bytes: [UInt8])], links: [(path: String, target: String)] = [],
    folders: [String] = []
  ) -> Host {
    var tree = FileTree()
    for (index, file) in files.enumerated() { tree.addFile(file.path, number: index) }
    for link in links { tree.addLink(link.path, to: link.target) }
    for folder in folders { tree.addFolder(folder) }
    let contents = files.map { SourceBytes($0.bytes) }
    return Host(tree) { number throws(HostError) in contents[number] }
  }
}

extension [String] {
  fileprivate var joinedPath: String { joined(separator: "/") }
}
