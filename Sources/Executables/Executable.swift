public import SourceText

/// A file of code, and what it says about itself.
///
/// Reading never fails: what cannot be understood is in ``errors``, and everything else is there all the same. No
/// count, size or offset in the file is believed before it was compared with what there is (M27).
public struct Executable: Sendable {
  /// What the first bytes say the file is.
  public let format: ExecutableFormat
  /// The parts for the different processors, in the order of the file; one if there is no table of them, none if the
  /// file is not Mach-O.
  public let slices: [ExecutableSlice]
  /// What is wrong, in the order in which it was found: the table first, then slice by slice.
  public let errors: [ExecutableError]

  /// Reads a file.
  ///
  /// - Parameter bytes: The whole file; a mapping is looked at only where something is read.
  /// - Complexity: O(*n*) in the number of load commands; symbols are read when they are asked for.
  public init(reading bytes: SourceBytes) {
    let view = BinaryView(bytes: bytes, isBigEndian: true)
    format = ExecutableFormat(view)
    var errors: [ExecutableError] = []
    switch format {
    case .machO:
      slices = [ExecutableSlice(reading: bytes, ByteRange(0, bytes.count), table: nil, noting: &errors)]
        .compactMap { $0 }
    case .universal:
      let table = SliceTable(reading: view)
      errors += table.errors
      slices = table.entries.compactMap {
        ExecutableSlice(reading: bytes, $0.range, table: $0.architecture, noting: &errors)
      }
    default:
      slices = []
    }
    self.errors = errors
  }

  /// The names of the processors, in the order of the slices, as tools list them: `x86_64`, `arm64`.
  public var architectures: [String] { slices.map { $0.architecture.name } }

  /// The embedded property list that a system reads (M20): that of the slice for the best processor it has.
  ///
  /// - Parameter preferred: The names of processors, the best first; without one of them it is the first slice.
  public func infoPlist(preferring preferred: [String] = ["arm64e", "arm64", "x86_64"]) -> SourceBytes? {
    for name in preferred {
      if let slice = slices.first(where: { $0.architecture.name.utf8.elementsEqual(name.utf8) }) {
        return slice.infoPlist
      }
    }
    return slices.first?.infoPlist
  }
}
