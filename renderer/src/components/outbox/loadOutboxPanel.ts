import type { i18n } from 'i18next';

/** The list of what waits, with its texts: fetched while there is a network, as it is looked at when there is none. */
export const loadOutboxPanel = async (texts: i18n) => {
  const [{ OutboxPanel }] = await Promise.all([import('./OutboxPanel.tsx'), texts.loadNamespaces('outbox')]);
  return OutboxPanel;
};
