import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';

/** The kiosk's chrome and its texts, fetched where the store stands in a kiosk; null everywhere else. */
export function useKioskChrome(): ReactNode {
  const { i18n } = useTranslation();
  const { ui } = useStores();
  const [chrome, setChrome] = useState<ReactNode>(null);
  const isKiosk = ui.device === 'kiosk';
  useEffect(() => {
    if (!isKiosk) return;
    const load = async (): Promise<void> => {
      const [{ KioskChrome }] = await Promise.all([import('./KioskChrome.tsx'), i18n.loadNamespaces('kiosk')]);
      setChrome(<KioskChrome />);
    };
    // It comes from the bundle on the disk: if that cannot be read, main learns it by the heartbeat that stays away.
    void load();
  }, [isKiosk, i18n]);
  return chrome;
}
