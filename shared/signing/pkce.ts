import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64url } from './base64url.ts';

/** What may be shown of a secret until the secret itself is (RFC 7636, S256). */
export const pkceChallenge = (verifier: string): string => base64url(sha256(utf8ToBytes(verifier)));
