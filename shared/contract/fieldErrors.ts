import type { MessageKey } from '../text/messageKey.ts';

/** What is wrong with a field: the key of a text in shared/messages, `tooLong` with its limit. */
export type FieldFault = MessageKey | `tooLong ${number}`;

/** A field error for a value that is too long: the key of a text in shared/messages and its limit. */
export const tooLong = (max: number): FieldFault => `tooLong ${max}`;

const WITH_MAX = /^(\w+) (\d+)$/;

/** The text that a fault asks for; words that are none of ours are their own key. */
export function parseFieldError(fault: string): { key: string; values: { max?: string } } {
  const [, key, max] = WITH_MAX.exec(fault) ?? [];
  return key && max ? { key, values: { max } } : { key: fault, values: {} };
}
