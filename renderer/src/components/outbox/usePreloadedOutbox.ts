import { useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { loadOutboxPanel } from './loadOutboxPanel.ts';

/** Whoever begins to fill in a form that may have to wait is to find it in the list, network or not. */
export function usePreloadedOutbox(): void {
  const { i18n } = useTranslation();
  const { outbox } = useStores();
  useEffect(() => {
    outbox.prepare();
    loadOutboxPanel(i18n).catch(() => undefined); // asked for again when it is opened
  }, [i18n, outbox]);
}
