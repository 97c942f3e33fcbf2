import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../routing/paths.ts';
import { useStores } from '../../../stores/context.ts';
import { useSocial } from './useSocial.ts';
import { returnPath } from '../useReturnPath.ts';

/** Returns to the target page as soon as a provider's sign-in is complete; call it in an observer. */
export function usePendingSignIn() {
  const { session } = useStores();
  const social = useSocial();
  const navigate = useNavigate();
  const { received, last, failure } = social;
  const redirect = returnPath((received ?? last)?.redirect ?? null);
  // Signed in meanwhile in another tab, or opened by a member: nothing to complete.
  const isOver = session.isMember && received === null && !failure;
  useEffect(() => {
    if (isOver) void navigate(redirect, { replace: true });
  }, [isOver, navigate, redirect]);
  const welcome = (): void => void navigate(paths.welcome(redirect), { replace: true, state: { isNew: true } });
  return { received, welcome };
}
