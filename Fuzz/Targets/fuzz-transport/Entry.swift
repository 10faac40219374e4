internal import Laws

/// Called by libFuzzer for each input it makes.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  unsafe Law.transport.fuzz(start, count)
  return 0
}
