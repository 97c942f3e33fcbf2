import type { Language } from '../../../../shared/text/languages.ts';
import { loadSuggestionList } from '../../app/chrome/search/useSuggestionList.ts';
import { loadTextTable } from '../../i18n/browserTexts.ts';
import { idle } from '../../platform/idle.ts';
import { onFirstInteraction } from '../../platform/onFirstInteraction.ts';

/**
 * Loads what the first view does not need: at the first interaction help for keyboards, and in idle time after it the list
 * of search suggestions and the table of text files for further pages.
 */
export function loadOnFirstInteraction(document: Document, language: Language): { isBusy: () => boolean } {
  let isBusy = false;
  const load = async (): Promise<void> => {
    isBusy = true;
    // A part that fails is loaded again when it is needed; without this help the keyboard works as on any page.
    // Without the module the page is being reloaded (reloadOnLostChunk.ts).
    const module: { assistKeyboard: (document: Document) => unknown } | undefined | null =
      await import('./assistKeyboard.ts').catch(() => null);
    isBusy = false;
    module?.assistKeyboard(document);
    await idle();
    isBusy = true;
    await Promise.allSettled([loadSuggestionList(), loadTextTable(language)]);
    isBusy = false;
  };
  void onFirstInteraction(document).then(load);
  return { isBusy: () => isBusy };
}
