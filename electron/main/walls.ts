import type { App, Session, WebContents } from 'electron';
import type { OpenLink } from './links.ts';
import { originOf } from './origin.ts';

export interface Walls {
  /** The only origin a window may show. */
  origin: string;
  openLink: OpenLink;
}

interface Asking {
  requestingUrl?: string;
  isMainFrame: boolean;
}

/** Whether a navigation may go on: our own pages, in the main frame. We have no other frames. */
export const mayNavigate = (origin: string, to: { url: string; isMainFrame: boolean }): boolean =>
  to.isMainFrame && originOf(to.url) === origin;

/** Default deny for every web contents and session there will ever be, whoever makes them. */
export function setupWalls(app: App, walls: Walls): void {
  app.on('web-contents-created', (_event, contents) => guardContents(contents, walls));
  app.on('session-created', (session) => guardSession(session, walls.origin));
  app.on('select-client-certificate', (event, _contents, _url, _list, choose) => {
    event.preventDefault();
    choose();
  });
}

export function guardContents(contents: WebContents, { origin, openLink }: Walls): void {
  contents.setWindowOpenHandler(({ url }) => {
    // A link to elsewhere is for the system's browser; a window of our own is never its place.
    if (originOf(url) !== origin) void openLink(url);
    return { action: 'deny' };
  });
  contents.on('will-navigate', (event) => {
    if (!mayNavigate(origin, event)) event.preventDefault();
  });
  contents.on('will-frame-navigate', (event) => {
    if (!mayNavigate(origin, event)) event.preventDefault();
  });
  contents.on('will-redirect', (event) => {
    if (!mayNavigate(origin, event)) event.preventDefault();
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
}

/** Copying a coupon or a part number is all that a page of ours does to the computer around it. */
const GRANTED: readonly string[] = ['clipboard-sanitized-write'];

export function guardSession(session: Session, origin: string): void {
  const mayHave = (permission: string, { requestingUrl, isMainFrame }: Asking): boolean =>
    GRANTED.includes(permission) && isMainFrame && originOf(requestingUrl ?? '') === origin;
  session.setPermissionRequestHandler((_contents, permission, decide, asking) => decide(mayHave(permission, asking)));
  session.setPermissionCheckHandler((_contents, permission, _origin, asking) => mayHave(permission, asking));
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, choose) => choose({}));
  session.on('will-download', (event) => event.preventDefault());
}
