import type { i18n as I18n } from 'i18next';
import { type ReactNode, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDesktopPart } from '../../components/useDesktopPart.ts';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';

const loadDialog = async (i18n: I18n): Promise<ReactNode> => {
  const [{ ExternalSignInDialog }] = await Promise.all([
    import('./ExternalSignInDialog.tsx'),
    i18n.loadNamespaces('account'),
  ]);
  return <ExternalSignInDialog />;
};

/**
 * The dialog of an external sign-in, loaded when it is needed; call it in an observer. Navigates to the page that a
 * browser would have been redirected to.
 */
export function useExternalSignIn(): ReactNode {
  const { signIn } = useStores();
  const navigate = useNavigate();
  const at = signIn.view?.at ?? null;

  useEffect(() => {
    if (at !== 'back') return;
    const goOn = async (): Promise<void> => {
      const outcome = await signIn.take();
      if (outcome) await navigate(`${paths.welcome()}#${new URLSearchParams(outcome).toString()}`);
    };
    void goOn();
  }, [at, signIn, navigate]);

  return useDesktopPart(at === 'browser' || at === 'window', loadDialog);
}
