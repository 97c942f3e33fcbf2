import { untilAttended } from '../../platform/untilAttended.ts';

/** What is done about the focus is fetched with the first sign of somebody: before it there is none that could be lost. */
export function bringFocusKeeper(document: Document): { isBusy: () => boolean } {
  let isBusy = false;
  const bring = async (): Promise<void> => {
    isBusy = true;
    // Without it the focus is lost as it would be in any page.
    const part = await import('./keepFocus.ts').catch(() => null);
    isBusy = false;
    part?.keepFocus(document);
  };
  void untilAttended(document).then(bring);
  return { isBusy: () => isBusy };
}
