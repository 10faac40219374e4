/// The arrangement of the files in a bundle (B1).
public enum BundleLayout: Sendable, Hashable, CaseIterable {
  /// Resources and executable at the top, in folders of their names: frameworks.
  case resources
  /// Everything in `Support Files`.
  case supportFiles
  /// Everything in `Contents`: bundles of the Mac.
  case contents
  /// Everything at the top: bundles of iPhone, Apple TV and Apple Watch.
  case flat
  /// A folder that is no bundle.
  case none

  /// The name to show.
  public var name: String {
    switch self {
    case .resources: "resources"
    case .supportFiles: "support-files"
    case .contents: "contents"
    case .flat: "flat"
    case .none: "none"
    }
  }

  /// The name of the folder that makes a bundle have this layout, nil for the others.
  var folder: String? {
    switch self {
    case .resources: "Resources"
    case .supportFiles: "Support Files"
    case .contents: "Contents"
    case .flat, .none: nil
    }
  }

  /// Where Info.plist stands, below the bundle.
  public var infoFolder: String { folder ?? "" }

  /// Where the resources are, below the bundle.
  public var resourceFolder: String {
    switch self {
    case .resources: "Resources"
    case .supportFiles: "Support Files/Resources"
    case .contents: "Contents/Resources"
    case .flat, .none: ""
    }
  }

  /// What the folder of the executables stands in, below the bundle (B45).
  public var executableBase: String {
    switch self {
    case .supportFiles: "Support Files/Executables"
    case .contents: "Contents"
    case .resources, .flat, .none: ""
    }
  }

  /// What nested bundles, their folders and `PkgInfo` stand in, below the bundle (B48).
  public var contentFolder: String {
    switch self {
    case .supportFiles, .contents: folder ?? ""
    case .resources, .flat, .none: ""
    }
  }
}
