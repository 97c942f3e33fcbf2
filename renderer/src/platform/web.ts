import { createApiClient } from '../../../shared/client/ApiClient.ts';
import type { ChatHello } from '../../../shared/contracts/chat.ts';
import { socialStart } from '../../../shared/contracts/socialStart.ts';
import { API_BASE } from '../../../shared/constants.ts';
import { LANGUAGE_OPTIONS, type Language } from '../../../shared/languages.ts';
import { chatAddress, openChatSocket } from '../api/chatSocket.ts';
import { browserClock } from '../api/browserClock.ts';
import { lazyTransport } from '../api/lazyTransport.ts';
import { rememberLanguage } from '../persistence/cookies.ts';
import { cookieVisitor } from '../persistence/visitorId.ts';
import { createWebSession } from '../persistence/webSession.ts';
import type { Platform } from './Platform.ts';
import { openWebOffline } from './webOffline.ts';
import { openWebOutbox } from './webOutbox.ts';

/** The store in a browser: the API client runs in the page, told by the server where the API is. */
export function openWeb(language: Language, api = { base: API_BASE, secret: '' }): Platform {
  const session = createWebSession();
  const { call: ask } = createApiClient({
    transport: lazyTransport(async () => (await import('../api/axiosTransport.ts')).createAxiosTransport(api.base)),
    session,
    clock: browserClock,
    secret: api.secret,
    language: () => language,
  });
  const { call, outbox } = openWebOutbox(ask, session);
  // A token that has just answered a call is good for the line, too.
  const hello = async (): Promise<ChatHello> => {
    if (session.user()) await call('countCart', {}, { banTips: true });
    const access = (await session.read())?.access;
    return { type: 'hello', visitor: cookieVisitor.visitorId(), language, ...(access && { access }) };
  };
  return {
    kind: 'web',
    call,
    outbox,
    offline: openWebOffline(language),
    catalogue: null,
    canKeepSession: true,
    readUser: () => Promise.resolve(session.user()),
    onUser: session.onChange,
    rememberLanguage: (to) => rememberLanguage(to, LANGUAGE_OPTIONS[to].iso),
    openChat: (listener) => openChatSocket(chatAddress(api.base, location.href), hello, listener),
    leaveFor: (provider, asking) =>
      location.assign(`${api.base}/${socialStart(provider)}?${new URLSearchParams(asking).toString()}`),
    signIn: null,
    customers: null,
    kiosk: null,
    ...cookieVisitor,
    paper: { kind: 'print', take: () => window.print() },
    openLink: (url) => window.open(url, '_blank', 'noopener,noreferrer'),
  };
}
