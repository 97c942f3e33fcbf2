import type { Call } from '../../../shared/client/ports.ts';
import type { Platform } from './Platform.ts';

/** The server that renders pages: it asks its own handlers, as a visitor, and knows nobody. */
export const createServerPlatform = (call: Call): Platform => ({
  kind: 'server',
  call,
  canKeepSession: true,
  readUser: () => Promise.resolve(null),
  onUser: () => () => undefined,
  rememberLanguage: () => undefined,
  openLink: () => undefined,
  // Nobody prints before the page is alive.
  paper: null,
  // What it renders is for a browser, which has a chat; nobody writes here.
  openChat: () => ({ send: () => undefined, close: () => undefined }),
  leaveFor: () => undefined,
  signIn: null,
  outbox: null,
  offline: null,
  customers: null,
  catalogue: null,
  keychain: null,
  kiosk: null,
  visitorId: () => '',
  forgetVisitor: () => undefined,
});
