/// What is asked for by default (R184–R187), and what else is allowed without forward secrecy (R186).
///
/// Names of TLS 1.3 suites are inferred: no document lists them.
let transportBaselineRecords: StaticString = #"""
  minimum-tls TLSv1.2
  rsa-bits 2048
  elliptic-curve-bits 256
  hash-bits 256
  forward-secret TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384
  forward-secret TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256
  forward-secret TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384
  forward-secret TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA
  forward-secret TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256
  forward-secret TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA
  forward-secret TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384
  forward-secret TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256
  forward-secret TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA384
  forward-secret TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256
  forward-secret TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA
  without-forward-secrecy TLS_RSA_WITH_AES_256_GCM_SHA384
  without-forward-secrecy TLS_RSA_WITH_AES_128_GCM_SHA256
  without-forward-secrecy TLS_RSA_WITH_AES_256_CBC_SHA256
  without-forward-secrecy TLS_RSA_WITH_AES_256_CBC_SHA
  without-forward-secrecy TLS_RSA_WITH_AES_128_CBC_SHA256
  without-forward-secrecy TLS_RSA_WITH_AES_128_CBC_SHA
  tls-1.3 TLS_AES_256_GCM_SHA384
  tls-1.3 TLS_AES_128_GCM_SHA256
  tls-1.3 TLS_CHACHA20_POLY1305_SHA256
  """#
