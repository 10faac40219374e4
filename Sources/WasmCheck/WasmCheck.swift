// The functions that the WebAssembly module offers to its host; on other platforms the program is empty.

#if arch(wasm32)
  internal import CWasmRuntime
  internal import PropertyLists
  internal import Reporters
  internal import SourceText
  internal import Validation

  /// Reserves memory for a text that the host is about to write there.
  @_expose(wasm, "allocate")
  @_cdecl("infoplist_allocate")
  public func allocate(_ count: UInt32) -> UnsafeMutableRawPointer {
    UnsafeMutableRawPointer.allocate(byteCount: Int(count), alignment: 16)
  }

  /// Gives back memory that came from `allocate` or `check`.
  @_expose(wasm, "deallocate")
  @_cdecl("infoplist_deallocate")
  public func deallocate(_ memory: UnsafeMutableRawPointer) {
    unsafe memory.deallocate()
  }

  /// Checks a property list.
  ///
  /// - Parameters:
  ///   - path: The path to show, in UTF-8; its last name also tells what kind of file it is.
  ///   - pathLength: The length of the path in bytes.
  ///   - file: The file.
  ///   - fileLength: The length of the file in bytes.
  /// - Returns: The length of the answer as a little-endian number of 32 bits, and behind it the answer: the
  ///   JSON object that `infoplist check --format json` writes. The host gives it back with `deallocate`.
  @_expose(wasm, "check")
  @_cdecl("infoplist_check")
  public func check(
    _ path: UnsafeRawPointer, _ pathLength: UInt32, _ file: UnsafeRawPointer, _ fileLength: UInt32
  ) -> UnsafeMutableRawPointer {
    let path = unsafe String(
      decoding: UnsafeRawBufferPointer(start: path, count: Int(pathLength)), as: UTF8.self)
    let file = unsafe SourceBytes(copying: UnsafeRawBufferPointer(start: file, count: Int(fileLength)))
    var checker = Checker()
    let report = checker.check(PropertyListDocument.read(file), path: path)
    return unsafe answer(Reporter.json.bytes(for: report))
  }

  /// Puts bytes behind their number, where the host can read them.
  private func answer(_ bytes: [UInt8]) -> UnsafeMutableRawPointer {
    let headerSize = MemoryLayout<UInt32>.size
    let memory = UnsafeMutableRawPointer.allocate(byteCount: headerSize + bytes.count, alignment: 16)
    unsafe memory.storeBytes(of: UInt32(bytes.count).littleEndian, as: UInt32.self)
    unsafe UnsafeMutableRawBufferPointer(start: memory + headerSize, count: bytes.count).copyBytes(
      from: bytes)
    return unsafe memory
  }
#endif

@main
enum WasmCheck {
  static func main() {}
}
