import { useRef, useState } from 'react';
import { isRecord } from '../../../../../shared/json/isRecord.ts';
import { type Attempt, nextAttempt, NO_ATTEMPT } from '../../account/form/useIdempotencyKey.ts';
import { useRestoredDraft, useTrackedDraft } from '../../form/formDrafts.ts';

interface DraftText {
  text: string;
  setText: (text: string) => void;
  /** The idempotency key, which is kept with the draft: a text whose answer was lost before a reload is sent once. */
  keyOf: (form: object) => string;
  /** The text was sent or given up: empties the field, and the same text again is another one. */
  end: () => void;
}

/** A single text field whose draft outlives the member's session, and leaving the page. */
export function useDraftText(name: string): DraftText {
  const restored = useRestoredDraft(name);
  const [text, setText] = useState(() => (typeof restored?.['text'] === 'string' ? restored['text'] : ''));
  const attempt = useRef(parseAttempt(restored?.['attempt']));
  const endDraft = useTrackedDraft(name, text !== '', {
    read: () => ({ text, attempt: attempt.current }),
    isSecret: false,
  });
  const keyOf = (form: object): string => {
    attempt.current = nextAttempt(attempt.current, form);
    return attempt.current.key;
  };
  const end = (): void => {
    attempt.current = NO_ATTEMPT;
    endDraft();
    setText('');
  };
  return { text, setText, keyOf, end };
}

function parseAttempt(stored: unknown): Attempt {
  if (!isRecord(stored)) return NO_ATTEMPT;
  const { form, key } = stored;
  return typeof form === 'string' && typeof key === 'string' ? { form, key } : NO_ATTEMPT;
}
