import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../../support/checks/eventually.ts';

const { showMessageBox, showErrorBox, app } = vi.hoisted(() => ({
  showMessageBox: vi.fn(),
  showErrorBox: vi.fn(),
  app: { isReady: vi.fn(() => true), whenReady: () => Promise.resolve(), exit: vi.fn() },
}));
vi.mock('electron', () => ({ app, dialog: { showMessageBox, showErrorBox } }));
const { reportOwnFailures } = await import('../../../../electron/main/rep/reportOwnFailures.ts');

const EVENTS = ['uncaughtException', 'unhandledRejection'] as const;
const relaunch = vi.fn();
const listeners = new Map<string, (error: unknown) => void>();
beforeEach(() => {
  relaunch.mockReset();
  showMessageBox.mockReset().mockResolvedValue({ response: 1 });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  // Not registered: vitest listens to these, too.
  vi.spyOn(process, 'on').mockImplementation((name, listener) => {
    listeners.set(String(name), listener as (error: unknown) => void);
    return process;
  });
  reportOwnFailures({ language: () => 'es', relaunch });
});
afterEach(() => void vi.restoreAllMocks());
const fail = (event: (typeof EVENTS)[number], error: unknown): void => listeners.get(event)!(error);
const logged = (): string => vi.mocked(process.stderr.write).mock.calls.flat().join('');

it('an uncaught error is said once, in the language of the page; each is logged with its place', async () => {
  for (const message of ['first', 'second']) fail('uncaughtException', new Error(message));
  await eventually(() => expect(showMessageBox).toHaveBeenCalled());
  expect(showMessageBox).toHaveBeenCalledOnce();
  expect(showMessageBox.mock.calls[0]![0]).toMatchObject({ buttons: ['Reiniciar ahora', 'Más tarde'] });
  expect(logged()).toMatch(/first.*reportOwnFailures\.test[^]*second/);
  expect(relaunch).not.toHaveBeenCalled();
});

it('the user can restart the client after an error', async () => {
  showMessageBox.mockResolvedValue({ response: 0 });
  fail('uncaughtException', new Error('x'));
  await eventually(() => expect(relaunch).toHaveBeenCalledOnce());
});

it('before the client is ready it ends with the reason: there is no window', async () => {
  app.isReady.mockReturnValueOnce(false);
  fail('uncaughtException', new Error('no profile'));
  await eventually(() => expect(app.exit).toHaveBeenCalled());
  expect(showErrorBox).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.stringMatching(/\nno profile$/));
  expect(app.exit).toHaveBeenCalledExactlyOnceWith(1);
  expect(showMessageBox).not.toHaveBeenCalled();
});

it('a rejection that nobody waited for is logged only', () => {
  fail('unhandledRejection', 'a text');
  expect(logged()).toContain('Unhandled: ');
  expect(showMessageBox).not.toHaveBeenCalled();
});
