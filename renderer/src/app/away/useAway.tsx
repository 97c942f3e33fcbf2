import type { i18n as I18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useClientPart } from '../../components/useClientPart.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';

const bringDialog = async (i18n: I18n): Promise<ReactNode> => {
  const [{ AwayDialog }] = await Promise.all([import('./AwayDialog.tsx'), i18n.loadNamespaces('account')]);
  return <AwayDialog />;
};

/**
 * What stands before the page while its user signs in elsewhere, fetched when it is needed; call it in an observer.
 * What he comes back with goes where a browser would have been sent with it.
 */
export function useAway(): ReactNode {
  const { away } = useStores();
  const navigate = useNavigate();
  const at = away.view?.at ?? null;

  useEffect(() => {
    if (at !== 'back') return;
    const goOn = async (): Promise<void> => {
      const outcome = await away.take();
      if (outcome) await navigate(`${paths.welcome()}#${new URLSearchParams(outcome).toString()}`);
    };
    void goOn();
  }, [at, away, navigate]);

  return useClientPart(at === 'browser' || at === 'window', bringDialog);
}
