import type { App } from 'electron';
import type { Clock } from '../../../shared/client/ports.ts';
import { withTimeout } from '../../../shared/client/timeouts.ts';
import type { DesktopSession } from '../session/DesktopSession.ts';

/** The longest delay of quitting: without windows, this process would still block a new start. */
const LIMIT_MS = 2_000;

/** Delays quitting until a running token refresh has stored its new token. */
export function quitAfterRefresh(
  app: Pick<App, 'on' | 'quit'>,
  session: Pick<DesktopSession, 'isExchangingToken' | 'settled'>,
  clock: Clock,
): void {
  let isOver = false;
  app.on('will-quit', (event) => {
    // Prevent quitting only if necessary: on macOS `preventDefault` also cancels the user's log-out.
    if (isOver || !session.isExchangingToken) return;
    event.preventDefault();
    const end = (): void => {
      isOver = true;
      app.quit();
    };
    void withTimeout(session.settled(), LIMIT_MS, clock).then(end, end);
  });
}
