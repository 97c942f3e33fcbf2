import { useRef } from 'react';
import { randomUuid } from '../../persistence/randomUuid.ts';

/** The key of a form that makes something: sent again after a lost answer it is the same, a changed form is another. */
export function useIdempotencyKey(): (form: object) => string {
  const attempt = useRef({ form: '', key: '' });
  return (form) => {
    const text = JSON.stringify(form);
    if (attempt.current.form !== text) attempt.current = { form: text, key: randomUuid() };
    return attempt.current.key;
  };
}
