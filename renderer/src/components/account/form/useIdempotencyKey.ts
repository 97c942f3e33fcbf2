import { useRef } from 'react';
import { randomUuid } from '../../../persistence/random.ts';

/** The idempotency key of a form: the same for a retry of the same values, new for changed ones. */
export function useIdempotencyKey(): (form: object) => string {
  const attempt = useRef({ form: '', key: '' });
  return (form) => {
    const text = JSON.stringify(form);
    if (attempt.current.form !== text) attempt.current = { form: text, key: randomUuid() };
    return attempt.current.key;
  };
}
