// swift-tools-version: 6.2

import PackageDescription

// A package of its own, so that nobody who only uses the library builds it or needs what it needs.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "property-list-driver", targets: ["PropertyListDriver"]),
    .executable(name: "check-driver", targets: ["CheckDriver"]),
    .executable(name: "coding-driver", targets: ["CodingDriver"]),
    .executable(name: "apps-driver", targets: ["AppsDriver"]),
    .executable(name: "foundation-driver", targets: ["FoundationDriver"]),
  ],
  dependencies: [.package(name: "swift-infoplist", path: "..")],
  targets: [
    .target(name: "DriverSupport"),
    .executableTarget(
      name: "PropertyListDriver",
      dependencies: ["DriverSupport", .product(name: "PropertyLists", package: "swift-infoplist")]),
    .executableTarget(
      name: "CheckDriver",
      dependencies: ["DriverSupport", .product(name: "InfoPlist", package: "swift-infoplist")]),
    .executableTarget(
      name: "AppsDriver",
      dependencies: ["DriverSupport", .product(name: "AppDatabase", package: "swift-infoplist")]),
    .target(name: "MusicLibrary", swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault")]),
    .executableTarget(
      name: "CodingDriver",
      dependencies: [
        "DriverSupport", "MusicLibrary",
        .product(name: "PropertyListsFoundation", package: "swift-infoplist"),
      ]),
    .executableTarget(name: "FoundationDriver", dependencies: ["DriverSupport", "MusicLibrary"]),
  ],
  swiftLanguageModes: [.v6]
)
