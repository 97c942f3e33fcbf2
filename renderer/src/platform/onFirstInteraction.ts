const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/** Until somebody does anything with a page; one that is opened aside and never looked at asks for nothing more. */
export const onFirstInteraction = (document: Document): Promise<void> =>
  new Promise((resolve) => {
    const handleSign = (): void => {
      for (const sign of SIGNS) document.removeEventListener(sign, handleSign);
      resolve();
    };
    for (const sign of SIGNS) document.addEventListener(sign, handleSign, { passive: true });
  });
