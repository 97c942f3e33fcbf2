import { reaction } from 'mobx';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';

/**
 * Follows the session. Prices differ by member, so a change invalidates every query. A session that was ended from
 * outside is reported, and leads to sign-in and back (S4).
 */
export function useVisitor(): void {
  const stores = useStores();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const latest = useRef({ navigate, revalidate, here: pathname + search });
  useEffect(() => {
    latest.current = { navigate, revalidate, here: pathname + search };
  });

  // Layout effect, so that no change between the first render and the effect is missed.
  useLayoutEffect(() => {
    const { session, queries, notices, ui } = stores;
    const disposers = [
      reaction(
        () => session.user?.user_id,
        (_now, before) => {
          // Sessions at a kiosk are meant to end.
          if (session.isPassing && ui.device !== 'kiosk')
            notices.show({
              intent: 'warning',
              text: { key: session.isInBrowser ? 'chrome:sessionPageOnly' : 'chrome:sessionOnly' },
            });
          if (before === undefined) queries.expire();
          else queries.forget();
          void latest.current.revalidate();
        },
      ),
      reaction(
        () => session.endedBecause,
        (message) => {
          if (message === null) return;
          session.acknowledgeEnd();
          notices.show({ intent: 'warning', text: message });
          void latest.current.navigate(paths.login(latest.current.here));
        },
        { fireImmediately: true }, // the stores may have been started before
      ),
    ];
    return () => disposers.forEach((dispose) => dispose());
  }, [stores]);
}
