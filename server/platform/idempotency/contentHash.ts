import { createHmac } from 'node:crypto';
import { canonicalJson } from '../../../shared/signing/canonicalJson.ts';
import { Code, KEY_REUSED } from '../../../shared/contract/envelope.ts';
import { DomainError } from '../DomainError.ts';

interface Keyed {
  idempotency_key: string;
}

/**
 * Hashes the content of a request with an idempotency key (HMAC-SHA-256, hex), independent of the order of its fields.
 * The idempotency key is the HMAC's secret, so that the hash of a registration does not help to guess its password.
 */
export function contentHash({ idempotency_key: key, ...content }: Keyed): string {
  return createHmac('sha256', key.toLowerCase()).update(canonicalJson(content)).digest('hex');
}

/**
 * Throws code 13 if the key was first used for other content. Rows from before the column existed have no hash and
 * pass.
 */
export function checkContent(first: string | null, hash: string): void {
  if (first !== null && first !== hash) throw keyReusedError();
}

/** The error for an idempotency key that was first used with other content (code 13). */
export const keyReusedError = (): DomainError => new DomainError(Code.conflict, { reason: KEY_REUSED }, 'keyReused');
