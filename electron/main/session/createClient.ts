import { createApiClient } from '../../../shared/client/createApiClient.ts';
import type { Call, DeviceSigner, SessionKeeper } from '../../../shared/client/ports.ts';
import { shapeOf } from '../../../shared/contract/contract.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { clock } from '../app/clock.ts';
import { createNetTransport, type NetFetch } from './netTransport.ts';

export interface ClientParts {
  server: string;
  secret: string;
  fetch: NetFetch;
  session: SessionKeeper;
  device?: DeviceSigner;
  language(): Language;
}

/** The same API client as in a browser, over Electron's network stack and with every answer validated. */
export function createClient({ server, secret, fetch, session, device, language }: ClientParts): Call {
  return createApiClient({
    transport: createNetTransport(server, fetch),
    session,
    clock,
    secret,
    ...(device && { device }),
    language,
    check: (name, data) => shapeOf(name).reply.parse(data),
  }).call;
}
