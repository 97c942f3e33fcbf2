import { randomBytes, timingSafeEqual } from 'node:crypto';
import { argon2idAsync } from '@noble/hashes/argon2.js';
import type { PasswordHash } from './PinLock.ts';

// OWASP's minimum for Argon2id (Password Storage Cheat Sheet). Takes half a second in JavaScript, without blocking the
// windows or a native binary.
const COST = { m: 19_456, t: 2, p: 1 };
const BYTES = 32;

/** Argon2id in the PHC string format, so that hashes stay verifiable when the cost changes. */
export const argon2id: PasswordHash = {
  async hash(pin) {
    const salt = randomBytes(16);
    const hash = await argon2idAsync(pin, salt, { ...COST, dkLen: BYTES });
    return `$argon2id$v=19$m=${COST.m},t=${COST.t},p=${COST.p}$${base64(salt)}$${base64(hash)}`;
  },
  async verify(encoded, pin) {
    const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(encoded);
    if (!match) return false;
    const [m, t, p] = match.slice(1, 4).map(Number) as [number, number, number];
    const [salt, hash] = match.slice(4).map((text) => Buffer.from(text, 'base64')) as [Buffer, Buffer];
    return timingSafeEqual(await argon2idAsync(pin, salt, { m, t, p, dkLen: hash.length }), hash);
  },
};

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64').replaceAll('=', '');
