internal import Foundation

/// The path of an executable that was built together with the running tests.
///
/// - Parameter name: The name of the product, such as `infoplist`.
package func builtProduct(_ name: String) -> String {
  // On Linux the test runner lies beside the products; on macOS it is inside a bundle that does.
  let runner = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
  let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL ?? runner
  return bundle.deletingLastPathComponent().appending(path: name).path
}
