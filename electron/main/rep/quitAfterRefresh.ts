import type { App } from 'electron';
import type { Clock } from '../../../shared/client/ports.ts';
import { withTimeout } from '../../../shared/client/timeouts.ts';
import type { DesktopSession } from '../session/DesktopSession.ts';

/** The longest delay of the end: the windows are gone, but this process still blocks a new start. */
const LIMIT_MS = 2_000;

/** Delays the end of the client until a token refresh in progress has stored its new token. */
export function quitAfterRefresh(
  app: Pick<App, 'on' | 'quit'>,
  session: Pick<DesktopSession, 'isTrading' | 'settled'>,
  clock: Clock,
): void {
  let isOver = false;
  app.on('will-quit', (event) => {
    // Called off without need it would be a log-out of macOS that is called off.
    if (isOver || !session.isTrading) return;
    event.preventDefault();
    const end = (): void => {
      isOver = true;
      app.quit();
    };
    void withTimeout(session.settled(), LIMIT_MS, clock).then(end, end);
  });
}
