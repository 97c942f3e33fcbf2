import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { bringOutbox } from './bringOutbox.ts';

/** Whoever begins to fill in a form that may have to wait is to find it in the list, network or not. */
export function useOutboxAtHand(): void {
  const { i18n } = useTranslation();
  useEffect(() => void bringOutbox(i18n).catch(() => undefined), [i18n]); // asked for again when it is opened
}
