import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from '../../../i18n/useTranslation.ts';
import { useStores } from '../../../stores/context.ts';

/** The page's parts about the offline catalogue, loaded where there is one; null elsewhere. */
export function useOfflineCatalogue(part: 'OfflineCatalogueNotice' | 'OfflineCatalogueAge'): ComponentType | null {
  const { i18n } = useTranslation();
  const { catalogue } = useStores();
  const [loaded, setFound] = useState<{ Part: ComponentType } | null>(null);
  useEffect(() => {
    if (!catalogue) return;
    const load = async (): Promise<void> => {
      const [module] = await Promise.all([import('./OfflineCatalogue.tsx'), i18n.loadNamespaces('offlineCatalogue')]);
      setFound({ Part: module[part] });
    };
    // Its code is in the bundle on the disk.
    void load();
  }, [catalogue, part, i18n]);
  return loaded?.Part ?? null;
}
