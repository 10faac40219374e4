// The library for Swift users: one import for everything that reads, explains and checks property lists.

@_exported public import Archives
@_exported public import Behavior
@_exported public import Bundles
@_exported public import Executables
@_exported public import FileSystem
@_exported public import KeyCatalog
@_exported public import LaunchServices
@_exported public import PropertyLists
@_exported public import Reporters
@_exported public import Resolution
@_exported public import SourceText
@_exported public import TransportSecurity
@_exported public import UniformTypes
@_exported public import Validation

internal import ParallelWork

extension PropertyListDocument {
  /// Reads the property list in a file, keeping every error.
  ///
  /// Charsets that the library does not know are converted by the host, and large XML files are read by two threads.
  ///
  /// - Parameters:
  ///   - path: The file; `-` is standard input.
  ///   - options: The format, if it is known, and limits.
  /// - Throws: ``FileError`` if the file cannot be read; what is wrong inside it stands in ``errors``.
  public static func read(
    path: String, options: ReadOptions = ReadOptions()
  ) throws(FileError) -> PropertyListDocument {
    var options = options
    if options.charsetConverter == nil { options.charsetConverter = CharsetConverter.decodedSource }
    if options.startInBackground == nil { options.startInBackground = BackgroundTask.start }
    let document = read(try FileSystem.openInput(path), options: options)
    guard !document.source.file.hasFaulted else { throw .changedWhileReading(path) }
    return document
  }
}
