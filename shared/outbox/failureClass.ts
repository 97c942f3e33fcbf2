import { isTransient } from '../client/isTransient.ts';
import { type ApiError, Code } from '../contract/envelope.ts';
import type { OutboxEntry } from './entry.ts';
import { traitsOf } from './operations.ts';

/**
 * The next step after a failed attempt: retry `later`; wait until its member signs in (`signIn`); nothing, as it is
 * `done`; or ask its owner, as the store `refused` it.
 */
export type FailureClass = 'later' | 'signIn' | 'done' | 'refused';

/** Classifies the failure of an attempt. */
export function classifyFailure({ code }: ApiError, { name, unsureSince }: OutboxEntry): FailureClass {
  if (typeof code === 'string' || isTransient(code)) return 'later';
  if (code === Code.signInNeeded || code === Code.tokenExpired) return 'signIn';
  if (code === Code.notFound && traitsOf(name).isDoneWhenGone && unsureSince !== null) return 'done';
  return 'refused';
}

/** Whether the request certainly never left: no connection was made. */
export const wasNeverSent = ({ code, data }: ApiError): boolean =>
  code === 'offline' && (data as { wasSent?: unknown } | null)?.wasSent === false;

/** Something answered, but not with a success or a refusal of the store: it may be this entry's own fault. */
export const isUnexpectedAnswer = ({ code }: ApiError): boolean => typeof code === 'number' || code === 'malformed';
