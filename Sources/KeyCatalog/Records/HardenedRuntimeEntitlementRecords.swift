/// Entitlements of the hardened runtime and of debugging.
let hardenedRuntimeEntitlementRecords: StaticString = #"""
  "com.apple.security.cs.allow-dyld-environment-variables"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    related: Hardened runtime exception
    effect: Obey DYLD_ variables.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.cs.allow-jit"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    related: Hardened runtime exception
    effect: Make JIT memory with MAP_JIT.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.cs.allow-unsigned-executable-memory"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    related: Hardened runtime exception; risky
    effect: Make writable executable memory freely.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.cs.debugger"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    effect: Attach to other processes.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.cs.disable-executable-page-protection"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    related: Hardened runtime exception
    effect: Drop all code page protection.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.cs.disable-library-validation"
    today: current, Entitlements
    type: boolean
    platforms: macOS 10.7
    related: Hardened runtime exception
    effect: Load code of other teams.
    evidence: platforms from page
    source: apple-2025

  "com.apple.security.get-task-allow"
    today: current, Entitlements
    type: boolean
    related: Notarization refuses true
    effect: Same on Mac.
    evidence: partly recalled
    source: apple-frameworks-2025

  "com.apple.security.hardened-process"
    today: current, Entitlements
    type: boolean
    announced: June 2025
    effect: Extra process checks.
    source: apple-updates-2026

  "com.apple.security.hardened-process.dyld-ro"
    today: current, Entitlements
    type: boolean
    announced: June 2025
    effect: Read-only platform state.
    source: apple-updates-2026

  "com.apple.security.hardened-process.enhanced-security-version"
    today: current, Entitlements
    type: string
    announced: June 2025
    effect: Version of the protections.
    source: apple-updates-2026

  "com.apple.security.hardened-process.hardened-heap"
    today: current, Entitlements
    type: boolean
    announced: June 2025
    effect: Type-aware allocation.
    source: apple-updates-2026

  "com.apple.security.hardened-process.no-guard-objects"
    today: current, Entitlements
    type: boolean
    announced: June 2026
    related: Only with enhanced-security-version 2 or more
    effect: Turn guard objects off.
    source: apple-updates-2026

  "com.apple.security.hardened-process.platform-restrictions"
    today: current, Entitlements
    type: string
    announced: June 2025
    effect: Extra platform limits.
    source: apple-updates-2026

  get-task-allow
    today: current, Entitlements
    type: boolean
    related: Must be false for the store
    effect: Debugger may attach; development only.
    evidence: partly recalled
    source: apple-frameworks-2025
  """#
