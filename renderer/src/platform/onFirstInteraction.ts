import { idle } from './idle.ts';

const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'wheel', 'scroll'] as const;

/** Resolves at the visitor's first interaction; a background tab that is never looked at loads nothing more. */
export const onFirstInteraction = (document: Document): Promise<void> =>
  new Promise((resolve) => {
    const handleSign = (): void => {
      for (const sign of SIGNS) document.removeEventListener(sign, handleSign);
      resolve();
    };
    for (const sign of SIGNS) document.addEventListener(sign, handleSign, { passive: true });
  });

/** The same, but not before the browser is idle: what answers the interaction itself comes first. */
export const idleAfterFirstInteraction = async (document: Document): Promise<void> => {
  await onFirstInteraction(document);
  await idle();
};
