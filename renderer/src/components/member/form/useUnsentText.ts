import { useState } from 'react';
import { useKept, useWatched } from './useUnsent.ts';

/** One field that a member writes in; what stands in it outlives his session. */
export function useUnsentText(name: string): [text: string, setText: (text: string) => void] {
  const kept = useKept(name);
  const [text, setText] = useState(() => (typeof kept?.['text'] === 'string' ? kept['text'] : ''));
  useWatched(name, text !== '', { read: () => ({ text }), isSecret: false });
  return [text, setText];
}
