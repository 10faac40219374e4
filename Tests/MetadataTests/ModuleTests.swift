import Foundation
import TestSupport
import Testing

@Suite("The modules")
struct ModuleTests {
  let manifest: Manifest

  init() throws {
    manifest = try Manifest()
  }

  @Test func `depend only on modules above them`() {
    #expect(manifest.targets.count > 20)
    var above: Set<String> = []
    for target in manifest.targets {
      for dependency in target.dependencies {
        #expect(above.contains(dependency), "\(target.name) depends on \(dependency)")
      }
      above.insert(target.name)
    }
  }

  @Test func `depend on the one that uses Foundation only in its tests`() {
    let users = manifest.targets.filter { $0.dependencies.contains("PropertyListsFoundation") }
    #expect(users.map(\.name) == ["PropertyListsFoundationTests"])
  }

  @Test func `are all in the executable for WebAssembly if they are portable`() throws {
    let executable = try #require(manifest.targets.first { $0.name == "WasmCheck" })
    let portable = manifest.targets.filter { $0.tier.hasPrefix("Portable") }
    #expect(portable.count > 10)
    #expect(Set(portable.map(\.name)).subtracting(executable.dependencies).isEmpty)
  }

  @Test func `are all described, tier by tier, in one sentence each`() throws {
    let path = "\(Fixtures.packageFolder)/Documentation/Modules.md"
    var described: [[String]] = []
    var tier = ""
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      if let heading = line.wholeMatch(of: /## (.*)/) {
        tier = String(heading.1)
      } else if let row = line.wholeMatch(of: /\| `(\w+)` \| (.*) \|/) {
        described.append([tier, String(row.1)])
        #expect(row.2.hasSuffix(".") && !row.2.dropLast().contains(". "), "\(row.1)")
      }
    }
    let modules = manifest.targets.filter { $0.kind != "testTarget" }
    #expect(described == modules.map { [$0.tier, $0.name] })
  }

  @Test func `have tests in a target of the same name`() {
    let names = Set(manifest.targets.map(\.name))
    for target in manifest.targets where target.kind == "testTarget" && target.name != "MetadataTests" {
      #expect(names.contains(String(target.name.dropLast("Tests".count))), "\(target.name)")
    }
  }
}
