import type { i18n as I18n } from 'i18next';
import type { ReactNode } from 'react';
import { useDesktopPart } from '../../components/useDesktopPart.ts';
import { useStores } from '../../stores/context.ts';

const loadChrome = async (i18n: I18n): Promise<ReactNode> => {
  const [{ KioskChrome }] = await Promise.all([import('./KioskChrome.tsx'), i18n.loadNamespaces('kiosk')]);
  return <KioskChrome />;
};

/**
 * The kiosk's layer and its texts, loaded in a kiosk; null elsewhere. If the disk cannot be read, main notices the
 * missing heartbeat.
 */
export function useKioskChrome(): ReactNode {
  const { ui } = useStores();
  return useDesktopPart(ui.device === 'kiosk', loadChrome);
}
