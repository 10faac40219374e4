public import SourceText

/// Files, folders and links that are not on a disk, for archives, browsers and tests.
///
/// Links are followed inside the tree only: one that leads out of it, or in a circle, leads nowhere.
public struct FileTree: Sendable {
  private enum Node: Sendable {
    case file(Int)
    case link(String)
    /// The number of a list of names.
    case folder(Int)
  }

  /// By path, without a slash at either end; the root is the empty text.
  ///
  /// Above everything there are folders only.
  private var nodes: [String: Node] = ["": .folder(0)]
  /// The names in each folder, which grow in place.
  private var names: [[String]] = [[]]
  /// Folders lie at most so deep in one another: each costs as many bytes as its path has.
  private static let depthLimit = 256
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
  public mutating func addFolder(_ path: String) -> Bool { list(of: PathName.normalized(path)) != nil }

  private mutating func add(_ path: String, _ node: Node) -> Bool {
    let path = PathName.normalized(path)
    guard !path.isEmpty, nodes[path] == nil, let list = list(of: PathName.parent(of: path)) else {
      return false
    }
    names[list].append(PathName.last(of: path))
    nodes[path] = node
    return true
  }

  /// The list of the names in a folder, which is made with those above it; nil if a file or a link is in the way, or
  /// the path is deeper than any bundle.
  private mutating func list(of path: String) -> Int? {
    if case .folder(let list)? = nodes[path] { return list }
    let components = PathName.components(of: path)
    guard components.count <= Self.depthLimit else { return nil }
    var (list, folder) = (0, "")
    for name in components {
      folder = PathName.join(folder, name)
      switch nodes[folder] {
      case .folder(let known): list = known
      case nil:
        names[list].append(name)
        list = names.count
        names.append([])
        nodes[folder] = .folder(list)
      default: return nil
      }
    }
    return list
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
    return nodes[real].map { Self.kind(of: $0) }
  }

  private static func kind(of node: Node) -> HostEntry.Kind {
    switch node {
    case .file: .file
    case .link: .link
    case .folder: .folder
    }
  }

  /// What is in a folder, sorted by the bytes of the names, nil if there is none at the path.
  public func entries(at path: String) -> [HostEntry]? {
    guard let real = resolved(path, followingLast: true), case .folder(let list) = nodes[real] else {
      return nil
    }
    return names[list].sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      HostEntry(name: name, kind: nodes[PathName.join(real, name)].map { Self.kind(of: $0) } ?? .other)
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
    // A path that is there as it stands has no link above its end.
    switch nodes[path] {
    case .file, .folder: return path
    case .link where !followingLast: return path
    default: break
    }
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
