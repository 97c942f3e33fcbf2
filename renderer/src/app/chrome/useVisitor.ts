import { reaction } from 'mobx';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';
import { paths } from '../../routing/paths.ts';
import { useStores } from '../../stores/context.ts';

/**
 * Follows who is looking. Another person, or none any more, sees other prices: everything read is
 * asked for again. A session that was ended from outside says so and leads to sign-in and back (S4).
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

  // With the page itself, not after it: who becomes known in between would go unnoticed.
  useLayoutEffect(() => {
    const { session, queries, notices, ui } = stores;
    const disposers = [
      reaction(
        () => session.user?.user_id,
        (_now, before) => {
          // At a kiosk nobody expects to be kept, and the next visitor hopes it.
          if (session.isPassing && ui.device !== 'kiosk')
            notices.say({
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
          notices.say({ intent: 'warning', text: message });
          void latest.current.navigate(paths.login(latest.current.here));
        },
        { fireImmediately: true }, // the stores may have been awake before
      ),
    ];
    return () => disposers.forEach((dispose) => dispose());
  }, [stores]);
}
