import { timingSafeEqual } from 'node:crypto';
import { SIGN_TIME_TOLERANCE_MS } from '../../../shared/contract/limits.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { sign } from '../../../shared/signing/requestSignature.ts';
import { DomainError } from '../DomainError.ts';

/** Throws code 9 for a wrong signature, code 10 if the signed time differs too much from the server's. */
export function checkSignature(payload: Readonly<Record<string, unknown>>, secret: string, now: number): void {
  const tm = momentOf(payload['tm']);
  const signature = payload['sign'];
  if (!Number.isSafeInteger(tm) || typeof signature !== 'string') throw new DomainError(Code.badSignature);
  if (!isSame(signature, sign(payload, tm, secret))) throw new DomainError(Code.badSignature);
  // Check the time after the signature: only a signed time may make the client fetch the server time again.
  if (Math.abs(now - tm) > SIGN_TIME_TOLERANCE_MS) throw new DomainError(Code.staleTime);
}

// Digits only: `1e3` and ` 1000` would be other texts of the same time, covered by one signature.
const momentOf = (tm: unknown): number =>
  typeof tm === 'number' || (typeof tm === 'string' && /^\d{1,16}$/.test(tm)) ? Number(tm) : NaN;

// Compares in constant time, against timing attacks.
function isSame(signature: string, expected: string): boolean {
  const left = Buffer.from(signature);
  const right = Buffer.from(expected);
  return left.length === right.length && timingSafeEqual(left, right);
}
