import { onFirstInteraction } from '../../platform/onFirstInteraction.ts';

/** What is done about the focus is fetched with the first sign of somebody: before it there is none that could be lost. */
export function lazyFocusRestoration(document: Document): { isBusy: () => boolean } {
  let isBusy = false;
  const bring = async (): Promise<void> => {
    isBusy = true;
    // Without it the focus is lost as it would be in any page.
    const part = await import('./restoreLostFocus.ts').catch(() => null);
    isBusy = false;
    part?.restoreLostFocus(document);
  };
  void onFirstInteraction(document).then(bring);
  return { isBusy: () => isBusy };
}
