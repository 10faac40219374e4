import DriverSupport
import Foundation
import MusicLibrary
import PropertyListsFoundation

/// Our own coders; a driver of its own, because the library they stand on is measured without Foundation.
@main
enum CodingDriver: Driver {
  static let operations: [DriverOperation] = [.typed]

  static func prepare(count: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) -> Data {
    var data = Data(count: count)
    data.withUnsafeMutableBytes { fill($0) }
    return data
  }

  static func tree(of input: Data) -> Never? { nil }

  static func run(_ operation: DriverOperation, _ input: Data, _ tree: Never?) -> (result: Any, written: Int)? {
    let library = try? PropertyListsFoundation.PropertyListDecoder().decode(MusicLibrary.self, from: input)
    return library.map { ($0, 0) }
  }
}
