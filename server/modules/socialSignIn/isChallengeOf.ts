import { timingSafeEqual } from 'node:crypto';
import { pkceChallenge } from '../../../shared/signing/pkce.ts';

/** Returns true if the challenge was derived from this verifier. */
export function isChallengeOf(challenge: string, verifier: string): boolean {
  const [actual, expected] = [Buffer.from(challenge), Buffer.from(pkceChallenge(verifier))];
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}
