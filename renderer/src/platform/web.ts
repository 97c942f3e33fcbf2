import type { ChatHello } from '../../../shared/contract/schemas/chat.ts';
import { socialStartPath } from '../../../shared/contract/schemas/signIn/socialProviders.ts';
import { API_BASE } from '../../../shared/contract/limits.ts';
import { LANGUAGE_OPTIONS, type Language } from '../../../shared/text/languages.ts';
import { chatAddress, openChatSocket } from '../api/chatSocket.ts';
import { browserStorage, isStorageAvailable } from '../persistence/storage/browserStorage.ts';
import { rememberLanguage } from '../persistence/session/cookies.ts';
import { OUTBOX_KEY } from '../persistence/outbox/outboxKey.ts';
import { cookieVisitor } from '../persistence/session/visitorId.ts';
import { createWebSession } from '../persistence/session/webSession.ts';
import { lazyApiClient } from './lazyApiClient.ts';
import type { Platform } from './Platform.ts';
import { openWebOffline } from './webOffline.ts';

/**
 * The platform of a browser: the API client is loaded once it is needed, and uses the address that the server named.
 */
export function openWeb(language: Language, api = { base: API_BASE, secret: '' }): Platform {
  const session = createWebSession();
  const storage = browserStorage();
  const { call, outbox, prepare } = lazyApiClient({
    load: async () => (await import('./webApiClient.ts')).openWebApiClient({ api, session, language }),
    session,
    queue: {
      isThere: () => storage.read(OUTBOX_KEY) !== null,
      onChange: (listener) => storage.onChange((key) => key === OUTBOX_KEY && listener()),
    },
  });
  // A token that has just been accepted is valid for the connection, too.
  const hello = async (): Promise<ChatHello> => {
    if (session.user()) await call('countCart', {}, { banTips: true });
    const access = (await session.read())?.access;
    return { type: 'hello', visitor: cookieVisitor.visitorId(), language, ...(access && { access }) };
  };
  return {
    kind: 'web',
    call,
    prepare,
    outbox,
    offline: openWebOffline(language),
    catalogue: null,
    keychain: null,
    get canKeepSession() {
      return isStorageAvailable();
    },
    readUser: () => Promise.resolve(session.user()),
    onUser: session.onChange,
    rememberLanguage: (to) => rememberLanguage(to, LANGUAGE_OPTIONS[to].iso),
    openChat: (listener) => openChatSocket(chatAddress(api.base, location.href), hello, listener),
    leaveFor: (provider, asking) =>
      location.assign(`${api.base}/${socialStartPath(provider)}?${new URLSearchParams(asking).toString()}`),
    signIn: null,
    customers: null,
    kiosk: null,
    ...cookieVisitor,
    paper: { kind: 'print', take: () => window.print() },
    paymentPage: {
      isElsewhere: false,
      open: (path) => location.assign(new URL(path, new URL(api.base, location.href))),
    },
    openLink: (url) => window.open(url, '_blank', 'noopener,noreferrer'),
  };
}
