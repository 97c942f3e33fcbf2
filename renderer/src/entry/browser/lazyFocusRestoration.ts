import { onFirstInteraction } from '../../platform/onFirstInteraction.ts';

/** Loads the code that restores focus with the visitor's first interaction: before it there is no focus to lose. */
export function lazyFocusRestoration(document: Document): { isBusy: () => boolean } {
  let isBusy = false;
  const load = async (): Promise<void> => {
    isBusy = true;
    // Without it the focus is lost, as in any page.
    const part = await import('./restoreLostFocus.ts').catch(() => null);
    isBusy = false;
    part?.restoreLostFocus(document);
  };
  void onFirstInteraction(document).then(load);
  return { isBusy: () => isBusy };
}
