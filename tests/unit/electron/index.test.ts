import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../support/checks/eventually.ts';

/** The client's start on a fake Electron. */
const system = vi.hoisted(() => ({
  exit: vi.fn(),
  quit: vi.fn(),
  showErrorBox: vi.fn(),
  start: vi.fn(),
  lock: vi.fn(() => true),
  profile: '/nowhere',
  isUnasked: true,
  installAtStart: vi.fn(),
  on: vi.fn<(name: string, hear: (...args: unknown[]) => void) => void>(),
  focus: vi.fn(),
  relaunch: vi.fn(),
  whenReady: vi.fn(() => Promise.resolve()),
}));
vi.mock('electron', () => ({
  app: {
    getVersion: () => '1.2.3',
    isPackaged: false,
    getPath: () => system.profile,
    commandLine: { hasSwitch: () => true },
    enableSandbox: vi.fn(),
    on: system.on,
    exit: system.exit,
    quit: system.quit,
    relaunch: system.relaunch,
    requestSingleInstanceLock: system.lock,
    whenReady: system.whenReady,
  },
  BrowserWindow: {},
  shell: {},
  session: {},
  dialog: { showErrorBox: system.showErrorBox },
  Menu: { setApplicationMenu: vi.fn() },
  protocol: { registerSchemesAsPrivileged: vi.fn() },
}));
vi.mock('../../../electron/main/rep/reportOwnFailures.ts', () => ({ reportOwnFailures: vi.fn() }));
vi.mock('../../../electron/main/app/crashes.ts', () => ({ keepCrashDumps: vi.fn() }));
vi.mock('../../../electron/main/app/start.ts', () => ({ start: system.start }));
vi.mock('../../../electron/main/kiosk/openKiosk.ts', () => ({ kioskParts: 'a kiosk’s' }));
vi.mock('../../../electron/main/windows/windows.ts', () => ({ focusWindow: system.focus }));
vi.mock('../../../electron/main/security/securityPolicies.ts', () => ({
  guardSession: vi.fn(),
  setupSecurityPolicies: vi.fn(),
}));
vi.mock('../../../electron/main/updates/openUpdates.ts', () => ({
  isInstalledUnasked: () => system.isUnasked,
  openUpdates: () => ({ installAtStart: system.installAtStart }),
}));
vi.mock('../../../electron/main/storage/preferences.ts', () => ({
  openPreferences: () => ({ preferences: { get: () => 'es' }, wereLost: false }),
}));

const { argv } = process;
beforeEach(() => {
  vi.resetModules();
  for (const called of [system.exit, system.quit, system.showErrorBox, system.start, system.on]) called.mockReset();
  for (const called of [system.focus, system.relaunch]) called.mockReset();
  system.lock.mockReset().mockReturnValue(true);
  system.profile = mkdtempSync(join(tmpdir(), 'medstore-start-'));
  vi.stubGlobal('__API_URL__', 'https://shop.example');
  vi.stubGlobal('__SIGN_SECRET__', 'secret');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  process.argv = argv;
  rmSync(system.profile, { recursive: true, force: true });
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('a client that cannot start says so and ends: without a window it would block every other start', async () => {
  system.start.mockImplementation(() => {
    throw new Error('the outbox cannot be opened');
  });
  await import('../../../electron/main/index.ts');
  await eventually(() => expect(system.exit).toHaveBeenCalledWith(1));
  expect(system.showErrorBox.mock.calls).toEqual([
    [
      'No se ha podido iniciar Medstore',
      'Vuelva a abrirlo. Si se repite, envíe este mensaje al administrador del equipo:\nthe outbox cannot be opened',
    ],
  ]);
  expect(process.stderr.write).toHaveBeenCalledWith('The client could not be started: the outbox cannot be opened\n');
  expect(system.showErrorBox.mock.invocationCallOrder[0]).toBeLessThan(system.exit.mock.invocationCallOrder[0]!);
});

it.each([
  ['a rep’s client', [], null, { first: '/' }],
  ['a kiosk, which opens no links', ['--kiosk'], 'a kiosk’s', null],
])('%s starts with the parts of its own mode', async (_client, options, kioskParts, links) => {
  process.argv = ['electron', '.', ...options];
  await import('../../../electron/main/index.ts');
  await eventually(() => expect(system.start).toHaveBeenCalledOnce());
  expect(system.start.mock.lastCall).toMatchObject([{ kioskParts, links }]);
});

describe('a start beside another process', () => {
  const errorOutput = (): string => vi.mocked(process.stderr.write).mock.calls.join('\n');
  const start = async (...options: string[]): Promise<void> => {
    vi.useFakeTimers();
    process.argv = ['electron', '.', ...options];
    await import('../../../electron/main/index.ts');
  };
  const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

  it('of a kiosk names the holder of the profile, and fails after a pause instead of looping', async () => {
    symlinkSync(`${hostname()}-417`, join(system.profile, 'SingletonLock'));
    system.lock.mockReturnValue(false);
    await start('--kiosk');
    expect(errorOutput()).toContain(`kiosk: not started: ${system.profile} is in use by ${hostname()}-417`);
    await pass(9_000);
    expect(system.exit).not.toHaveBeenCalled();
    await pass(2_000);
    expect(system.exit).toHaveBeenCalledWith(1);
    expect([system.quit.mock.calls, system.start.mock.calls]).toEqual([[], []]);
  });

  it('of a kiosk takes over the profile of a host with another name, as after a rename', async () => {
    symlinkSync('former-name-417', join(system.profile, 'SingletonLock'));
    system.lock.mockReturnValueOnce(false);
    await start('--kiosk');
    await pass(0);
    await vi.dynamicImportSettled();
    expect(system.lock).toHaveBeenCalledTimes(2);
    expect(system.start).toHaveBeenCalledOnce();
  });

  it('of a rep’s client ends silently if the first one responds', async () => {
    system.lock.mockReturnValue(false);
    await start();
    writeFileSync(join(system.profile, `second-start-${process.pid}`), '');
    await pass(200);
    expect(system.quit).toHaveBeenCalledOnce();
    expect(system.showErrorBox).not.toHaveBeenCalled();
  });

  it('of a rep’s client says so if the first one does not respond', async () => {
    system.lock.mockReturnValue(false);
    await start();
    await pass(6_000);
    expect(system.showErrorBox).toHaveBeenCalledWith(
      'Medstore está abierto, pero no responde',
      expect.stringContaining('reinicie el equipo'),
    );
    expect(system.exit).toHaveBeenCalledWith(1);
    expect(system.quit).not.toHaveBeenCalled();
  });
});

describe('a start with a data folder that cannot be written to', () => {
  const errorOutput = (): string => vi.mocked(process.stderr.write).mock.calls.join('\n');
  // Chromium then gives no lock.
  beforeEach(() => {
    rmSync(system.profile, { recursive: true });
    system.lock.mockReturnValue(false);
  });

  it('of a rep’s client names the folder, as no other one runs', async () => {
    await import('../../../electron/main/index.ts');
    await eventually(() => expect(system.exit).toHaveBeenCalled());
    expect(system.showErrorBox.mock.calls).toEqual([
      ['Medstore no puede escribir en su carpeta de datos', expect.stringContaining(system.profile)],
    ]);
    expect(system.exit).toHaveBeenCalledWith(1);
    expect(errorOutput()).toContain('ENOENT');
  });

  it('of a rep’s client is told by writing, as `access` knows no rights on Windows', async () => {
    // Writing fails, also for root, whom every right is given.
    mkdirSync(join(system.profile, `write-test-${process.pid}`), { recursive: true });
    await import('../../../electron/main/index.ts');
    await eventually(() => expect(system.exit).toHaveBeenCalled());
    expect(system.showErrorBox.mock.calls[0]![0]).toBe('Medstore no puede escribir en su carpeta de datos');
  });

  it('of a rep’s client waits on Linux until it is ready, as Electron shows no dialog before', async () => {
    vi.spyOn(process, 'platform', 'get').mockReturnValue('linux');
    const { promise, resolve } = Promise.withResolvers<void>();
    system.whenReady.mockReturnValueOnce(promise);
    await import('../../../electron/main/index.ts');
    await eventually(() => expect(errorOutput()).toContain('ENOENT'));
    expect([system.showErrorBox.mock.calls, system.exit.mock.calls]).toEqual([[], []]);
    resolve();
    await eventually(() => expect(system.exit).toHaveBeenCalledWith(1));
    expect(system.showErrorBox).toHaveBeenCalledOnce();
  });

  it('of a kiosk says so in the log', async () => {
    process.argv = [...argv, '--kiosk'];
    await import('../../../electron/main/index.ts');
    expect(errorOutput()).toMatch(/kiosk: not started: ENOENT/);
  });
});

describe('a client that is started again', () => {
  const start = async (): Promise<(event: string, ...args: unknown[]) => void> => {
    await import('../../../electron/main/index.ts');
    await eventually(() => expect(system.start).toHaveBeenCalled());
    return (event, ...args) =>
      system.on.mock.calls.forEach(([name, hear]) => {
        if (name === event) hear({}, ...args);
      });
  };

  it('comes to the front while it runs', async () => {
    const emit = await start();
    emit('second-instance', [], '', { pid: 417 });
    expect([system.focus.mock.calls.length, system.relaunch.mock.calls.length]).toEqual([1, 0]);
  });

  it('starts again, once, while it ends', async () => {
    const emit = await start();
    emit('will-quit');
    for (const _start of [1, 2]) emit('second-instance', [], '', { pid: 417 });
    expect(system.relaunch).toHaveBeenCalledOnce();
  });
});

describe('a package whose installation asks for a password', () => {
  beforeEach(() => {
    system.isUnasked = false;
    system.installAtStart.mockClear();
  });
  afterEach(() => void (system.isUnasked = true));
  const started = async (): Promise<{ updates: unknown }> => {
    await import('../../../electron/main/index.ts');
    await eventually(() => expect(system.start).toHaveBeenCalledOnce());
    return (system.start.mock.calls as [{ updates: unknown }][])[0]![0];
  };

  it('does not update itself at a kiosk, where it would wait for ever', async () => {
    process.argv = [...argv, '--kiosk'];
    expect((await started()).updates).toBeNull();
  });

  it('updates a rep’s client when its user wants it, not at the start', async () => {
    expect((await started()).updates).not.toBeNull();
    expect(system.installAtStart).not.toHaveBeenCalled();
  });
});
