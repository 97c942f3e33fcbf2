import type { i18n } from 'i18next';
import { loadSuggestionList } from '../../app/chrome/search/useSuggestionList.ts';
import { idle } from '../../platform/idle.ts';
import { onFirstInteraction } from '../../platform/onFirstInteraction.ts';

/**
 * Loads what the first view does not need: at the first interaction help for keyboards, and in idle time after it the list
 * of search suggestions with its texts, and thereby the table of text files for further pages.
 */
export function loadOnFirstInteraction(document: Document, texts: i18n): { isBusy: () => boolean } {
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
    // A part that fails is loaded again when it is needed.
    await loadSuggestionList(texts).catch(() => undefined);
    isBusy = false;
  };
  void onFirstInteraction(document).then(load);
  return { isBusy: () => isBusy };
}
