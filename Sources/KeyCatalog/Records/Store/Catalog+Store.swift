extension Catalog {
  /// The tables of what builds, stores and devices refuse.
  static let storeTables: [StaticString] = [
    storeBundleRecords, storeIconRecords, storeDeviceRecords, storeDocumentRecords, storeExtensionRecords,
    storePrivacyRecords, storeBuildRecords, storeInstallationRecords, storeRunningRecords,
    storeSigningRecords,
  ]
}
