import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';

/** What the page says of the kept catalogue, fetched where one is kept; null everywhere else. */
export function useKept(part: 'OfflineCatalogueNotice' | 'OfflineCatalogueAge'): ComponentType | null {
  const { i18n } = useTranslation();
  const { catalogue } = useStores();
  const [found, setFound] = useState<{ Part: ComponentType } | null>(null);
  useEffect(() => {
    if (!catalogue) return;
    const load = async (): Promise<void> => {
      const [module] = await Promise.all([import('./OfflineCatalogue.tsx'), i18n.loadNamespaces('kept')]);
      setFound({ Part: module[part] });
    };
    // It comes from the bundle on the disk.
    void load();
  }, [catalogue, part, i18n]);
  return found?.Part ?? null;
}
