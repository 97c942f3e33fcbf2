import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

export type Payload = Readonly<Record<string, unknown>>;

/** JSON with keys in code-point order at every level: what two sides can both compute. */
export const canonicalJson = (value: unknown): string => inOrder(JSON.parse(JSON.stringify(value)));

// Written by hand: an object built in order would put keys of digits first, by their number.
function inOrder(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inOrder).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value);
  const pairs = Object.entries(value).toSorted(([a], [b]) => byCodePoint(a, b));
  return `{${pairs.map(([key, inner]) => `${JSON.stringify(key)}:${inOrder(inner)}`).join(',')}}`;
}

/** One payload value as text, as it is signed and as it travels in a query. */
export const wireText = (value: unknown): string => (typeof value === 'string' ? value : canonicalJson(value));

/** The pairs of a payload that are signed: `sign`, `tm`, undefined and null dropped (D2). */
export function signedPairs(payload: Payload): [string, string][] {
  return Object.entries(payload)
    .filter(([key, value]) => key !== 'sign' && key !== 'tm' && value !== undefined && value !== null)
    .map(([key, value]) => [key, wireText(value)]);
}

/** The text a signature is taken of, before the secret is added. */
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

// Code points, not UTF-16 units: the two differ above U+FFFF, and other languages sort by the first.
function byCodePoint(a: string, b: string): number {
  const left = Array.from(a, (char) => char.codePointAt(0)!);
  const right = Array.from(b, (char) => char.codePointAt(0)!);
  const at = left.findIndex((point, index) => point !== right[index]);
  if (at === -1) return left.length - right.length;
  return at < right.length ? left[at]! - right[at]! : 1;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
