import { useState } from 'react';
import { useRestoredDraft, useTrackedDraft } from './formDrafts.ts';

/** One field that a member writes in; what stands in it outlives his session. */
export function useDraftText(name: string): [text: string, setText: (text: string) => void] {
  const kept = useRestoredDraft(name);
  const [text, setText] = useState(() => (typeof kept?.['text'] === 'string' ? kept['text'] : ''));
  useTrackedDraft(name, text !== '', { read: () => ({ text }), isSecret: false });
  return [text, setText];
}
