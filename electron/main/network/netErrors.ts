import { errorMessage } from '../app/logWarning.ts';

/**
 * Why the network refuses every request, where the user can do something about it: `clock` the certificate is not valid
 * at this computer's time; `certificate` it is not trusted; `clientCertificate` the server wants one of the user's;
 * `proxyLogin` the proxy wants a password; `proxy` it cannot be reached; `blocked` this computer forbids the client the
 * network.
 */
export type NetworkFault = 'clock' | 'certificate' | 'clientCertificate' | 'proxyLogin' | 'proxy' | 'blocked';

/** Chromium's name of an error (net_error_list.h), such as `ERR_CERT_DATE_INVALID`; null if it has none. */
export const netErrorOf = (error: unknown): string | null => /\bERR_[A-Z0-9_]+/.exec(errorMessage(error))?.[0] ?? null;

const FAULTS: readonly (readonly [RegExp, NetworkFault])[] = [
  [/^ERR_CERT_DATE_INVALID$/, 'clock'],
  [/^ERR_(SSL_CLIENT_AUTH_\w+|BAD_SSL_CLIENT_AUTH_CERT)$/, 'clientCertificate'],
  [
    /^ERR_(CERT_\w+|SSL_OBSOLETE_VERSION|SSL_VERSION_OR_CIPHER_MISMATCH|SSL_PINNED_KEY_NOT_IN_CERT_CHAIN)$/,
    'certificate',
  ],
  [/^ERR_(PROXY_AUTH_\w+|MALFORMED_\w*AUTH\w*|UNEXPECTED_PROXY_AUTH|TUNNEL_CONNECTION_FAILED)$/, 'proxyLogin'],
  [/^ERR_(PROXY_\w+|SOCKS_\w+|PAC_\w+|MANDATORY_PROXY_\w+|NO_SUPPORTED_PROXIES)$/, 'proxy'],
  [/^ERR_(NETWORK_ACCESS_\w+|BLOCKED_BY_(CLIENT|ADMINISTRATOR))$/, 'blocked'],
];

/** The fault behind Chromium's error; null for errors that pass, such as a lost connection. */
export const networkFaultOf = (netError: string): NetworkFault | null =>
  FAULTS.find(([pattern]) => pattern.test(netError))?.[1] ?? null;
