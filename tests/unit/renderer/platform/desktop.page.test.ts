import { learnServerTime, serverNow } from '../../../../shared/client/serverNow.ts';
import { observable } from 'mobx';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DesktopBridge } from '../../../../shared/ipc/bridge.ts';
import type { IpcEvent } from '../../../../shared/ipc/contract.ts';
import { createBridgeCall, followDesktop, openDesktop } from '../../../../renderer/src/platform/desktop.ts';
import { aCatalogueView } from '../../../support/builders/desktop/anOfflineCatalogue.ts';
import { eventually } from '../../../support/checks/eventually.ts';

type Listener = (event: IpcEvent<'session:changed'>) => void;
type KeychainListener = (event: IpcEvent<'keychain:answered'>) => void;

const NO_KIOSK: DesktopBridge['kiosk'] = {
  read: () => Promise.resolve(null),
  begin: () => Promise.resolve(false),
  touched: () => Promise.resolve(),
  leave: () => Promise.resolve(),
  beat: () => Promise.resolve(),
  hold: () => Promise.resolve(),
  openStaff: () => Promise.resolve(),
  onChanged: () => () => undefined,
};

const NO_SIGN_IN: DesktopBridge['signIn'] = {
  begin: () => Promise.resolve(),
  byPhone: () => Promise.resolve(),
  read: () => Promise.resolve(null),
  show: () => Promise.resolve(),
  copy: () => Promise.resolve(false),
  cancel: () => Promise.resolve(),
  take: () => Promise.resolve(null),
  onChanged: () => () => undefined,
};

const NO_CUSTOMERS: DesktopBridge['customers'] = {
  read: () => Promise.resolve(null),
  act: () => Promise.resolve(),
  present: () => Promise.resolve(),
  allowCamera: () => Promise.resolve(),
  exportCsv: () => Promise.resolve(false),
  onChanged: () => () => undefined,
};

const NO_UPDATES: DesktopBridge['updates'] = {
  read: () => Promise.resolve(null),
  restart: () => Promise.resolve(),
  onChanged: () => () => undefined,
  onAsked: () => () => undefined,
};

function aBridge() {
  const listeners = new Set<Listener>();
  const keychainListeners = new Set<KeychainListener>();
  const bridge = {
    call: vi.fn<DesktopBridge['call']>(),
    cancel: vi.fn<DesktopBridge['cancel']>(() => Promise.resolve()),
    readSession: vi.fn(() => Promise.resolve(null)),
    readInfo: vi.fn<DesktopBridge['readInfo']>(() =>
      Promise.resolve({
        version: '1',
        platform: 'linux',
        mode: 'rep',
        canKeepSession: true,
        isKeychainAsking: false,
        language: null,
        settingsLost: false,
      }),
    ),
    setLanguage: vi.fn<DesktopBridge['setLanguage']>(() => Promise.resolve()),
    setTheme: vi.fn<DesktopBridge['setTheme']>(() => Promise.resolve()),
    openLink: vi.fn<DesktopBridge['openLink']>(() => Promise.resolve(true)),
    savePdf: vi.fn<DesktopBridge['savePdf']>(() => Promise.resolve()),
    takePage: vi.fn<DesktopBridge['takePage']>(() => Promise.resolve(null)),
    onPageOpened: vi.fn<DesktopBridge['onPageOpened']>(() => () => undefined),
    onSessionChanged: (listener: Listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onKeychainAnswered: (listener: KeychainListener) => {
      keychainListeners.add(listener);
      return () => void keychainListeners.delete(listener);
    },
    signIn: NO_SIGN_IN,
    kiosk: NO_KIOSK,
    customers: NO_CUSTOMERS,
    updates: NO_UPDATES,
    catalogue: {
      read: () => Promise.resolve(aCatalogueView()),
      refresh: () => Promise.resolve(),
      onChanged: () => () => undefined,
    },
    outbox: { read: () => Promise.resolve(null), onChanged: () => () => undefined, act: () => Promise.resolve() },
  } satisfies DesktopBridge;
  const tell: Listener = (event) => listeners.forEach((listener) => listener(event));
  const keychainAnswers: KeychainListener = (event) => keychainListeners.forEach((listener) => listener(event));
  return { bridge, tell, keychainAnswers };
}

describe('calling the API through main', () => {
  it('returns main’s answer, and throws the error that a browser would throw', async () => {
    const { bridge } = aBridge();
    const call = createBridgeCall(bridge);
    bridge.call.mockResolvedValueOnce({ ok: true, data: { total: 3 }, now: Date.now() });
    expect(await call('countCart', {})).toEqual({ total: 3 });
    bridge.call.mockResolvedValueOnce({
      ok: false,
      code: 1,
      message: 'Refused',
      data: { errors: { email: 'Unknown' } },
    });
    await expect(call('countCart', {})).rejects.toMatchObject({
      name: 'ApiError',
      code: 1,
      fieldErrors: { email: 'Unknown' },
    });
  });

  it('follows the store’s clock, as main knows it', async () => {
    const { bridge } = aBridge();
    const dayAhead = Date.now() + 86_400_000;
    bridge.call.mockResolvedValueOnce({ ok: true, data: null, now: dayAhead });
    await createBridgeCall(bridge)('countCart', {});
    expect(Math.abs(serverNow() - dayAhead)).toBeLessThan(3_600_000);
    learnServerTime(Date.now());
  });

  it('sends observables as the plain values they hold', async () => {
    const { bridge } = aBridge();
    bridge.call.mockResolvedValue({ ok: true, data: null, now: Date.now() });
    await createBridgeCall(bridge)('setCollected', observable({ id: 7, collected: true, idempotency_key: 'k' }));
    const { payload } = bridge.call.mock.calls[0]![0];
    expect(structuredClone(payload)).toEqual({ id: 7, collected: true, idempotency_key: 'k' });
  });

  it('throws the reason of main’s refusal', async () => {
    const { bridge } = aBridge();
    bridge.call.mockRejectedValue(new Error("Error invoking remote method 'api:call': IpcError: [ipc api:call input]"));
    await expect(createBridgeCall(bridge)('countCart', {})).rejects.toMatchObject({
      name: 'IpcError',
      reason: 'input',
    });
  });

  it('cancels in main calls that the page no longer waits for', async () => {
    const { bridge } = aBridge();
    bridge.call.mockReturnValue(new Promise(() => undefined));
    const control = new AbortController();
    const counting = createBridgeCall(bridge)('countCart', {}, { signal: control.signal });
    control.abort();
    await expect(counting).rejects.toMatchObject({ code: 'cancelled' });
    expect(bridge.cancel).toHaveBeenCalledWith(bridge.call.mock.calls[0]![0].id);
  });

  it('sends nothing that was cancelled before', async () => {
    const { bridge } = aBridge();
    await expect(createBridgeCall(bridge)('countCart', {}, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'cancelled',
    });
    expect(bridge.call).not.toHaveBeenCalled();
  });
});

describe('the desktop client around the page', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('navigates to where main asked before the page listened, and whenever it asks', async () => {
    const { bridge } = aBridge();
    vi.stubGlobal('desktop', bridge);
    bridge.takePage.mockResolvedValueOnce('/cart');
    const open = vi.fn();
    await followDesktop({
      open,
      settingsWereLost: () => undefined,
      followTheme: () => undefined,
      followUpdates: () => undefined,
    });
    await eventually(() => expect(open.mock.calls).toEqual([['/cart']]));

    const [[called]] = bridge.onPageOpened.mock.calls as [[() => void]];
    bridge.takePage.mockResolvedValueOnce('/messageCenter');
    called();
    await eventually(() => expect(open.mock.calls).toEqual([['/cart'], ['/messageCenter']]));
    // Another listener has taken it, or there was none.
    called();
    await bridge.takePage.mock.results.at(-1)!.value;
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('tells main the theme, so that the client’s windows have it, too', async () => {
    const { bridge } = aBridge();
    vi.stubGlobal('desktop', bridge);
    const themes: ((theme: 'dark' | 'system') => void)[] = [];
    const page = { open: () => undefined, settingsWereLost: () => undefined, followUpdates: () => undefined };
    await followDesktop({ ...page, followTheme: (tell) => void themes.push(tell) });
    for (const theme of ['dark', 'system'] as const) themes[0]!(theme);
    expect(bridge.setTheme.mock.calls).toEqual([['dark'], ['system']]);
  });

  it.each(['rep', 'kiosk'] as const)('receives updates of the client, but not in a kiosk: %s', async (mode) => {
    const { bridge } = aBridge();
    const info = await bridge.readInfo();
    bridge.readInfo.mockResolvedValue({ ...info, mode });
    vi.stubGlobal('desktop', bridge);
    const followUpdates = vi.fn();
    await followDesktop({
      open: () => undefined,
      settingsWereLost: () => undefined,
      followTheme: () => undefined,
      followUpdates,
    });
    expect(followUpdates.mock.calls).toEqual(mode === 'rep' ? [[bridge.updates]] : []);
  });

  it('opens an address that the contract refuses like any other link, so that the rep is told', async () => {
    const { bridge } = aBridge();
    vi.stubGlobal('desktop', bridge);
    const opened = vi.fn();
    vi.stubGlobal('open', opened);
    const platform = (await openDesktop('en'))!;
    platform.openLink('https://m.me/medstore');
    bridge.openLink.mockRejectedValueOnce(new Error('[ipc link:open input]'));
    platform.openLink('http://m.me/medstore');
    await eventually(() => expect(opened.mock.calls).toEqual([['http://m.me/medstore', '_blank', 'noopener']]));
    expect(bridge.openLink).toHaveBeenCalledTimes(2);
  });

  it('is not there in a browser', async () => {
    expect(await openDesktop('en')).toBeNull();
  });

  it('tells main the language of the page first, and reports the member', async () => {
    const { bridge, tell } = aBridge();
    vi.stubGlobal('desktop', bridge);
    const platform = (await openDesktop('ru'))!;
    expect(bridge.setLanguage).toHaveBeenCalledWith('ru');
    expect(platform).toMatchObject({ kind: 'rep', canKeepSession: true });

    const listener = vi.fn();
    const stop = platform.onUser(listener);
    const user = { user_id: 'u', nick_name: 'Ana', email: 'ana@clinic.example' };
    tell({ user, reason: 'signed-in', message: '', isStored: false });
    expect(listener).toHaveBeenLastCalledWith(user, undefined);
    expect(platform.canKeepSession).toBe(false);
    tell({ user: null, reason: 'expired', message: 'Please sign in again', isStored: false });
    expect(listener).toHaveBeenLastCalledWith(null, 'Please sign in again');
    stop();
    tell({ user, reason: 'signed-in', message: '', isStored: true });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('knows whether its keychain has answered, and whether sign-ins are stored then', async () => {
    const { bridge, keychainAnswers } = aBridge();
    const info = await bridge.readInfo();
    bridge.readInfo.mockResolvedValue({ ...info, canKeepSession: false, isKeychainAsking: true });
    vi.stubGlobal('desktop', bridge);
    const platform = (await openDesktop('en'))!;
    expect([platform.keychain!.isAsking, platform.canKeepSession]).toEqual([true, false]);
    const listener = vi.fn();
    const stop = platform.keychain!.onAnswered(listener);
    keychainAnswers({ canKeep: true });
    expect([platform.keychain!.isAsking, platform.canKeepSession]).toEqual([false, true]);
    stop();
    keychainAnswers({ canKeep: true });
    expect(listener).toHaveBeenCalledOnce();
  });

  it('notices a keychain that answers while the page is being opened', async () => {
    const { bridge, keychainAnswers } = aBridge();
    const info = await bridge.readInfo();
    bridge.readInfo.mockImplementation(() => {
      keychainAnswers({ canKeep: true });
      return Promise.resolve({ ...info, canKeepSession: false, isKeychainAsking: true });
    });
    vi.stubGlobal('desktop', bridge);
    const platform = (await openDesktop('en'))!;
    expect([platform.keychain!.isAsking, platform.canKeepSession]).toEqual([false, true]);
  });
});
