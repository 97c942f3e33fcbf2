import { isTransient } from '../client/isTransient.ts';
import { type ApiError, Code } from '../contract/envelope.ts';
import type { OutboxEntry } from './entry.ts';
import { traitsOf } from './operations.ts';

/**
 * What a failed try says: try again `later`; wait until its member is there (`signIn`); it is `done` already; or the
 * store has `refused` it, and a person has to look at it.
 */
export type FailureClass = 'later' | 'signIn' | 'done' | 'refused';

/** Classifies the failure of an attempt. */
export function classifyFailure({ code }: ApiError, { name, unsureSince }: OutboxEntry): FailureClass {
  if (typeof code === 'string' || isTransient(code)) return 'later';
  if (code === Code.signInNeeded || code === Code.tokenExpired) return 'signIn';
  if (code === Code.notFound && traitsOf(name).isDoneWhenGone && unsureSince !== null) return 'done';
  return 'refused';
}

/** The request has surely never left: the way to the store was shut before it. */
export const wasNeverSent = ({ code, data }: ApiError): boolean =>
  code === 'offline' && (data as { wasSent?: unknown } | null)?.wasSent === false;

/** Something answered, but not as the store does when all is well: it may be this entry's own fault. */
export const isUnexpectedAnswer = ({ code }: ApiError): boolean => typeof code === 'number' || code === 'malformed';
