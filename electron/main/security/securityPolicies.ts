import type { App, Session, WebContents } from 'electron';
import type { OpenLink } from './externalLinks.ts';
import { originOf } from './originOf.ts';

export interface SecurityPolicies {
  /** The only origin a window may show. */
  origin: string;
  openLink: OpenLink;
}

interface Asking {
  requestingUrl?: string;
  isMainFrame: boolean;
  /** A page's request for camera or microphone. */
  mediaTypes?: readonly string[];
  mediaType?: string;
}

/** Whether a navigation may go on: our own pages, in the main frame. We have no other frames. */
export const mayNavigate = (origin: string, to: { url: string; isMainFrame: boolean }): boolean =>
  to.isMainFrame && originOf(to.url) === origin;

/** Whether contents for pages of others may navigate there. */
type MayGo = (to: { url: string; isMainFrame: boolean }) => boolean;
const lanes = new Map<number, MayGo>();

/**
 * Restricts contents that show pages of others, such as a provider's: `mayGo` decides each navigation; our own origin is
 * never allowed.
 */
export function restrictNavigation(contents: WebContents, mayGo: MayGo): void {
  lanes.set(contents.id, mayGo);
  contents.once('destroyed', () => lanes.delete(contents.id));
}

/** The contents that read a code with the camera at this moment. */
const cameras = new Set<number>();

/** A rep's page opens its scanner, or has closed it; a page that has gone has closed it. */
export function allowCamera(contents: number, on: boolean): void {
  if (on) cameras.add(contents);
  else cameras.delete(contents);
}

/** The camera and nothing with it: no microphone, and no question whether there is one. */
const isCameraAlone = (permission: string, { mediaTypes, mediaType }: Asking): boolean =>
  permission === 'media' && (mediaTypes ?? [mediaType]).join() === 'video';

/** Denies by default for every web contents and session that will be created. */
export function setupSecurityPolicies(app: App, policies: SecurityPolicies): void {
  app.on('web-contents-created', (_event, contents) => guardContents(contents, policies));
  app.on('session-created', (session) => guardSession(session, policies.origin));
  app.on('select-client-certificate', (event, _contents, _url, _list, choose) => {
    event.preventDefault();
    choose();
  });
}

/** Keeps contents where they are: no window opens from them, and they go nowhere but where they may. */
export function guardContents(contents: WebContents, { origin, openLink }: SecurityPolicies): void {
  contents.setWindowOpenHandler(({ url }) => {
    // Pages of others open nothing through us.
    if (lanes.has(contents.id)) return { action: 'deny' };
    // For the system's browser: a window of our own is the place of nothing, not even of a file of ours.
    void openLink(url);
    return { action: 'deny' };
  });
  const stop = (event: { url: string; isMainFrame: boolean; preventDefault(): void }): void => {
    const mayGo = lanes.get(contents.id) ?? ((to) => mayNavigate(origin, to));
    if (!mayGo(event)) event.preventDefault();
  };
  contents.on('will-navigate', stop);
  contents.on('will-frame-navigate', stop);
  contents.on('will-redirect', stop);
  contents.on('will-attach-webview', (event) => event.preventDefault());
}

/** Copying a coupon or a part number is all that a page of ours does to the computer around it. */
const GRANTED: readonly string[] = ['clipboard-sanitized-write'];

/** Lets pages of a session have nothing of the computer but its clipboard, and a camera that they were allowed. */
export function guardSession(session: Session, origin: string): void {
  // Chromium would fetch its dictionaries from Google, at each start and unasked; and no menu of ours corrects a word.
  session.setSpellCheckerEnabled(false);
  const mayHave = (contents: WebContents | null, permission: string, asking: Asking): boolean => {
    const isScanning = contents !== null && cameras.has(contents.id) && isCameraAlone(permission, asking);
    const isOurs = asking.isMainFrame && originOf(asking.requestingUrl ?? '') === origin;
    return isOurs && (GRANTED.includes(permission) || isScanning);
  };
  session.setPermissionRequestHandler((contents, permission, decide, asking) =>
    decide(mayHave(contents, permission, asking)),
  );
  session.setPermissionCheckHandler((contents, permission, _origin, asking) => mayHave(contents, permission, asking));
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler((_request, choose) => choose({}));
  session.on('will-download', (event) => event.preventDefault());
}
