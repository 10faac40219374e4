internal import Commands

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

@main
enum Main {
  static func main() {
    exit(InfoPlistProgram.runProcess())
  }
}
