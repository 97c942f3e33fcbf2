import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '../../support/eventually.ts';

/** The client's start, as far as the system is concerned. */
const system = vi.hoisted(() => ({ exit: vi.fn(), showErrorBox: vi.fn(), start: vi.fn() }));
vi.mock('electron', () => ({
  app: {
    ...{ isPackaged: false, getPath: () => '/nowhere', commandLine: { hasSwitch: () => true } },
    ...{ enableSandbox: vi.fn(), on: vi.fn(), exit: system.exit },
    ...{ requestSingleInstanceLock: () => true, whenReady: () => Promise.resolve() },
  },
  ...{ BrowserWindow: {}, shell: {}, dialog: { showErrorBox: system.showErrorBox } },
  ...{ Menu: { setApplicationMenu: vi.fn() }, protocol: { registerSchemesAsPrivileged: vi.fn() } },
}));
vi.mock('../../../electron/main/start.ts', () => ({ start: system.start }));
vi.mock('../../../electron/main/preferences.ts', () => ({
  openPreferences: () => ({ preferences: { get: () => 'es' }, wereLost: false }),
}));

beforeEach(() => {
  vi.stubGlobal('__API_URL__', 'https://shop.example');
  vi.stubGlobal('__SIGN_SECRET__', 'secret');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a client that cannot be started says so and ends: without a window it would hold off every other start', async () => {
  system.start.mockImplementation(() => {
    throw new Error('the outbox cannot be opened');
  });
  await import('../../../electron/main/index.ts');
  await eventually(() => expect(system.exit).toHaveBeenCalledWith(1));
  expect(system.showErrorBox.mock.calls).toEqual([
    [
      'Medstore no se ha podido iniciar',
      'Vuelva a abrirlo. Si se repite, envíe este mensaje a quien cuida de este equipo:\nthe outbox cannot be opened',
    ],
  ]);
  expect(process.stderr.write).toHaveBeenCalledWith('The client could not be started: the outbox cannot be opened\n');
  expect(system.showErrorBox.mock.invocationCallOrder[0]).toBeLessThan(system.exit.mock.invocationCallOrder[0]!);
});
