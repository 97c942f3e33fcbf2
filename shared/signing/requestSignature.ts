import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { byCodePoint, canonicalJson } from './canonicalJson.ts';

export type Payload = Readonly<Record<string, unknown>>;

/** A payload value as text, both for signing and in a query. */
const wireText = (value: unknown): string => (typeof value === 'string' ? value : canonicalJson(value));

/** The pairs of a payload that are signed: without `sign`, `tm`, undefined and null (D2). */
export function signedPairs(payload: Payload): [string, string][] {
  return Object.entries(payload)
    .filter(([key, value]) => key !== 'sign' && key !== 'tm' && value !== undefined && value !== null)
    .map(([key, value]) => [key, wireText(value)]);
}

/** The text to sign, without the secret. */
export function signingText(payload: Payload, tm: number): string {
  return [...signedPairs(payload), ['tm', String(tm)] as const]
    .toSorted(([a], [b]) => byCodePoint(a, b))
    .map(([key, value]) => `${key}=${value}`)
    .join('&')
    .toUpperCase();
}

/** Lower-case hex SHA-256 of the signing text followed by the secret (S7, D2). */
export function sign(payload: Payload, tm: number, secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(signingText(payload, tm) + secret)));
}
