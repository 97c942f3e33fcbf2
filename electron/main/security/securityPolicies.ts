import type { App, Session, WebContents } from 'electron';
import { answerCertificateRequests, type ChooseCertificate } from './clientCertificates.ts';
import type { OpenLink } from './externalLinks.ts';
import { originOf } from './originOf.ts';

export interface SecurityPolicies {
  /** The only origin a window may show. */
  origin: string;
  openLink: OpenLink;
  /** The merchant's server, and which of the user's certificates identifies them to it. */
  server: string;
  chooseCertificate: ChooseCertificate;
}

interface Asking {
  requestingUrl?: string;
  isMainFrame: boolean;
  /** Details of a page's permission request for camera or microphone. */
  mediaTypes?: readonly string[];
  mediaType?: string;
}

/** Whether a navigation is allowed: to our own origin, in the main frame. There are no other frames. */
export const mayNavigate = (origin: string, to: { url: string; isMainFrame: boolean }): boolean =>
  to.isMainFrame && originOf(to.url) === origin;

/** Whether contents for other sites' pages may navigate to an address. */
type MayGo = (to: { url: string; isMainFrame: boolean }) => boolean;
const navigationRules = new Map<number, MayGo>();

/**
 * Restricts contents that show other sites' pages, such as a provider's: `mayGo` decides each navigation; our own
 * origin is never allowed.
 */
export function restrictNavigation(contents: WebContents, mayGo: MayGo): void {
  navigationRules.set(contents.id, mayGo);
  contents.once('destroyed', () => navigationRules.delete(contents.id));
}

/** The contents whose barcode scanner is open. */
const cameras = new Set<number>();

/** Allows or revokes the camera; revoked too when the page goes. */
export function allowCamera(contents: number, on: boolean): void {
  if (on) cameras.add(contents);
  else cameras.delete(contents);
}

/**
 * Whether only the camera is requested: a request that includes the microphone is denied. Beside the one for the camera,
 * Electron makes a request that names no types, and a page gets no camera if it is denied.
 */
const isCameraAlone = (permission: string, { mediaTypes, mediaType }: Asking): boolean =>
  permission === 'media' && [mediaType ?? [], mediaTypes ?? []].flat().every((type) => type === 'video');

/** Denies by default, for every web contents and session created from now on. */
export function setupSecurityPolicies(app: App, policies: SecurityPolicies): void {
  app.on('web-contents-created', (_event, contents) => guardContents(contents, policies));
  app.on('session-created', (session) => guardSession(session, policies.origin));
  answerCertificateRequests(app, policies.server, policies.chooseCertificate);
}

/** Applies the policy to contents: no new windows, and only allowed navigations. */
export function guardContents(
  contents: WebContents,
  { origin, openLink }: Pick<SecurityPolicies, 'origin' | 'openLink'>,
): void {
  contents.setWindowOpenHandler(({ url }) => {
    // Other sites' pages may not open anything.
    if (navigationRules.has(contents.id)) return { action: 'deny' };
    // Links open in the system's browser, never in a new window of the client.
    void openLink(url);
    return { action: 'deny' };
  });
  const stop = (event: { url: string; isMainFrame: boolean; preventDefault(): void }): void => {
    const mayGo = navigationRules.get(contents.id) ?? ((to) => mayNavigate(origin, to));
    if (!mayGo(event)) event.preventDefault();
  };
  contents.on('will-navigate', stop);
  contents.on('will-frame-navigate', stop);
  contents.on('will-redirect', stop);
  contents.on('will-attach-webview', (event) => event.preventDefault());
}

/** The only permission of our pages: writing to the clipboard, to copy a coupon or part number. */
const GRANTED: readonly string[] = ['clipboard-sanitized-write'];

/** Grants a session's pages the clipboard, and the camera where `allowCamera` allows it; denies everything else. */
export function guardSession(session: Session, origin: string): void {
  // Chromium would download dictionaries from Google at each start, and there is no menu for corrections.
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
  session.setDisplayMediaRequestHandler((_request, choose) => choose(null));
  session.on('will-download', (event) => event.preventDefault());
}
