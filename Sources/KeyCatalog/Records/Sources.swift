/// Where newer facts come from: the short name used in records, and what it stands for.
let sourceRecords: StaticString = #"""
  apple-2025: Apple BundleResources pages, June 2025 copy (repo theAppLaunchers/apple-docs-for-rag)
  apple-2026: Apple BundleResources pages, 2026 copy (developer.apple.com documentation .md / public snapshot mirror)
  apple-frameworks-2025: Apple framework reference pages, 2025 copy (repo theAppLaunchers/apple-docs-for-rag)
  apple-updates-2026: Apple "Bundle Resources updates" page, June 2026 copy
  apple-bundle-rs: dodorare/apple-bundle-rs (info_plist module)
  swift-build: swiftlang/swift-build (InfoPlistProcessorTaskAction, ValidateProductTaskAction, CoreBuildSystem.xcspec)
  general-knowledge: general knowledge of Apple platforms
  rules_apple: bazelbuild/rules_apple (plisttool, environment_plist)
  qt-creator: Qt Creator iostool MobileDevice error table
  app-store-connect: public GitHub issues quoting App Store Connect messages
  apple-technotes: Apple technotes TN3181-TN3184 (2025 copy)
  apple-forums: Apple developer forums
  apple-capability-page: Apple "Required Device Capabilities" support page (list of names), quoted in public copies
  store-code-pages: public web pages on ITMS codes
  mobsf: MobSF (transport security checks)
  """#
