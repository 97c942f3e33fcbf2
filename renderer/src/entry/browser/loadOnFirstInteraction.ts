import type { Language } from '../../../../shared/text/languages.ts';
import { loadSuggestionList } from '../../app/chrome/search/useSuggestionList.ts';
import { loadTextTable } from '../../i18n/browserTexts.ts';
import { onFirstInteraction } from '../../platform/onFirstInteraction.ts';

/**
 * Loads at the first interaction what the first view does not need: focus restoration, the list of search suggestions,
 * and the table of text files for further pages.
 */
export function loadOnFirstInteraction(document: Document, language: Language): { isBusy: () => boolean } {
  let isBusy = false;
  const load = async (): Promise<void> => {
    isBusy = true;
    // A part that fails is loaded again when it is needed; without focus restoration the focus is lost as on any page.
    const [focus] = await Promise.allSettled([
      import('./restoreLostFocus.ts'),
      loadSuggestionList(),
      loadTextTable(language),
    ]);
    isBusy = false;
    // Without the module the page is being reloaded (reloadOnLostChunk.ts).
    const module: { restoreLostFocus: (document: Document) => unknown } | undefined =
      focus.status === 'fulfilled' ? focus.value : undefined;
    module?.restoreLostFocus(document);
  };
  void onFirstInteraction(document).then(load);
  return { isBusy: () => isBusy };
}
