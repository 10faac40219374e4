/// What a Mach-O file is for, by the number in its header (M8).
public struct ExecutableFileType: Sendable, Hashable {
  /// The number.
  public let number: UInt32

  /// Creates a type from its number; any number is one, known or not.
  public init(number: UInt32) { self.number = number }

  /// What a compiler leaves for the linker.
  public static let object = ExecutableFileType(number: 1)
  /// A program.
  public static let executable = ExecutableFileType(number: 2)
  /// A shared library.
  public static let dynamicLibrary = ExecutableFileType(number: 6)
  /// A plug-in.
  public static let bundle = ExecutableFileType(number: 8)
  /// Symbols for a debugger.
  public static let debugSymbols = ExecutableFileType(number: 10)
  /// An extension of the kernel.
  public static let kernelExtension = ExecutableFileType(number: 11)

  /// The name to show.
  public var name: String {
    switch number {
    case 1: "object file"
    case 2: "executable"
    case 3: "fixed library"
    case 4: "core dump"
    case 5: "preloaded executable"
    case 6: "dynamic library"
    case 7: "dynamic linker"
    case 8: "bundle"
    case 9: "stub of a dynamic library"
    case 10: "debug symbols"
    case 11: "kernel extension"
    case 12: "set of files"
    default: "file type \(number)"
    }
  }
}
