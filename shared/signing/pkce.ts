import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64url } from './base64url.ts';

/** The PKCE code challenge of a verifier (RFC 7636, S256), base64url. */
export const pkceChallenge = (verifier: string): string => base64url(sha256(utf8ToBytes(verifier)));
