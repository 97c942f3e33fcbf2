import type { App } from 'electron';
import type { Clock } from '../../../shared/client/ports.ts';
import { withTimeout } from '../../../shared/client/timeouts.ts';
import type { DesktopSession } from '../session/DesktopSession.ts';

/** The windows are gone by then, but this process still turns away whoever starts the client anew. */
const LIMIT_MS = 2_000;

/** Ends the client only when a refresh token that is being traded at this moment is traded and kept. */
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
