import { createHmac } from 'node:crypto';
import { canonicalJson } from '../../../shared/signing/canonicalJson.ts';
import { Code, KEY_REUSED } from '../../../shared/contract/envelope.ts';
import { DomainError } from '../DomainError.ts';

interface Keyed {
  idempotency_key: string;
}

/**
 * What a request with an idempotency key asks for, as one hash: the same for the same content, whatever the order of its
 * fields. The key is the secret of the HMAC, so that no password can be guessed from the hash of a registration.
 */
export function contentHash({ idempotency_key: key, ...content }: Keyed): string {
  return createHmac('sha256', key.toLowerCase()).update(canonicalJson(content)).digest('hex');
}

/** Throws code 13 where a key was first used for other content. Rows from before hashes were kept have none: they pass. */
export function checkContent(first: string | null, hash: string): void {
  if (first !== null && first !== hash) throw keyReused();
}

export const keyReused = (): DomainError => new DomainError(Code.conflict, { reason: KEY_REUSED }, 'keyReused');
