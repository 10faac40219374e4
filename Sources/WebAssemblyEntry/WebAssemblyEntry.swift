// The functions a WebAssembly module of the portable parts offers to its host; empty on other platforms.

#if arch(wasm32)
  internal import CWebAssemblySupport
  internal import PropertyLists
  internal import SourceText

  /// Reserves memory for an input.
  @_expose(wasm, "allocate")
  @_cdecl("infoplist_allocate")
  public func allocate(_ count: Int32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: Int(count), alignment: 16)
  }

  @_expose(wasm, "check")
  @_cdecl("infoplist_check")
  public func check(_ start: UnsafeRawPointer, _ count: Int32) -> Int32 {
    let document = unsafe PropertyListDocument.read(
      SourceBytes(copying: UnsafeRawBufferPointer(start: start, count: Int(count))))
    guard let value = try? document.root?.value() else { return -1 }
    if case .dictionary(let d) = value.self { return Int32(d.count) + Int32(d["CFBundleName"].hashValue & 1) }
    return 0
  }
#endif

@main
enum WebAssemblyEntry {
  static func main() {}
}
