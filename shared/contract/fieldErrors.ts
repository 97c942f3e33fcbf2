import type { MessageKey } from '../text/messageKey.ts';

/** The error of a field: a key of shared/messages; `tooLong` with its limit. */
export type FieldFault = MessageKey | `tooLong ${number}`;

/** A field error for a value that is too long: the key of a text in shared/messages and its limit. */
export const tooLong = (max: number): FieldFault => `tooLong ${max}`;

const WITH_MAX = /^(\w+) (\d+)$/;

/** The text's key and values for a field error; an unknown text is its own key. */
export function parseFieldError(fault: string): { key: string; values: { max?: string } } {
  const [, key, max] = WITH_MAX.exec(fault) ?? [];
  return key && max ? { key, values: { max } } : { key: fault, values: {} };
}
