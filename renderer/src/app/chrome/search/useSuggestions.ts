import { useEffect, useState } from 'react';
import type { Suggestions } from '../../../../../shared/contract/schemas/catalogue.ts';
import { ApiError } from '../../../../../shared/contract/envelope.ts';
import { useStores } from '../../../stores/context.ts';

/** The debounce delay: fewer requests than keystrokes, without a noticeable wait. */
const PAUSE_MS = 120;
const LIMIT = 6;

interface Suggested {
  keyword: string;
  suggestions: Suggestions;
}

/**
 * The API's suggestions for a text while it is being typed (debounced). The newest text wins; older requests are
 * cancelled.
 */
export function useSuggestions(text: string, isOpen: boolean): Suggestions | null {
  const { call } = useStores();
  const [suggested, setSuggested] = useState<Suggested | null>(null);
  const keyword = text.trim();

  useEffect(() => {
    if (!isOpen || keyword === '') return;
    const calling = new AbortController();
    const ask = async (): Promise<void> => {
      try {
        const suggestions = await call('suggest', { keyword, limit: LIMIT }, { banTips: true, signal: calling.signal });
        if (!calling.signal.aborted) setSuggested({ keyword, suggestions: suggestions });
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

  // The former suggestions stay until the new ones are there, so that the list does not flicker.
  const isAkin = suggested !== null && (keyword.startsWith(suggested.keyword) || suggested.keyword.startsWith(keyword));
  return keyword !== '' && isAkin ? suggested.suggestions : null;
}
