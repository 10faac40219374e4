extension Catalog {
  /// The records that come with the library.
  static let standardSources =
    appleSources + [RecordSource(document: .infoPlist, text: thirdPartyRecords, isThirdParty: true)]

  /// The records of the keys that Apple's systems and tools read.
  static let appleSources: [RecordSource] = [
    RecordSource(document: .infoPlist, text: backgroundRecords),
    RecordSource(document: .infoPlist, text: bundleRecords),
    RecordSource(document: .entitlements, text: capabilityEntitlementRecords),
    RecordSource(document: .infoPlist, text: commerceRecords),
    RecordSource(document: .entitlements, text: connectivityEntitlementRecords),
    RecordSource(document: .infoPlist, text: connectivityRecords),
    RecordSource(document: .infoPlist, text: deviceRecords),
    RecordSource(document: .infoPlist, text: distributionRecords),
    RecordSource(document: .infoPlist, text: documentTypeRecords),
    RecordSource(document: .infoPlist, text: driverRecords),
    RecordSource(document: .infoPlist, text: extensionRecords),
    RecordSource(document: .infoPlist, text: gameRecords),
    RecordSource(document: .entitlements, text: hardenedRuntimeEntitlementRecords),
    RecordSource(document: .infoPlist, text: iconRecords),
    RecordSource(document: .infoPlist, text: installationRecords),
    RecordSource(document: .infoPlist, text: interfaceRecords),
    RecordSource(document: .infoPlist, text: launchScreenRecords),
    RecordSource(document: .infoPlist, text: launchServicesRecords),
    RecordSource(document: .infoPlist, text: mediaRecords),
    RecordSource(document: .privacyManifest, text: privacyManifestRecords),
    RecordSource(document: .infoPlist, text: purposeStringRecords),
    RecordSource(document: .infoPlist, text: safariExtensionRecords),
    RecordSource(document: .entitlements, text: sandboxEntitlementRecords),
    RecordSource(document: .infoPlist, text: sceneRecords),
    RecordSource(document: .entitlements, text: serviceEntitlementRecords),
    RecordSource(document: .infoPlist, text: servicesRecords),
    RecordSource(document: .infoPlist, text: siriAndSpotlightRecords),
    RecordSource(document: .entitlements, text: systemEntitlementRecords),
    RecordSource(document: .infoPlist, text: transportSecurityRecords),
    RecordSource(document: .infoPlist, text: uniformTypeRecords),
    RecordSource(document: .infoPlist, text: watchRecords),
  ]
}
