import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RepParts } from '../../../../electron/main/rep/setupRep.ts';
import { DeepLinkQueue } from '../../../../electron/main/rep/links/DeepLinkQueue.ts';
import { eventually } from '../../../support/checks/eventually.ts';

const electron = vi.hoisted(() => ({
  app: null as never as EventEmitter & Record<string, ReturnType<typeof vi.fn>> & { isPackaged: boolean },
  screen: null as never as EventEmitter,
  box: vi.fn((..._asked: unknown[]) => Promise.resolve({ response: 0 })),
  showItem: vi.fn(),
  trays: [] as EventEmitter[],
}));
vi.mock('electron', async () => {
  const { EventEmitter: Emitter } = await import('node:events');
  const noop = (): void => undefined;
  electron.app = Object.assign(new Emitter(), {
    isPackaged: false,
    quit: vi.fn(),
    setBadgeCount: vi.fn(),
    setAboutPanelOptions: vi.fn(),
    showAboutPanel: vi.fn(),
    setAsDefaultProtocolClient: vi.fn(),
  }) as never;
  const area = { id: 1, workArea: { x: 0, y: 0, width: 1_000, height: 800 } };
  electron.screen = Object.assign(new Emitter(), { getPrimaryDisplay: () => area, getAllDisplays: () => [area] });
  class Tray extends Emitter {
    setToolTip = noop;
    setContextMenu = noop;
    constructor() {
      super();
      electron.trays.push(this);
    }
  }
  const image = { resize: () => image, addRepresentation: noop, toDataURL: noop, setTemplateImage: noop };
  return {
    app: electron.app,
    screen: electron.screen,
    powerMonitor: new Emitter(),
    autoUpdater: new Emitter(),
    shell: { showItemInFolder: electron.showItem },
    dialog: { showMessageBox: electron.box },
    nativeImage: { createFromPath: () => image },
    Menu: { buildFromTemplate: noop, setApplicationMenu: noop },
    BrowserWindow: { getAllWindows: () => [] },
    Notification: { isSupported: () => false },
    clipboard: {},
    Tray,
  };
});
vi.mock('electron-store', () => ({ default: vi.fn() }));
/** The menu's actions, each time that it was built. */
const menus = vi.hoisted(() => [] as Record<string, (value?: unknown) => void>[]);
vi.mock('../../../../electron/main/rep/menu/menu.ts', () => ({
  buildMenu: (_texts: unknown, actions: never) => menus.push(actions),
}));
const documents = vi.hoisted(() => ({
  printPage: vi.fn(() => Promise.resolve()),
  savePage: vi.fn(() => Promise.resolve()),
  saveCustomers: vi.fn(() => Promise.resolve(true)),
}));
vi.mock('../../../../electron/main/rep/documents/documents.ts', () => documents);
const look = vi.hoisted(() => vi.fn(() => Promise.resolve()));
vi.mock('../../../../electron/main/rep/indicators/FollowUpReminder.ts', () => ({
  FollowUpReminder: class {
    look = look;
  },
}));
const { setupRep } = await import('../../../../electron/main/rep/setupRep.ts');

class AWindow extends EventEmitter {
  state = { isDestroyed: false, isMinimized: false, bounds: { x: 10, y: 10, width: 500, height: 400 } };
  webContents = Object.assign(new EventEmitter(), {
    id: 7,
    send: vi.fn(),
    reload: vi.fn(),
    setZoomFactor: vi.fn(),
    mainFrame: { executeJavaScript: vi.fn((_script: string) => Promise.resolve()) },
  });
  isDestroyed = () => this.state.isDestroyed;
  isMinimized = () => this.state.isMinimized;
  isFullScreen = () => false;
  isMaximized = () => false;
  isFocused = () => false;
  getNormalBounds = () => this.state.bounds;
  setBounds = vi.fn();
  setOverlayIcon = vi.fn();
  restore = vi.fn();
  show = vi.fn();
  focus = vi.fn();
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  menus.length = 0;
  electron.trays.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  electron.app.removeAllListeners();
  electron.screen.removeAllListeners();
});

function aRep(fields: Partial<RepParts> = {}) {
  const window = new AWindow();
  const values = new Map<string, unknown>();
  const graphics = { isOff: false, isUnreported: false, onFailing: vi.fn(), turn: vi.fn(), markReported: vi.fn() };
  const parts = {
    window: window as unknown as BrowserWindow,
    preferences: {
      get: (key: string) => values.get(key),
      set: (key: string, value: unknown) => void values.set(key, value),
    },
    graphics,
    relaunch: vi.fn(),
    logFile: '/logs/client.log',
    launcher: {},
    links: new DeepLinkQueue(electron.app as never, []),
    outbox: { onChanged: () => () => undefined },
    renderer: '/renderer',
    language: () => 'en',
    openHidden: vi.fn(),
    isUpdateReady: () => false,
    present: vi.fn((isOn: boolean) => Promise.resolve(void values.set('presenting', isOn))),
    readCustomers: vi.fn(),
    ...fields,
  };
  const rep = setupRep(parts as unknown as RepParts);
  return { rep, window, parts, values, graphics, menu: () => menus.at(-1)! };
}

describe('the menu of a rep’s client', () => {
  it('goes to a page, back and forward, loads it again and changes its size', () => {
    const { rep, window, menu, values } = aRep();
    menu()['open']!('/cart');
    expect(window.webContents.send).toHaveBeenCalledExactlyOnceWith('page:open');
    expect([rep.takePage(7), rep.takePage(7)]).toEqual(['/cart', null]);
    for (const act of ['back', 'forward', 'reload']) menu()[act]!();
    expect(window.webContents.mainFrame.executeJavaScript.mock.calls).toEqual([['history.go(-1)'], ['history.go(1)']]);
    expect(window.webContents.reload).toHaveBeenCalledOnce();
    menu()['zoom']!(1);
    expect(window.webContents.setZoomFactor).toHaveBeenCalledExactlyOnceWith(values.get('zoom'));
  });

  it('hides prices and shows them again, and says which', async () => {
    const { parts, menu } = aRep();
    for (const isHidden of [true, false]) {
      expect(menu()['isPresenting']).toBe(!isHidden);
      menu()['present']!();
      expect(parts.present).toHaveBeenLastCalledWith(isHidden);
      await vi.advanceTimersByTimeAsync(0);
    }
    expect(menus).toHaveLength(3);
  });

  it('turns the graphics hardware on and off, and says which', () => {
    const { graphics, menu } = aRep();
    expect(menu()['isAccelerated']).toBe(true);
    graphics.turn.mockImplementation((isOn: boolean) => void (graphics.isOff = !isOn));
    menu()['hardwareAcceleration']!(false);
    expect(graphics.turn).toHaveBeenCalledExactlyOnceWith(false);
    expect(menu()['isAccelerated']).toBe(false);
  });

  it('prints, saves, shows the log and what this program is', async () => {
    const { rep, menu } = aRep();
    menu()['print']!();
    menu()['savePdf']!();
    await rep.savePdf();
    await eventually(() => expect(documents.savePage).toHaveBeenCalledTimes(2));
    expect(documents.printPage).toHaveBeenCalledOnce();
    expect(await rep.exportCsv([])).toBe(true);
    expect(documents.saveCustomers).toHaveBeenCalledExactlyOnceWith(expect.anything(), []);
    menu()['showLog']!();
    expect(electron.showItem).toHaveBeenCalledExactlyOnceWith('/logs/client.log');
    menu()['about']!();
    expect(electron.app['setAboutPanelOptions']).toHaveBeenCalledExactlyOnceWith({
      applicationName: 'Medstore',
      iconPath: '/renderer/img/logo.png',
    });
    expect(electron.app['showAboutPanel']).toHaveBeenCalledOnce();
  });

  it('offers to install an update only where one is ready, and asks the page first', () => {
    let isReady = false;
    const { rep, window, menu } = aRep({ isUpdateReady: () => isReady });
    expect(menu()['restartToUpdate']).toBeNull();
    isReady = true;
    rep.retranslate();
    menu()['restartToUpdate']!();
    expect(window.webContents.send).toHaveBeenCalledExactlyOnceWith('update:asked');
  });
});

describe('the window of a rep’s client', () => {
  it.each([
    ['a second start', () => electron.app.emit('second-instance', {}, []), null],
    ['a click on the dock', () => electron.app.emit('activate'), null],
    ['a click on the tray', () => electron.trays[0]!.emit('click'), null],
    ['a link', () => electron.app.emit('second-instance', {}, ['medstore://open/cart']), '/cart'],
  ])('comes to the front by %s', (what, act, page) => {
    const { rep, window } = aRep();
    window.state.isMinimized = true;
    act();
    for (const shown of [window.restore, window.show, window.focus])
      expect([what, shown.mock.calls.length]).toEqual([what, 1]);
    expect(rep.takePage(8), 'the hidden window for documents').toBeNull();
    expect(rep.takePage(7)).toBe(page);
    window.state.isMinimized = false;
    act();
    expect([window.restore.mock.calls.length, window.show.mock.calls.length]).toEqual([1, 2]);
  });

  it('stays away once it is closed', () => {
    const { window } = aRep();
    window.state.isDestroyed = true;
    electron.app.emit('activate');
    electron.screen.emit('display-removed');
    for (const shown of [window.show, window.focus, window.setBounds]) expect(shown).not.toHaveBeenCalled();
  });

  it('returns to a display when the one that it was on is gone', () => {
    const { window } = aRep();
    electron.screen.emit('display-removed');
    expect(window.setBounds).not.toHaveBeenCalled();
    window.state.bounds.x = 4_000;
    electron.screen.emit('display-removed');
    expect(window.setBounds).toHaveBeenCalledExactlyOnceWith({ x: 250, y: 200, width: 500, height: 400 });
  });

  it('has the size that was chosen before', () => {
    const { window, values } = aRep();
    window.webContents.emit('did-finish-load');
    values.set('zoom', 1.5);
    window.webContents.emit('did-finish-load');
    expect(window.webContents.setZoomFactor.mock.calls).toEqual([[1], [1.5]]);
  });
});

it('customers are looked at half a minute after the start, and every ten minutes, also after a failure', async () => {
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  aRep();
  await vi.advanceTimersByTimeAsync(29_000);
  expect(look).not.toHaveBeenCalled();
  look.mockRejectedValueOnce(new Error('EIO'));
  await vi.advanceTimersByTimeAsync(2_000);
  await eventually(() => expect(look).toHaveBeenCalledTimes(1));
  await eventually(() => expect(log).toHaveBeenCalledWith('reminder: EIO\n'));
  await vi.advanceTimersByTimeAsync(20 * 60_000);
  expect(look).toHaveBeenCalledTimes(3);
  log.mockRestore();
});

it.each([true, false])('links of the system are its own only if it is installed: %s', async (isPackaged) => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('win32');
  electron.app.isPackaged = isPackaged;
  aRep();
  await Promise.resolve();
  expect(electron.app['setAsDefaultProtocolClient']!.mock.calls).toEqual(isPackaged ? [['medstore']] : []);
  electron.app.isPackaged = false;
  vi.restoreAllMocks();
});
