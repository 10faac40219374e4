import DriverSupport
import Foundation
import MusicLibrary

/// The toolchain's `PropertyListSerialization`.
@main
enum FoundationDriver: Driver {
  static let operations: [DriverOperation] = [.parse, .writeXML, .writeBinary, .toXML, .toBinary, .get, .typed]

  static func prepare(count: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) -> Data {
    var data = Data(count: count)
    data.withUnsafeMutableBytes { fill($0) }
    return data
  }

  static func tree(of input: Data) -> Any? {
    try? PropertyListSerialization.propertyList(from: input, options: [], format: nil)
  }

  static func run(_ operation: DriverOperation, _ input: Data, _ tree: Any?) -> (result: Any, written: Int)? {
    switch operation {
    case .parse: return self.tree(of: input).map { ($0, 0) }
    case .get:
      guard let root = self.tree(of: input) as? [String: Any] else { return nil }
      return (root[lookedUpKey] as? String).map { ($0, 0) }
    case .typed: return (try? PropertyListDecoder().decode(MusicLibrary.self, from: input)).map { ($0, 0) }
    case .writeXML: return data(tree, .xml)
    case .writeBinary: return data(tree, .binary)
    case .toXML: return data(self.tree(of: input), .xml)
    case .toBinary: return data(self.tree(of: input), .binary)
    default: return nil
    }
  }

  private static func data(
    _ tree: Any?, _ format: PropertyListSerialization.PropertyListFormat
  ) -> (result: Any, written: Int)? {
    guard let tree,
      let data = try? PropertyListSerialization.data(fromPropertyList: tree, format: format, options: 0)
    else { return nil }
    return (data, data.count)
  }
}
