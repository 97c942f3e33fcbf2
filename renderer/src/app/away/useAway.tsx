import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';

/**
 * What stands before the page while its user signs in elsewhere, fetched when it is needed; call it in an observer.
 * What he comes back with goes where a browser would have been sent with it.
 */
export function useAway(): ReactNode {
  const { i18n } = useTranslation();
  const { away } = useStores();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<ReactNode>(null);
  const at = away.view?.at ?? null;

  useEffect(() => {
    if (at !== 'back') return;
    const goOn = async (): Promise<void> => {
      const outcome = await away.take();
      if (outcome) await navigate(`${paths.welcome()}#${new URLSearchParams(outcome).toString()}`);
    };
    void goOn();
  }, [at, away, navigate]);

  const isNeeded = at === 'browser' || at === 'window';
  useEffect(() => {
    if (!isNeeded) return;
    const load = async (): Promise<void> => {
      const [{ AwayDialog }] = await Promise.all([import('./AwayDialog.tsx'), i18n.loadNamespaces('account')]);
      setDialog(<AwayDialog />);
    };
    // It comes from the bundle on the disk.
    void load();
  }, [isNeeded, i18n]);
  return dialog;
}
