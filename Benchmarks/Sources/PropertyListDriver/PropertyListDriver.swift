import DriverSupport
import PropertyLists
import SourceText

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Our own library.
@main
enum PropertyListDriver: Driver {
  static let operations = DriverOperation.allCases.filter { $0 != .typed }

  static func prepare(count: Int, fill: (UnsafeMutableRawBufferPointer) -> Void) -> SourceBytes {
    #if os(Linux)
      // As the command has it, which opens files with the module FileSystem.
      LargeMemory.advise { address, count in
        let start = (UInt(bitPattern: address) + 4095) & ~4095
        let end = (UInt(bitPattern: address) + UInt(count)) & ~4095
        guard start < end else { return }
        madvise(UnsafeMutableRawPointer(bitPattern: start), Int(end - start), MADV_HUGEPAGE)
      }
    #endif
    return SourceBytes(capacity: count) { buffer in
      fill(buffer)
      return count
    }
  }

  static func tree(of input: SourceBytes) -> PropertyListValue? {
    try? PropertyListDocument.validated(input).root?.value(limit: .max)
  }

  static func run(
    _ operation: DriverOperation, _ input: SourceBytes, _ tree: PropertyListValue?
  ) -> (result: Any, written: Int)? {
    switch operation {
    case .load, .typed: return nil
    case .document:
      let document = PropertyListDocument.read(input)
      return document.isValid ? (document, 0) : nil
    case .parse: return self.tree(of: input).map { ($0, 0) }
    case .get:
      guard case .string(let text)? = try? PropertyListDocument.leaf(at: [.key(lookedUpKey)], of: input) else {
        return nil
      }
      return (text, 0)
    case .toXML: return written(try? PropertyListDocument.read(input).encoded(as: WriteOptions(format: .xml)))
    case .toBinary:
      return written(try? PropertyListDocument.read(input).encoded(as: WriteOptions(format: .binary)))
    case .writeXML: return written(try? tree?.encoded(as: WriteOptions(format: .xml)))
    case .writeBinary: return written(try? tree?.encoded(as: WriteOptions(format: .binary)))
    case .writeOpenStep: return written(try? tree?.encoded(as: WriteOptions(format: .gnustep)))
    case .writeJSON: return written(try? tree?.encoded(as: WriteOptions(format: .json)))
    }
  }

  private static func written(_ bytes: [UInt8]?) -> (result: Any, written: Int)? {
    bytes.map { ($0, $0.count) }
  }
}
