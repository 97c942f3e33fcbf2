import { type ComponentType, useEffect, useState } from 'react';
import type { Search } from './useSearch.ts';

interface SuggestionPart {
  SuggestionList: ComponentType<{ search: Search; isSheet: boolean }>;
}

/** Loaded at the first interaction (`entry/browser/loadOnFirstInteraction.ts`), so that it is there when the box opens. */
export const loadSuggestionList = (): Promise<SuggestionPart> => import('./SuggestionList.tsx');

/** The component that shows the suggestions of an open search box; null until it is loaded. */
export function useSuggestionList(isOpen: boolean): SuggestionPart | null {
  const [part, setPart] = useState<SuggestionPart | null>(null);
  useEffect(() => {
    // Without it the box still searches; the next opening tries again.
    if (isOpen && !part) loadSuggestionList().then(setPart, () => undefined);
  }, [isOpen, part]);
  return part;
}
