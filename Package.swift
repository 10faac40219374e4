// swift-tools-version: 6.2

import PackageDescription

/// The strictest settings the toolchain offers, applied to every target at the end of this file.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .treatAllWarnings(as: .error),
  .strictMemorySafety(),
]

let package = Package(
  name: "swift-infoplist",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "InfoPlist", targets: ["InfoPlist"]),
    // For programs that only read, edit and write property lists, and for Benchmarks.
    .library(name: "PropertyLists", targets: ["PropertyLists", "SourceText"]),
    .library(name: "PropertyListsFoundation", targets: ["PropertyListsFoundation"]),
    // For programs that ask which app opens what, and for Benchmarks.
    .library(name: "AppDatabase", targets: ["AppDatabase", "LaunchServices", "UniformTypes"]),
    .executable(name: "infoplist", targets: ["InfoPlistTool"]),
    // Makes live connections, with OpenSSL, which the main executable stays free of.
    .executable(name: "infoplist-probe", targets: ["ConnectionProbeTool"]),
  ],
  targets: [
    // MARK: Portable: no Foundation, typed throws, builds for wasm32 too
    .target(name: "SourceText"),
    .target(name: "PropertyLists", dependencies: ["SourceText"]),
    .target(name: "KeyCatalog"),
    .target(name: "Executables", dependencies: ["PropertyLists", "SourceText"]),
    .target(name: "Bundles", dependencies: ["Executables", "PropertyLists", "SourceText"]),
    .target(name: "Resolution", dependencies: ["Bundles", "KeyCatalog", "PropertyLists", "SourceText"]),
    .target(name: "TransportSecurity", dependencies: ["PropertyLists", "SourceText"]),
    .target(name: "UniformTypes", dependencies: ["Bundles", "PropertyLists", "SourceText"]),
    .target(
      name: "LaunchServices",
      dependencies: ["Bundles", "Executables", "PropertyLists", "SourceText", "UniformTypes"]),
    .target(
      name: "Behavior",
      dependencies: ["Bundles", "Executables", "KeyCatalog", "PropertyLists", "Resolution", "SourceText"]),
    .target(
      name: "Validation",
      dependencies: [
        "Bundles", "Executables", "KeyCatalog", "PropertyLists", "Resolution", "SourceText",
        "TransportSecurity",
      ]),
    .target(
      name: "Reporters",
      dependencies: ["KeyCatalog", "PropertyLists", "SourceText", "TransportSecurity", "Validation"]),

    // MARK: Host: talks to the operating system
    .target(
      name: "CFileShims",
      // Character conversion is in the C library itself everywhere else.
      linkerSettings: [.linkedLibrary("iconv", .when(platforms: [.macOS]))]),
    .target(name: "ParallelWork", dependencies: ["CFileShims"]),
    .target(name: "FileSystem", dependencies: ["Bundles", "CFileShims", "ParallelWork", "SourceText"]),
    .systemLibrary(name: "CZlibShim", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .target(name: "Archives", dependencies: ["Bundles", "CZlibShim", "SourceText"]),
    .systemLibrary(name: "CSQLiteShim", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(
      name: "AppDatabase",
      dependencies: [
        "Bundles", "CSQLiteShim", "FileSystem", "LaunchServices", "PropertyLists", "SourceText",
        "UniformTypes",
      ]),
    .systemLibrary(
      name: "COpenSSLShim", pkgConfig: "openssl", providers: [.apt(["libssl-dev"]), .brew(["openssl"])]),
    .target(
      name: "ConnectionReports", dependencies: ["PropertyLists", "SourceText", "TransportSecurity"]),
    .target(
      name: "ConnectionProbe",
      dependencies: ["COpenSSLShim", "ConnectionReports", "ParallelWork", "PropertyLists"]),

    // MARK: Front ends
    .target(name: "CommandLineKit"),
    .target(
      name: "NscurlFrontEnd",
      dependencies: ["CommandLineKit", "ConnectionReports", "FileSystem"]),
    .target(
      name: "PlistBuddyFrontEnd",
      dependencies: ["CommandLineKit", "FileSystem", "ParallelWork", "PropertyLists", "SourceText"]),
    .target(
      name: "PlutilFrontEnd",
      dependencies: [
        "CommandLineKit", "Executables", "FileSystem", "ParallelWork", "PropertyLists", "SourceText",
      ]),
    .target(name: "ReferencePages", dependencies: ["KeyCatalog", "Validation"]),
    .target(
      name: "Commands",
      dependencies: [
        "AppDatabase", "Archives", "Behavior", "Bundles", "CommandLineKit", "ConnectionReports",
        "Executables", "FileSystem", "KeyCatalog", "LaunchServices", "NscurlFrontEnd", "ParallelWork",
        "PlistBuddyFrontEnd", "PlutilFrontEnd", "PropertyLists", "ReferencePages", "Reporters", "Resolution",
        "SourceText", "TransportSecurity", "UniformTypes", "Validation",
      ]),

    // MARK: Products
    .target(
      name: "InfoPlist",
      dependencies: [
        "Archives", "Behavior", "Bundles", "Executables", "FileSystem", "KeyCatalog", "LaunchServices",
        "ParallelWork", "PropertyLists", "Reporters", "Resolution", "SourceText", "TransportSecurity",
        "UniformTypes", "Validation",
      ]),
    .executableTarget(
      name: "InfoPlistTool", dependencies: ["CommandLineKit", "Commands"],
      // The copy of the standard library that scripts/build-release makes, in front of the toolchain's.
      linkerSettings: Context.environment["INFOPLIST_STANDARD_LIBRARY"].map { [.unsafeFlags([$0])] }),
    .executableTarget(
      name: "ConnectionProbeTool",
      dependencies: ["CommandLineKit", "ConnectionProbe", "ConnectionReports", "FileSystem"]),
    .target(name: "PropertyListsFoundation", dependencies: ["PropertyLists", "SourceText"]),

    // MARK: WebAssembly: the portable parts as one linked module, for checking and for browsers
    .target(name: "CWasmRuntime"),
    .executableTarget(
      name: "WasmCheck",
      // All that are portable, so that to build it is to build them.
      dependencies: [
        "Behavior", "Bundles", "CWasmRuntime", "Executables", "KeyCatalog", "LaunchServices", "PropertyLists",
        "Reporters", "Resolution", "SourceText", "TransportSecurity", "UniformTypes", "Validation",
      ]),

    // MARK: Tools of this package: in no product
    .target(name: "ExecutableWriter"),
    .executableTarget(name: "ExampleBuilder", dependencies: ["ExecutableWriter"]),
    .target(name: "HostileInputs"),
    .executableTarget(name: "HostileInputWriter", dependencies: ["HostileInputs"]),

    // MARK: Tests
    .target(
      name: "TestSupport", dependencies: ["CommandLineKit", "ParallelWork", "SourceText"],
      path: "Tests/TestSupport"),
    .target(
      name: "Laws",
      dependencies: [
        "KeyCatalog", "PropertyLists", "Reporters", "SourceText", "TransportSecurity", "Validation",
      ],
      path: "Tests/Laws"),
    .testTarget(name: "LawsTests", dependencies: ["HostileInputs", "Laws", "TestSupport"]),
    .testTarget(name: "SourceTextTests", dependencies: ["SourceText", "TestSupport"]),
    .testTarget(
      name: "PropertyListsTests",
      dependencies: ["FileSystem", "Laws", "ParallelWork", "PropertyLists", "SourceText", "TestSupport"]),
    .testTarget(
      name: "PropertyListsFoundationTests",
      dependencies: ["PropertyLists", "PropertyListsFoundation", "SourceText", "TestSupport"]),
    .testTarget(
      name: "ExecutablesTests",
      dependencies: ["Executables", "ExecutableWriter", "PropertyLists", "SourceText", "TestSupport"]),
    .testTarget(
      name: "ResolutionTests",
      dependencies: ["Bundles", "KeyCatalog", "PropertyLists", "Resolution", "SourceText", "TestSupport"]),
    .testTarget(
      name: "BundlesTests",
      dependencies: [
        "Bundles", "Executables", "ExecutableWriter", "PropertyLists", "SourceText", "TestSupport",
      ]),
    .testTarget(
      name: "TransportSecurityTests",
      dependencies: ["PropertyLists", "SourceText", "TestSupport", "TransportSecurity"]),
    .testTarget(
      name: "UniformTypesTests",
      dependencies: ["Bundles", "PropertyLists", "SourceText", "TestSupport", "UniformTypes"]),
    .testTarget(
      name: "LaunchServicesTests",
      dependencies: [
        "Bundles", "Executables", "LaunchServices", "PropertyLists", "SourceText", "TestSupport",
        "UniformTypes",
      ]),
    .testTarget(
      name: "BehaviorTests",
      dependencies: [
        "Behavior", "Bundles", "KeyCatalog", "PropertyLists", "Resolution", "SourceText", "TestSupport",
      ]),
    .testTarget(name: "KeyCatalogTests", dependencies: ["KeyCatalog", "TestSupport"]),
    .testTarget(
      name: "ValidationTests",
      dependencies: [
        "Bundles", "HostileInputs", "KeyCatalog", "ParallelWork", "PropertyLists", "SourceText",
        "TestSupport", "Validation",
      ]),
    .testTarget(
      name: "ReportersTests",
      dependencies: [
        "KeyCatalog", "PropertyLists", "Reporters", "SourceText", "TestSupport", "Validation",
      ],
      exclude: ["Snapshots"]),
    .testTarget(name: "ArchivesTests", dependencies: ["Archives", "Bundles", "SourceText", "TestSupport"]),
    .testTarget(
      name: "FileSystemTests", dependencies: ["Bundles", "FileSystem", "SourceText", "TestSupport"]),
    .testTarget(
      name: "PlistBuddyFrontEndTests", dependencies: ["CommandLineKit", "PlistBuddyFrontEnd", "TestSupport"]),
    .testTarget(
      name: "PlutilFrontEndTests",
      dependencies: [
        "CommandLineKit", "ExecutableWriter", "InfoPlistTool", "PlutilFrontEnd", "PropertyLists",
        "SourceText", "TestSupport",
      ]),
    .testTarget(
      name: "AppDatabaseTests",
      dependencies: ["AppDatabase", "Bundles", "FileSystem", "LaunchServices", "TestSupport", "UniformTypes"]),
    .testTarget(
      name: "ConnectionProbeTests",
      dependencies: [
        "ConnectionProbe", "ConnectionProbeTool", "ConnectionReports", "NscurlFrontEnd", "TestSupport",
      ]),
    .testTarget(name: "ParallelWorkTests", dependencies: ["ParallelWork"]),
    .testTarget(
      name: "CommandLineKitTests", dependencies: ["CommandLineKit", "TestSupport"], exclude: ["Snapshots"]),
    .testTarget(
      name: "ReferencePagesTests",
      dependencies: ["KeyCatalog", "ReferencePages", "TestSupport", "Validation"]),
    .testTarget(
      name: "CommandsTests",
      dependencies: [
        "CommandLineKit", "Commands", "ConnectionProbeTool", "ExampleBuilder", "ExecutableWriter",
        "InfoPlistTool", "TestSupport",
      ],
      exclude: ["Snapshots"]),
    .testTarget(name: "ExecutableWriterTests", dependencies: ["ExecutableWriter"]),
    .testTarget(
      name: "MetadataTests",
      dependencies: [
        "CommandLineKit", "Commands", "InfoPlistTool", "KeyCatalog", "TestSupport", "Validation",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// It can be linked only with the fuzzer. One executable tries all laws: to link one for each would take longer than to
// try them.
if Context.environment["INFOPLIST_FUZZ"] != nil {
  package.targets.append(
    .executableTarget(
      name: "fuzz", dependencies: ["Laws"], path: "Fuzz/Target",
      linkerSettings: [
        .unsafeFlags(["-sanitize=fuzzer"]),
        // The fuzzer brings an entry point of its own, too: the first counts.
        .unsafeFlags(["-Xlinker", "--allow-multiple-definition"], .when(platforms: [.linux])),
      ]))
}

for target in package.targets where target.type != .system && target.type != .plugin {
  target.swiftSettings = settings + (target.swiftSettings ?? [])
}

// The executable is built for size where speed does not show: INFOPLIST_SMALL is set by scripts/build-release. Not
// for packages that depend on this one, which may not use such flags.
if Context.environment["INFOPLIST_SMALL"] != nil {
  let small = [
    "AppDatabase", "Archives", "Behavior", "Bundles", "CommandLineKit", "Commands", "ConnectionReports",
    "Executables", "FileSystem", "KeyCatalog", "LaunchServices", "NscurlFrontEnd", "PlistBuddyFrontEnd",
    "PlutilFrontEnd", "ReferencePages", "Reporters", "Resolution", "TransportSecurity", "UniformTypes",
    "Validation",
  ]
  // What is done for each key and each file that is checked.
  let hot = ["Commands", "FileSystem", "KeyCatalog", "PropertyLists", "Reporters", "Validation"]
  for target in package.targets where target.type == .regular && target.path == nil {
    // How values are copied and destroyed is described, not compiled; following the description takes longer.
    if !hot.contains(target.name) {
      target.swiftSettings? += [
        .enableExperimentalFeature("LayoutStringValueWitnesses"),
        .unsafeFlags(["-Xfrontend", "-enable-layout-string-value-witnesses"]),
      ]
    }
    if small.contains(target.name) {
      // Exclusive access is checked wherever the tests run.
      target.swiftSettings?.append(.unsafeFlags(["-Osize", "-enforce-exclusivity=unchecked"]))
    }
  }
}

// Under a sanitizer the modules are optimized in which the tests spend their time: without it they would take far
// longer, and to optimize all takes longer than it saves. INFOPLIST_SANITIZED is set by scripts/test-sanitized.
if let sanitizer = Context.environment["INFOPLIST_SANITIZED"] {
  let busy = ["KeyCatalog", "PropertyLists", "Reporters", "SourceText"]
  for target in package.targets where busy.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-O"]))
  }
  // With the counters that the fuzzer is guided by, these objects are good for it, too.
  let fuzzed = busy + ["Bundles", "Executables", "Laws", "Resolution", "TransportSecurity", "Validation"]
  for target in package.targets where sanitizer == "address" && fuzzed.contains(target.name) {
    target.swiftSettings?.append(.unsafeFlags(["-sanitize-coverage=edge,inline-8bit-counters,pc-table"]))
  }
}
