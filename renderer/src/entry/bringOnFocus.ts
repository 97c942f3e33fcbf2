/** What is done about the focus is fetched with the first focus: before it there is none that could be lost. */
export function bringOnFocus(document: Document): { isBusy: () => boolean } {
  let isBusy = false;
  const bring = async (): Promise<void> => {
    isBusy = true;
    // Without it the focus is lost as it would be in any page.
    const part = await import('./keepFocus.ts').catch(() => null);
    isBusy = false;
    part?.keepFocus(document);
  };
  document.addEventListener('focusin', () => void bring(), { once: true });
  return { isBusy: () => isBusy };
}
