import { useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { bringOutbox } from './bringOutbox.ts';

/** Whoever begins to fill in a form that may have to wait is to find it in the list, network or not. */
export function useOutboxAtHand(): void {
  const { i18n } = useTranslation();
  const { outbox } = useStores();
  useEffect(() => {
    outbox.prepare();
    bringOutbox(i18n).catch(() => undefined); // asked for again when it is opened
  }, [i18n, outbox]);
}
