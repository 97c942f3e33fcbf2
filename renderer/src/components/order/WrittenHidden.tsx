import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { useStores } from '../../stores/context.ts';

/**
 * What people write to each other names prices in words that no rule finds: none of it is shown while prices are hidden.
 * What says so is fetched then, by a rep's laptop alone.
 */
export const WrittenHidden = observer(function WrittenHidden({ children }: { children: ReactNode }) {
  const { i18n } = useTranslation();
  const { isPresenting } = useStores().customers;
  const [bar, setBar] = useState<ReactNode>(null);
  useEffect(() => {
    if (!isPresenting) return;
    const load = async (): Promise<void> => {
      const [{ HiddenBar }] = await Promise.all([import('./HiddenBar.tsx'), i18n.loadNamespaces('order')]);
      setBar(<HiddenBar why="written" />);
    };
    // It comes from the bundle on the disk.
    void load();
  }, [isPresenting, i18n]);
  return isPresenting ? bar : children;
});
