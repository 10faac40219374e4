internal import Laws

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Lets libFuzzer look for bytes that break a law.
///
/// The option `--law=NAME` names the law; the fuzzer leaves options with two hyphens alone.
@main
struct Fuzz {
  private static let law: Law = {
    let names = CommandLine.arguments.compactMap { argument in
      argument.hasPrefix("--law=") ? String(argument.dropFirst(6)) : nil
    }
    guard let law = Law.all.first(where: { $0.name == names.last }) else {
      fatalError("name a law: --law=\(Law.all.map(\.name).joined(separator: "|"))")
    }
    return law
  }()

  static func main() {
    var count = CommandLine.argc
    var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = unsafe CommandLine.unsafeArgv
    unsafe exit(runFuzzer(&count, &words, testOneInput))
  }

  /// Tries the law on bytes.
  fileprivate static func hold(for start: UnsafePointer<UInt8>?, _ count: Int) {
    unsafe law.fuzz(start, count)
  }
}

/// Called by libFuzzer for each input it makes.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  unsafe Fuzz.hold(for: start, count)
  return 0
}

/// What the fuzzer's own entry point does, which has a name that only a build for release leaves it.
@_silgen_name("LLVMFuzzerRunDriver")
private func runFuzzer(
  _ count: UnsafeMutablePointer<CInt>,
  _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
  _ testOneInput: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt
