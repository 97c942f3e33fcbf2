import type { i18n } from 'i18next';
import { type ComponentType, useEffect, useState } from 'react';
import { loadTexts } from '../../../i18n/loadTexts.ts';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import type { Search } from './useSearch.ts';

interface SuggestionPart {
  SuggestionList: ComponentType<{ search: Search; isSheet: boolean }>;
}

/** Loaded at the first interaction (`entry/browser/loadOnFirstInteraction.ts`), so that it is there when the box opens. */
export const loadSuggestionList = async (texts: i18n): Promise<SuggestionPart> => {
  const [part] = await Promise.all([import('./SuggestionList.tsx'), loadTexts(texts, 'suggestions')]);
  return part;
};

/** The component that shows the suggestions of an open search box; null until it is loaded. */
export function useSuggestionList(isOpen: boolean): SuggestionPart | null {
  const { i18n: texts } = useTranslation('chrome');
  const [part, setPart] = useState<SuggestionPart | null>(null);
  useEffect(() => {
    // Without it the box still searches; the next opening tries again.
    if (isOpen && !part) loadSuggestionList(texts).then(setPart, () => undefined);
  }, [isOpen, part, texts]);
  return part;
}
