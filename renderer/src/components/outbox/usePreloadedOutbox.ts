import { useEffect } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';
import { loadOutboxPanel } from './loadOutboxPanel.ts';

/** Loads the outbox panel when the visitor begins a form that may have to wait, so that it opens without a network. */
export function usePreloadedOutbox(): void {
  const { i18n } = useTranslation();
  const { outbox } = useStores();
  useEffect(() => {
    outbox.prepare();
    loadOutboxPanel(i18n).catch(() => undefined); // loaded again when it is opened
  }, [i18n, outbox]);
}
