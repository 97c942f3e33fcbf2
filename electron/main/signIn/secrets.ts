import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits as base64url. */
export const randomSecret = (): string => randomBytes(32).toString('base64url');

/** Compares in constant time. */
export const isSameSecret = (candidate: string, expected: string): boolean =>
  timingSafeEqual(hashOf(candidate), hashOf(expected));

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
