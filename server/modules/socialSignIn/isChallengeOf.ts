import { timingSafeEqual } from 'node:crypto';
import { challengeOf } from '../../../shared/signing/pkce.ts';

/** True when a challenge was made of this verifier. */
export function isChallengeOf(challenge: string, verifier: string): boolean {
  const [given, expected] = [Buffer.from(challenge), Buffer.from(challengeOf(verifier))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
