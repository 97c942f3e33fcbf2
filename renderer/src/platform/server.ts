import type { Call } from '../../../shared/client/ports.ts';
import type { Platform } from './Platform.ts';

/** The platform of the server that renders pages: it calls its own handlers as a visitor. */
export const createServerPlatform = (call: Call): Platform => ({
  kind: 'server',
  call,
  canKeepSession: true,
  readUser: () => Promise.resolve(null),
  onUser: () => () => undefined,
  rememberLanguage: () => undefined,
  openLink: () => undefined,
  paymentPage: { isElsewhere: false, open: null },
  // Printing needs a hydrated page.
  paper: null,
  // The browser for which the page is rendered has a chat; the server sends no message.
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
