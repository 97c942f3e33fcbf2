import { randomUUID } from 'node:crypto';
import { BrowserWindow, session } from 'electron';
import type { Language } from '../../../../shared/text/languages.ts';
import type { Credentials, Proxy } from '../../network/ProxyLogin.ts';
import { originOf } from '../../security/originOf.ts';
import { restrictNavigation } from '../../security/securityPolicies.ts';
import { windowBackground } from '../../windows/theme.ts';
import { isolatedPreferences } from '../../windows/windows.ts';
import { proxyPage } from './proxyPage.ts';

const ORIGIN = 'app://proxy';
const SIZE = { width: 480, height: 460, minWidth: 320, minHeight: 320 };

interface AskParts {
  parent(): BrowserWindow | null;
  language(): Language;
  isDevelopment: boolean;
}

/**
 * Asks for a proxy's user name and password in a window of its own: without a script or a preload, in a session in
 * memory, whose only page is the form. The form is posted to that session's handler, so that the password is in no
 * address.
 */
export const askForProxy =
  ({ parent, language, isDevelopment }: AskParts) =>
  async ({ host, port }: Proxy, isRetry: boolean): Promise<Credentials | null> => {
    const { promise, resolve } = Promise.withResolvers<Credentials | null>();
    const partition = `proxy-${randomUUID()}`;
    const { html, policy } = proxyPage(`${host}:${port}`, language(), isRetry);
    session.fromPartition(partition).protocol.handle('app', async (request) => {
      if (originOf(request.url) !== ORIGIN) return new Response(null, { status: 404 });
      if (request.method === 'POST') resolve(credentialsIn(new URLSearchParams(await request.text())));
      return new Response(request.method === 'GET' ? html : null, {
        headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
      });
    });
    const owner = parent();
    const window = new BrowserWindow({
      ...SIZE,
      ...(owner && { parent: owner, modal: true }),
      autoHideMenuBar: true,
      minimizable: false,
      fullscreenable: false,
      backgroundColor: windowBackground(),
      webPreferences: { ...isolatedPreferences(isDevelopment), partition },
    });
    window.removeMenu();
    restrictNavigation(window.webContents, ({ url, isMainFrame }) => isMainFrame && originOf(url) === ORIGIN);
    window.once('closed', () => resolve(null));
    window.loadURL(`${ORIGIN}/`).catch(() => resolve(null));
    const credentials = await promise;
    if (!window.isDestroyed()) window.destroy();
    return credentials;
  };

function credentialsIn(form: URLSearchParams): Credentials | null {
  const [user, password] = [form.get('user') ?? '', form.get('password') ?? ''];
  return form.get('act') === 'cancel' || user === '' ? null : { user, password };
}
