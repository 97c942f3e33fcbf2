import { randomUUID } from 'node:crypto';
import { type BrowserWindow, session, WebContentsView } from 'electron';
import { z } from 'zod/mini';
import type { Language } from '../../../../shared/text/languages.ts';
import { parseJson } from '../../../../shared/json/parseJson.ts';
import { restrictNavigation } from '../../security/securityPolicies.ts';
import { windowBackground } from '../../windows/theme.ts';
import { isolatedPreferences } from '../../windows/windows.ts';
import type { FindRequest, FindView } from './FindBar.ts';
import { FIND_MAX, findBarPage } from './findBarPage.ts';

const ADDRESS = 'app://find/';
const SIZE = { width: 440, height: 46 };
const MARGIN = 16;

const Request = z.union([
  z.literal('close'),
  z.object({
    text: z.string().check(z.maxLength(FIND_MAX)),
    step: z.nullable(z.union([z.literal(1), z.literal(-1)])),
  }),
]);

/** The bar's place: at the top, towards the end of the line. */
export const findBounds = (width: number): { x: number; y: number; width: number; height: number } => ({
  ...SIZE,
  width: Math.min(SIZE.width, width),
  x: Math.max(0, width - SIZE.width - MARGIN),
  y: 0,
});

interface ViewParts {
  window: BrowserWindow;
  language(): Language;
  isDevelopment: boolean;
}

/** Creates the bar: a view in the window, without a preload, with a session in memory whose handler is its only server. */
export const openFindView =
  ({ window, language, isDevelopment }: ViewParts) =>
  (handle: (request: FindRequest) => void): FindView => {
    const partition = `find-${randomUUID()}`;
    session.fromPartition(partition).protocol.handle('app', answerFindPage(language(), handle));
    const view = new WebContentsView({ webPreferences: { ...isolatedPreferences(isDevelopment), partition } });
    const { webContents } = view;
    view.setBackgroundColor(windowBackground());
    restrictNavigation(webContents, () => false);
    const place = (): void => view.setBounds(findBounds(window.getContentBounds().width));
    place();
    window.on('resize', place);
    window.contentView.addChildView(view);
    const loaded = webContents.loadURL(ADDRESS);
    const run = (code: string): void =>
      void loaded.then(() => webContents.executeJavaScript(code)).catch(() => undefined);
    return {
      focus: () => {
        webContents.focus();
        run('begin()');
      },
      showResult: (result) => run(`showResult(${JSON.stringify(result)})`),
      close: () => {
        if (window.isDestroyed()) return;
        window.off('resize', place);
        window.contentView.removeChildView(view);
        webContents.close();
      },
    };
  };

/** Answers the bar's page, and its requests. */
export function answerFindPage(
  language: Language,
  handle: (request: FindRequest) => void,
): (request: globalThis.Request) => Promise<Response> {
  const { html, policy } = findBarPage(language);
  return async (request) => {
    if (request.url !== ADDRESS) return new Response(null, { status: 404 });
    if (request.method === 'GET')
      return new Response(html, {
        headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': policy },
      });
    const parsed = Request.safeParse(parseJson(await request.text()));
    if (parsed.success) handle(parsed.data);
    return new Response(null, { status: parsed.success ? 204 : 400 });
  };
}
