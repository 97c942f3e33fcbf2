import { timingSafeEqual } from 'node:crypto';
import { SIGN_TIME_TOLERANCE_MS } from '../../../shared/contract/limits.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { sign } from '../../../shared/signing/requestSignature.ts';
import { DomainError } from '../DomainError.ts';

/** Refuses a payload whose signature is wrong (9), or whose time is too far from ours (10). */
export function checkSignature(payload: Readonly<Record<string, unknown>>, secret: string, now: number): void {
  const tm = momentOf(payload['tm']);
  const given = payload['sign'];
  if (!Number.isSafeInteger(tm) || typeof given !== 'string') throw new DomainError(Code.badSignature);
  if (!isSame(given, sign(payload, tm, secret))) throw new DomainError(Code.badSignature);
  // Only a time that was signed tells the client to fetch it anew.
  if (Math.abs(now - tm) > SIGN_TIME_TOLERANCE_MS) throw new DomainError(Code.staleTime);
}

// In digits alone: `1e3` and ` 1000` are other texts of the same moment, which one signature would cover, too.
const momentOf = (tm: unknown): number =>
  typeof tm === 'number' || (typeof tm === 'string' && /^\d{1,16}$/.test(tm)) ? Number(tm) : NaN;

// In constant time, so that nobody can find a signature byte by byte.
function isSame(given: string, expected: string): boolean {
  const left = Buffer.from(given);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
