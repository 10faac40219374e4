internal import CFileShims
internal import SourceText

/// A file's mapping in memory, kept by the ``SourceBytes`` made of it.
@safe
struct FileMapping: @unchecked Sendable {
  // Set once and only read; the C part makes its answers safe for several threads.
  private let mapping: OpaquePointer

  /// Maps an open file.
  init(_ descriptor: Int32, count: Int) throws(SystemCall.Failure) {
    guard let mapping = unsafe cfile_map(descriptor, count, SourceBytes.readAhead) else { throw .last }
    unsafe self.mapping = mapping
  }

  /// The mapped bytes, which end the mapping when nobody uses them anymore.
  ///
  /// - Parameter isChanged: Tells whether the file was written to since it was opened.
  func bytes(count: Int, isChanged: @escaping @Sendable () -> Bool) -> SourceBytes {
    unsafe SourceBytes(
      adopting: cfile_mapping_base(mapping), count: count,
      release: { _ in unsafe cfile_unmap(mapping) },
      hasFaulted: { unsafe cfile_mapping_has_faulted(mapping) || isChanged() })
  }
}
