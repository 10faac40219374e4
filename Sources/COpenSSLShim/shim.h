#ifndef COPENSSL_SHIM_H
#define COPENSSL_SHIM_H

// Functions that later versions have renamed are still there, and not to be warned about.
#define OPENSSL_SUPPRESS_DEPRECATED

#include <openssl/bio.h>
#include <openssl/ct.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/objects.h>
#include <openssl/ssl.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>
#include <stdint.h>
#include <time.h>

// What the library has as macros, which Swift cannot see.

/// Makes the library ready without reading the system's configuration, which may forbid old versions of TLS.
static inline int copenssl_start(void) {
  return OPENSSL_init_ssl(OPENSSL_INIT_NO_LOAD_CONFIG, NULL);
}

static inline int copenssl_set_minimum_version(SSL_CTX *context, int version) {
  return SSL_CTX_set_min_proto_version(context, version);
}

static inline int copenssl_set_server_name(SSL *session, const char *name) {
  return (int)SSL_set_tlsext_host_name(session, name);
}

/// Servers that cannot renegotiate safely are spoken to all the same: nothing is ever renegotiated.
static inline void copenssl_tolerate_old_servers(SSL_CTX *context) {
  SSL_CTX_set_options(context, SSL_OP_LEGACY_SERVER_CONNECT | SSL_OP_NO_RENEGOTIATION);
}

/// Adds a reference to the store, which the context gives back with its own end.
static inline void copenssl_share_store(SSL_CTX *context, X509_STORE *store) {
  SSL_CTX_set1_cert_store(context, store);
}

static inline long copenssl_pending(BIO *buffer) {
  return (long)BIO_pending(buffer);
}

static inline int copenssl_reason(unsigned long error) {
  return ERR_GET_REASON(error);
}

/// Asks for signed certificate timestamps, and accepts whatever comes.
static inline void copenssl_ask_for_timestamps(SSL_CTX *context) {
#ifndef OPENSSL_NO_CT
  SSL_CTX_enable_ct(context, SSL_CT_VALIDATION_PERMISSIVE);
#endif
}

/// The number of signed certificate timestamps that came, in the certificate or beside it.
static inline int copenssl_timestamp_count(SSL *session) {
#ifndef OPENSSL_NO_CT
  const STACK_OF(SCT) *timestamps = SSL_get0_peer_scts(session);
  return timestamps == NULL ? 0 : sk_SCT_num(timestamps);
#else
  return 0;
#endif
}

static inline int copenssl_chain_length(SSL *session) {
  STACK_OF(X509) *chain = SSL_get_peer_cert_chain(session);
  return chain == NULL ? 0 : sk_X509_num(chain);
}

/// A certificate of the chain that was found while the server's was verified, or was sent, that one first; NULL
/// behind the last.
static inline X509 *copenssl_chain_certificate(SSL *session, int index) {
  STACK_OF(X509) *chain = SSL_get0_verified_chain(session);
  if (chain == NULL) chain = SSL_get_peer_cert_chain(session);
  return chain == NULL || index >= sk_X509_num(chain) ? NULL : sk_X509_value(chain, index);
}

/// Whether a store holds a certificate.
static inline int copenssl_store_holds(X509_STORE *store, const X509 *certificate) {
  STACK_OF(X509) *all = X509_STORE_get1_all_certs(store);
  int found = 0;
  for (int index = 0; index < sk_X509_num(all) && !found; index++)
    found = X509_cmp(sk_X509_value(all, index), certificate) == 0;
  sk_X509_pop_free(all, X509_free);
  return found;
}

/// Whether both sides have agreed on an extended master secret.
static inline int copenssl_has_extended_master_secret(SSL *session) {
  return SSL_get_extms_support(session) == 1;
}

/// Offers no signatures over SHA-1.
static inline void copenssl_offer_strong_signatures(SSL_CTX *context) {
  SSL_CTX_set1_sigalgs_list(
      context,
      "ECDSA+SHA256:ECDSA+SHA384:ECDSA+SHA512:RSA-PSS+SHA256:RSA-PSS+SHA384:RSA-PSS+SHA512:"
      "RSA+SHA256:RSA+SHA384:RSA+SHA512");
}

/// The number of alternative names of a certificate, and the list, which has to be given back.
static inline GENERAL_NAMES *copenssl_alternative_names(X509 *certificate, int *count) {
  GENERAL_NAMES *names = (GENERAL_NAMES *)X509_get_ext_d2i(certificate, NID_subject_alt_name, NULL, NULL);
  *count = names == NULL ? 0 : sk_GENERAL_NAME_num(names);
  return names;
}

/// The bytes of a host name (`*is_address` is 0) or an address (1) among alternative names, NULL if it is neither.
static inline const unsigned char *copenssl_alternative_name(
    GENERAL_NAMES *names, int index, int *length, int *is_address) {
  GENERAL_NAME *name = sk_GENERAL_NAME_value(names, index);
  int type = 0;
  ASN1_STRING *value = (ASN1_STRING *)GENERAL_NAME_get0_value(name, &type);
  if (value == NULL || (type != GEN_DNS && type != GEN_IPADD)) return NULL;
  *is_address = type == GEN_IPADD;
  *length = ASN1_STRING_length(value);
  return ASN1_STRING_get0_data(value);
}

static inline void copenssl_free_alternative_names(GENERAL_NAMES *names) {
  GENERAL_NAMES_free(names);
}

/// Writes a distinguished name on one line of printable ASCII into a buffer.
static inline int copenssl_write_name(BIO *output, const X509_NAME *name) {
  return X509_NAME_print_ex(output, name, 0, XN_FLAG_ONELINE & ~XN_FLAG_SPC_EQ);
}

/// The year, month, day, hour, minute and second of a moment; 0 if it is none.
static inline int copenssl_moment(const ASN1_TIME *time, int32_t *parts) {
  struct tm moment;
  if (ASN1_TIME_to_tm(time, &moment) != 1) return 0;
  parts[0] = moment.tm_year + 1900;
  parts[1] = moment.tm_mon + 1;
  parts[2] = moment.tm_mday;
  parts[3] = moment.tm_hour;
  parts[4] = moment.tm_min;
  parts[5] = moment.tm_sec;
  return 1;
}

#endif
