import { useEffect, useState } from 'react';
import type { Suggestions } from '../../../../../shared/contract/schemas/catalogue.ts';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { useStores } from '../../../stores/context.ts';

/** Fewer requests than keystrokes, yet no wait that a person would notice. */
const PAUSE_MS = 120;
const LIMIT = 6;

interface Suggested {
  keyword: string;
  found: Suggestions;
}

/** What the API suggests for a text while it is being typed. The newest text wins; older requests are called off. */
export function useSuggestions(text: string, isOpen: boolean): Suggestions | null {
  const { call } = useStores();
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const keyword = text.trim();

  useEffect(() => {
    if (!isOpen || keyword === '') return;
    const calling = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const found = await call('suggest', { keyword, limit: LIMIT }, { banTips: true, signal: calling.signal });
        if (!calling.signal.aborted) setSuggested({ keyword, found });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error; // without suggestions the search itself still works
      }
    };
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      calling.abort();
    };
  }, [call, keyword, isOpen]);

  // What was found for the text before the last key stays until the new answer is there: no flicker between keys.
  const isAkin = suggested !== null && (keyword.startsWith(suggested.keyword) || suggested.keyword.startsWith(keyword));
  return keyword !== '' && isAkin ? suggested.found : null;
}
