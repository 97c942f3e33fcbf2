const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/**
 * Resolves when the visitor first interacts with the page; a tab that is opened in the background and never looked at
 * asks for nothing more.
 */
export const onFirstInteraction = (document: Document): Promise<void> =>
  new Promise((resolve) => {
    const handleSign = (): void => {
      for (const sign of SIGNS) document.removeEventListener(sign, handleSign);
      resolve();
    };
    for (const sign of SIGNS) document.addEventListener(sign, handleSign, { passive: true });
  });
