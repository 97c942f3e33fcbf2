import { createApiClient } from '../../../shared/client/createApiClient.ts';
import { Outbox } from '../../../shared/outbox/Outbox.ts';
import { WEB_OPERATIONS } from '../../../shared/outbox/operations.ts';
import { callThroughOutbox } from '../../../shared/outbox/callThroughOutbox.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { createAxiosTransport } from '../api/axiosTransport.ts';
import { browserClock } from '../api/browserClock.ts';
import { WebDeviceKey } from '../api/WebDeviceKey.ts';
import { browserStorage } from '../persistence/storage/browserStorage.ts';
import { deviceKeyStore } from '../persistence/session/deviceKeyStore.ts';
import { randomUuid } from '../persistence/random.ts';
import { OUTBOX_KEY } from '../persistence/outbox/outboxKey.ts';
import { outboxStorage } from '../persistence/outbox/outboxStorage.ts';
import type { WebSession } from '../persistence/session/webSession.ts';
import type { ApiClient } from './lazyApiClient.ts';

interface WebApiClientParts {
  api: { base: string; secret: string };
  session: WebSession;
  language: Language;
}

/**
 * The API client of a browser: signs requests, renews tokens, sends, and queues quotation requests and contact forms.
 */
export function openWebApiClient({ api, session, language }: WebApiClientParts): ApiClient {
  const { call, prepare } = createApiClient({
    transport: createAxiosTransport(api.base),
    session,
    clock: browserClock,
    secret: api.secret,
    device: new WebDeviceKey(deviceKeyStore(browserStorage()), browserClock),
    language: () => language,
  });
  const storage = browserStorage();
  const outbox = new Outbox({
    storage: outboxStorage(storage),
    call,
    clock: browserClock,
    newId: randomUuid,
    random: Math.random,
    memberId: () => Promise.resolve(session.user()?.user_id ?? null),
    takes: WEB_OPERATIONS,
  });
  storage.onChange((key) => (key === OUTBOX_KEY || key === null) && void outbox.follow());
  session.onChange(() => void outbox.follow().then(() => outbox.send()));
  void outbox.open({ isAlone: false });
  return { call: callThroughOutbox(call, outbox), outbox, prepare };
}
