import { EventEmitter } from 'node:events';
import type { App } from 'electron';
import { expect, it, vi } from 'vitest';
import { quitAfterRefresh } from '../../../../electron/main/rep/quitAfterRefresh.ts';
import { DesktopSession } from '../../../../electron/main/session/DesktopSession.ts';
import { eventually } from '../../../support/checks/eventually.ts';

/** A client that quits; the test decides how long the token refresh takes. */
function aClient() {
  const quit = vi.fn<() => boolean>();
  const app = Object.assign(new EventEmitter(), { quit });
  let timeOut = (): void => undefined;
  const clock = {
    monotonic: () => 0,
    now: () => 0,
    after: (_ms: number, callback: () => void) => ((timeOut = callback), () => undefined),
  };
  const session = new DesktopSession(null, () => undefined);
  quitAfterRefresh(app as unknown as App, session, clock);
  /** Returns whether the client quits at once. */
  const close = (): boolean => {
    const event = { preventDefault: vi.fn() };
    app.emit('will-quit', event);
    return event.preventDefault.mock.calls.length === 0;
  };
  return { session, quit, close, timeOut: () => timeOut() };
}

it('a client that quits during a token refresh ends when the new token is stored', async () => {
  const { session, quit, close } = aClient();
  const trade = Promise.withResolvers<void>();
  void session.exclusive(() => trade.promise);
  expect(close()).toBe(false);
  expect(quit).not.toHaveBeenCalled();
  trade.resolve();
  await eventually(() => expect(quit).toHaveBeenCalledOnce());
  expect(close()).toBe(true);
});

it('it does not wait for ever, and not at all without a refresh', async () => {
  const { session, quit, close, timeOut } = aClient();
  expect(close()).toBe(true);
  void session.exclusive(() => new Promise(() => undefined));
  expect(close()).toBe(false);
  timeOut();
  await eventually(() => expect(quit).toHaveBeenCalledOnce());
  expect(close()).toBe(true);
});
