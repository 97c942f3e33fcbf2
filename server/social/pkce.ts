import { createHash, timingSafeEqual } from 'node:crypto';

/** What may be shown of a secret until the secret itself is (S256). */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');

/** True when a challenge was made of this verifier. */
export function isChallengeOf(challenge: string, verifier: string): boolean {
  const [given, expected] = [Buffer.from(challenge), Buffer.from(challengeOf(verifier))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
