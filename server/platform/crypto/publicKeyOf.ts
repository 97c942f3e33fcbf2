import { createPublicKey, type KeyObject } from 'node:crypto';

/** Returns the Ed25519 key of `publicKey`: its raw bytes as base64url (RFC 8037). Throws for anything else. */
export const publicKeyOf = (publicKey: string): KeyObject =>
  createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x: publicKey } });
