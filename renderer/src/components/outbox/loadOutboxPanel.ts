import type { i18n } from 'i18next';
import { loadTexts } from '../../i18n/loadTexts.ts';

/** Loads the outbox panel with its texts while there is a network, as it is opened without one. */
export const loadOutboxPanel = async (texts: i18n) => {
  const [{ OutboxPanel }] = await Promise.all([
    import('./OutboxPanel.tsx'),
    loadTexts(texts, 'outbox', 'customers', 'messages'),
  ]);
  return OutboxPanel;
};
