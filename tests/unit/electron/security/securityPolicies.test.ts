import { EventEmitter } from 'node:events';
import type { App, Session, WebContents } from 'electron';
import { describe, expect, it, vi } from 'vitest';
import fc from '../../../support/checks/properties.ts';
import {
  allowCamera,
  restrictNavigation,
  guardContents,
  guardSession,
  mayNavigate,
  setupSecurityPolicies,
} from '../../../../electron/main/security/securityPolicies.ts';

const ORIGIN = 'app://bundle';
const HOSTILE = [
  'https://evil.example/',
  'https://bundle/',
  'app://bundle.evil.example/',
  'app://evil@bundle/',
  'app://bundle:8080/',
  'app://BUNDLE.evil/',
  'https://evil.example/?x=app://bundle/',
  'https://evil.example/app://bundle/',
  'https://app://bundle@evil.example/',
  'https://app%3A%2F%2Fbundle@evil.example/',
  'https://localhost@evil.example/',
  'https://evil.example/?x=http://localhost:5173/',
  'https://localhost.evil.example/',
  'http://localhost/',
  'http://127.0.0.1:5173/',
  'app://localhost/',
  'app://bundle@evil.example/',
  'app://:secret@bundle/',
  'app://bundle\\@evil.example/',
  'app:\\\\bundle.evil',
  'APP2://bundle/',
  'medstore://bundle/',
  'ms-msdt:/id',
  'vscode://file/etc/passwd',
  'https://evil.example/#app://bundle/',
  'app:bundle',
  'app:///bundle',
  'xapp://bundle/',
  'data:text/html,<script>1</script>',
  'javascript:alert(1)',
  'about:blank',
  'blob:app://bundle/5f7',
  'file:///etc/passwd',
  'view-source:app://bundle/',
  'filesystem:app://bundle/temporary/x',
  '',
];

describe('where a window may navigate', () => {
  it.each(HOSTILE)('not to %j', (url) => expect(mayNavigate(ORIGIN, { url, isMainFrame: true })).toBe(false));
  it('in development, an address that looks like the server’s is refused', () => {
    const mayGo = (url: string): boolean => mayNavigate('http://localhost:5173', { url, isMainFrame: true });
    expect(mayGo('http://localhost:5173/es')).toBe(true);
    for (const url of ['http://localhost:51730/', 'https://localhost:5173/', 'http://localhost:5173@evil.example/'])
      expect(mayGo(url), url).toBe(false);
  });
  it('nowhere that a browser would not call our origin, whatever the address', () => {
    const part = fc.constantFrom(
      'app',
      'https',
      ':',
      '//',
      '/',
      '@',
      'bundle',
      'localhost',
      '?',
      '#',
      '.evil',
      '\\',
      '%2f',
      ' ',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 9 }), (parts) => {
        const url = parts.join('');
        const parsed = URL.parse(url);
        const isOurs =
          parsed?.protocol === 'app:' && parsed.host === 'bundle' && parsed.username + parsed.password === '';
        expect(mayNavigate(ORIGIN, { url, isMainFrame: true })).toBe(isOurs);
      }),
    );
  });
  it('to every page of ours, in the main frame only', () => {
    expect(mayNavigate(ORIGIN, { url: 'app://bundle/es/cart?x=1#y', isMainFrame: true })).toBe(true);
    expect(mayNavigate(ORIGIN, { url: 'app://bundle/es/cart', isMainFrame: false })).toBe(false);
  });
});

describe('every web contents', () => {
  function guarded() {
    const contents = Object.assign(new EventEmitter(), { id: 7, setWindowOpenHandler: vi.fn() });
    const openLink = vi.fn(() => Promise.resolve(true));
    guardContents(contents as unknown as WebContents, { origin: ORIGIN, openLink });
    const opened = (url: string): unknown => contents.setWindowOpenHandler.mock.calls[0]![0]({ url });
    const stopped = (event: string, url: string): boolean => {
      const preventDefault = vi.fn();
      contents.emit(event, { url, isMainFrame: true, preventDefault });
      return preventDefault.mock.calls.length > 0;
    };
    return { contents, opened, openLink, stopped };
  }

  it.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])('is stopped at %s to elsewhere', (event) => {
    const { stopped } = guarded();
    expect(stopped(event, 'https://evil.example/')).toBe(true);
    expect(stopped(event, 'app://bundle/cart')).toBe(false);
  });

  it('of a window for another site stays on that site, never leads to ours, and opens nothing', () => {
    const { contents, opened, openLink, stopped } = guarded();
    restrictNavigation(contents as unknown as WebContents, ({ url }) => url.startsWith('https://www.facebook.com/'));
    for (const event of ['will-navigate', 'will-frame-navigate', 'will-redirect']) {
      expect(stopped(event, 'https://www.facebook.com/login')).toBe(false);
      expect(stopped(event, 'app://bundle/cart')).toBe(true);
    }
    expect(opened('https://maker.example/')).toEqual({ action: 'deny' });
    expect(openLink).not.toHaveBeenCalled();
    contents.emit('destroyed');
    expect(stopped('will-navigate', 'https://www.facebook.com/login')).toBe(true);
  });

  it('attaches no webview', () => expect(guarded().stopped('will-attach-webview', '')).toBe(true));

  it('opens no window: every address goes through the link opener', () => {
    const { opened, openLink } = guarded();
    expect(opened('https://maker.example/manual')).toEqual({ action: 'deny' });
    expect(openLink).toHaveBeenCalledWith('https://maker.example/manual');
    // A data sheet, or the terms beside a form.
    expect(opened('app://bundle/media/a.pdf')).toEqual({ action: 'deny' });
    expect(openLink).toHaveBeenCalledWith('app://bundle/media/a.pdf');
  });
});

const PERMISSIONS = [
  'media',
  'geolocation',
  'notifications',
  'midi',
  'pointerLock',
  'fullscreen',
  'openExternal',
  'clipboard-read',
  'display-capture',
  'hid',
  'serial',
  'usb',
  'fileSystem',
  'idle-detection',
  'window-management',
  'local-network',
  'loopback-network',
  'local-fonts',
  'storage-access',
  'keyboardLock',
  'web-app-installation',
  'unknown',
];

const aSession = () =>
  Object.assign(new EventEmitter(), {
    setPermissionRequestHandler: vi.fn(),
    setPermissionCheckHandler: vi.fn(),
    setDevicePermissionHandler: vi.fn(),
    setDisplayMediaRequestHandler: vi.fn(),
    setSpellCheckerEnabled: vi.fn(),
  });

function guardedSession() {
  const session = aSession();
  guardSession(session as unknown as Session, ORIGIN);
  return session;
}

it('web contents created later have the same policies, and no client certificate of the computer is sent', () => {
  const app = new EventEmitter();
  const openLink = vi.fn(() => Promise.resolve(true));
  setupSecurityPolicies(app as unknown as App, {
    origin: ORIGIN,
    openLink,
    server: 'https://shop.example',
    chooseCertificate: ([first]) => Promise.resolve(first ?? null),
  });
  const contents = Object.assign(new EventEmitter(), { id: 8, setWindowOpenHandler: vi.fn() });
  app.emit('web-contents-created', {}, contents);
  const preventDefault = vi.fn();
  contents.emit('will-navigate', { url: 'https://evil.example/', isMainFrame: true, preventDefault });
  expect(preventDefault).toHaveBeenCalledOnce();
  expect(contents.setWindowOpenHandler.mock.calls[0]![0]({ url: 'https://maker.example/' })).toEqual({
    action: 'deny',
  });
  expect(openLink).toHaveBeenCalledWith('https://maker.example/');

  const session = aSession();
  app.emit('session-created', session);
  const decide = vi.fn();
  const ours = { requestingUrl: 'app://bundle/', isMainFrame: true };
  session.setPermissionRequestHandler.mock.calls[0]![0](null, 'geolocation', decide, ours);
  expect(decide).toHaveBeenCalledExactlyOnceWith(false);

  const choose = vi.fn();
  app.emit('select-client-certificate', { preventDefault }, contents, 'https://evil.example/', [{}], choose);
  expect([preventDefault.mock.calls.length, choose.mock.calls]).toEqual([2, [[]]]);
});

it('no session fetches a dictionary from Chromium’s own servers', () =>
  expect(guardedSession().setSpellCheckerEnabled.mock.calls).toEqual([[false]]));

it('a page has the camera while its scanner is open, and nothing else', () => {
  const session = guardedSession();
  const ours = { requestingUrl: 'app://bundle/customers', isMainFrame: true };
  const asks = (contents: number, asking: object, permission = 'media'): unknown => {
    const decide = vi.fn();
    session.setPermissionRequestHandler.mock.calls[0]![0]({ id: contents }, permission, decide, asking);
    return decide.mock.calls[0]![0];
  };
  const checks = (contents: object | null, asking: object): unknown =>
    session.setPermissionCheckHandler.mock.calls[0]![0](contents, 'media', ORIGIN, asking);
  const video = { ...ours, mediaTypes: ['video'] };
  expect(asks(5, video)).toBe(false);
  allowCamera(5, true);
  expect(asks(5, video)).toBe(true);
  expect(checks({ id: 5 }, { ...ours, mediaType: 'video' })).toBe(true);
  expect(asks(6, video)).toBe(false);
  expect(checks(null, { ...ours, mediaType: 'video' })).toBe(false);
  // Electron's request beside the one for the camera.
  for (const mediaTypes of [[], undefined]) expect(asks(5, { ...ours, mediaTypes })).toBe(true);
  for (const mediaTypes of [['audio'], ['video', 'audio'], ['audio', 'video']])
    expect(asks(5, { ...ours, mediaTypes })).toBe(false);
  for (const mediaType of ['audio', 'unknown']) expect(checks({ id: 5 }, { ...ours, mediaType })).toBe(false);
  expect(asks(5, { ...video, isMainFrame: false })).toBe(false);
  expect(asks(5, { ...video, requestingUrl: 'https://evil.example/' })).toBe(false);
  for (const permission of PERMISSIONS.filter((each) => each !== 'media'))
    expect(asks(5, video, permission)).toBe(false);
  allowCamera(5, false);
  expect(asks(5, video)).toBe(false);
});

it('every session refuses permissions except copying, devices, screen capture and downloads', () => {
  const session = guardedSession();
  const decide = vi.fn();
  const ours = { requestingUrl: 'app://bundle/cart', isMainFrame: true };
  for (const permission of PERMISSIONS) {
    session.setPermissionRequestHandler.mock.calls[0]![0](null, permission, decide, ours);
    expect(decide, permission).toHaveBeenLastCalledWith(false);
    expect(session.setPermissionCheckHandler.mock.calls[0]![0](null, permission, ORIGIN, ours), permission).toBe(false);
  }
  const write = (asking: object): unknown =>
    session.setPermissionCheckHandler.mock.calls[0]![0](null, 'clipboard-sanitized-write', ORIGIN, asking);
  expect(write(ours)).toBe(true);
  expect(write({ ...ours, isMainFrame: false })).toBe(false);
  expect(write({ ...ours, requestingUrl: 'https://evil.example/app://bundle' })).toBe(false);
  expect(write({ isMainFrame: true })).toBe(false);
  expect(session.setDevicePermissionHandler.mock.calls[0]![0]({ deviceType: 'usb' })).toBe(false);
  const choose = vi.fn();
  session.setDisplayMediaRequestHandler.mock.calls[0]![0]({}, choose);
  // An object without a stream would be an error of main, where a video is asked for.
  expect(choose).toHaveBeenCalledWith(null);
  const preventDefault = vi.fn();
  session.emit('will-download', { preventDefault });
  expect(preventDefault).toHaveBeenCalled();
});
