internal import Bundles
internal import KeyCatalog
internal import PropertyLists
internal import SourceText

extension Rule {
  fileprivate static let package = Aspect(
    "package-info", "The file PkgInfo says something else.", Levels(.warning))
  fileprivate static let link = Aspect(
    "broken-link", "A link leads nowhere, or out of the bundle.", Levels(.warning, stores: .error))
  fileprivate static let place = Aspect(
    "flat-on-mac", "A bundle of the Mac has its Info.plist at the top.", Levels(.warning))

  /// Finds parts of a bundle that are not where the system looks (R3, B1, B4, B29).
  static let bundleStructure = Rule(
    id: "bundle-structure",
    topic: .structure,
    summary: "A part of the bundle is not as the system expects it.",
    explanation: Explanation(
      finds:
        "A PkgInfo file that differs from CFBundlePackageType or CFBundleSignature; symbolic links that lead nowhere or out "
        + "of the bundle; and apps of the Mac whose Info.plist stands at the top instead of in Contents.",
      matters:
        "PkgInfo counts before Info.plist. What is behind a broken link is missing, and a link that leads out of the bundle is "
        + "broken on other machines. Tools for the Mac do not find an Info.plist at the top.",
      instead: "Remove PkgInfo or let the build write it; keep links inside the bundle, and relative.",
      sources: "CFBundle of the open-source Core Foundation; About Information Property List Files (2010, 2018)."),
    references: ["R3", "B1", "B4", "B29", "R58"],
    aspects: [package, link, place],
    accepts: [
      Example(
        "<key>CFBundlePackageType</key>\n<string>APPL</string>",
        bundle: ExampleBundle("A.app", files: ["PkgInfo": "APPL????"])),
      Example("<key>CFBundlePackageType</key>\n<string>APPL</string>", bundle: ExampleBundle("A.app")),
    ],
    rejects: [
      Example(
        "<key>CFBundlePackageType</key>\n⟦<string>APPL</string>⟧",
        bundle: ExampleBundle("A.app", files: ["PkgInfo": "BNDL????"])),
      Example(
        root: "⟦<dict>⟧<key>CFBundleName</key>\n<string>A</string>\n</dict>",
        bundle: ExampleBundle("A.app", links: ["Frameworks/F.framework/F": "Versions/Current/F"])),
      Example(
        root: "⟦<dict>⟧<key>CFBundleName</key>\n<string>A</string>\n</dict>", platform: .macOS, kind: .app,
        bundle: ExampleBundle("A.app")),
    ],
    check: Check(closing: { run in
      guard let bundle = run.bundle, run.isInfoPlist else { return }
      run.checkPackage(bundle.inspection.packageInfo)
      run.checkPlaces(in: bundle)
    }))
}

extension CheckRun {
  fileprivate mutating func checkPackage(_ info: PackageInfo) {
    guard let file = info.file else { return }
    for (key, code) in [("CFBundlePackageType", info.typeText), ("CFBundleSignature", info.creatorText)] {
      guard let entry = rootEntries[key], let text = entry.value.string, text.utf8.count == 4,
        !text.isSameText(as: code)
      else { continue }
      report(Rule.package, [.key(key)], at: entry.value.range) {
        FindingDetails("\(file.shown) says \(code.quoted), and counts before \(key).", references: ["B29"])
      }
    }
  }

  fileprivate mutating func checkPlaces(in bundle: BundleContext) {
    let opening = document.root?.openingRange ?? ByteRange(0, 0)
    for path in bundle.brokenLinks {
      report(Rule.link, [], at: opening) {
        FindingDetails("The link \(path.shown) leads nowhere, or out of the bundle.", references: ["B4"])
      }
    }
    if isFor(.macOS), isBundle(.app), bundle.inspection.structure.layout == .flat,
      !bundle.inspection.structure.isWrapped
    {
      report(Rule.place, [], at: opening) {
        FindingDetails(
          "Apps of the Mac have their Info.plist in Contents.", help: "Move it there, with the executable in MacOS.",
          references: ["R3"])
      }
    }
  }
}
