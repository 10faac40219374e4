#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

extension FileError {
  /// What was being done when the system refused; it decides the wording.
  enum Operation {
    case read, write, list

    fileprivate var participle: String {
      switch self {
      case .read: "read"
      case .write: "written"
      case .list: "listed"
      }
    }
  }

  /// Creates the error for a failure of the C library.
  init(_ number: Int32, _ operation: Operation, _ path: String) {
    let name = path.isEmpty ? "the empty path" : PathText.visible(path)
    let (code, message) = Self.wording(number, operation, name)
    self.init(code: code, path: path, message: message, systemError: number)
  }

  private static func wording(
    _ number: Int32, _ operation: Operation, _ name: String
  ) -> (Code, String) {
    switch number {
    case ENOENT:
      switch operation {
      case .read: (.noSuchFile, "There is no file at \(name).")
      case .list: (.noSuchFile, "There is no folder at \(name).")
      case .write: (.noSuchFile, "There is no folder to write \(name) into.")
      }
    case EISDIR: (.isFolder, "\(name) is a folder, not a file.")
    case ENOTDIR:
      operation == .list
        ? (.notAFolder, "\(name) is not a folder.")
        : (.notAFolder, "A part of the path \(name) is a file, not a folder.")
    case EACCES, EPERM: (.permissionDenied, "\(name) may not be \(operation.participle) by this user.")
    case EROFS: (.readOnlyDisk, "\(name) is on a disk that cannot be written.")
    case ENOSPC, EDQUOT: (.diskFull, "The disk is full; \(name) was not written.")
    case EFBIG: (.tooLarge, "\(name) would be larger than the system allows; it was not written.")
    case ELOOP: (.linkCircle, "The symbolic links at \(name) lead in a circle.")
    case ENAMETOOLONG: (.badName, "The path \(name) is longer than the system allows.")
    case EILSEQ: (.badName, "The path \(name) holds a character that no path can hold.")
    case EMFILE, ENFILE: (.tooManyOpenFiles, "\(name) was not opened; too many files are open already.")
    case ENOMEM: (.outOfMemory, "There is not enough memory for \(name).")
    case EPIPE: (.brokenPipe, "Nobody reads what is written to \(name).")
    case EIO: (.other, "The disk failed when \(name) was to be \(operation.participle).")
    default:
      (
        .other,
        "\(name) could not be \(operation.participle): \(unsafe String(cString: strerror(number)))."
      )
    }
  }
}
