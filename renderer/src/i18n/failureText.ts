import type { ApiError } from '../../../shared/contract/envelope.ts';
import { type ForeignKey, foreignKey, type PrefixedKey } from './textKeys.ts';

/**
 * The message of a failure: the server's text, of a refused field first, or the key of ours for a network failure or a
 * refusal without a text.
 */
export function failureText({ code, message, fieldErrors }: ApiError): string | { key: PrefixedKey | ForeignKey } {
  const [refused] = Object.values(fieldErrors);
  if (refused) return refused;
  if (typeof code === 'string') return { key: `failures:${code}` };
  return message === '' || message === String(code) ? { key: foreignKey(`failures:code${code}`) } : message;
}
