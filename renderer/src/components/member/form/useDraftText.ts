import { useState } from 'react';
import { useRestoredDraft, useTrackedDraft } from '../../form/formDrafts.ts';

/** A single text field whose draft outlives the member's session. */
export function useDraftText(name: string): [text: string, setText: (text: string) => void] {
  const restored = useRestoredDraft(name);
  const [text, setText] = useState(() => (typeof restored?.['text'] === 'string' ? restored['text'] : ''));
  useTrackedDraft(name, text !== '', { read: () => ({ text }), isSecret: false });
  return [text, setText];
}
