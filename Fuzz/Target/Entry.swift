internal import Laws

/// The law to try, which the option `--law=NAME` names; the fuzzer leaves options with two hyphens alone.
private let law: Law = {
  let names = CommandLine.arguments.compactMap { argument in
    argument.hasPrefix("--law=") ? String(argument.dropFirst(6)) : nil
  }
  guard let law = Law.all.first(where: { $0.name == names.last }) else {
    fatalError("name a law: --law=\(Law.all.map(\.name).joined(separator: "|"))")
  }
  return law
}()

/// Called by libFuzzer for each input it makes.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  unsafe law.fuzz(start, count)
  return 0
}
