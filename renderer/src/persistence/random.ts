import { base64url } from '../../../shared/signing/base64url.ts';

/** Returns 256 random bits as base64url, safe in a URL. */
export const randomSecret = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/**
 * A random UUID (RFC 9562, version 4). `crypto.randomUUID` is missing on plain http, where a merchant may try the
 * store.
 */
export function randomUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
