import { useRef } from 'react';
import { randomUuid } from '../../../persistence/random.ts';

/** The values that were last sent, as text, and their key. */
export interface Attempt {
  form: string;
  key: string;
}
export const NO_ATTEMPT: Attempt = { form: '', key: '' };

/** The idempotency key of a form: the same for a retry of the same values, new for changed ones. */
export function useIdempotencyKey(): (form: object) => string {
  const attempt = useRef(NO_ATTEMPT);
  return (form) => {
    attempt.current = nextAttempt(attempt.current, form);
    return attempt.current.key;
  };
}

/** Returns the last attempt if it had the same values, else one with a new key. */
export function nextAttempt(last: Attempt, values: object): Attempt {
  const form = JSON.stringify(values);
  return last.form === form ? last : { form, key: randomUuid() };
}
