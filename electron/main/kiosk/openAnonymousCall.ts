import type { Call, SessionKeeper } from '../../../shared/client/ports.ts';
import { createClient } from '../session/createClient.ts';
import type { KioskSetup } from './KioskSetup.ts';

const nothing = (): Promise<void> => Promise.resolve();
const NO_SESSION: SessionKeeper = {
  read: () => Promise.resolve(null),
  ...{ begin: nothing, renew: nothing, rename: nothing, end: nothing },
  exclusive: (work) => work(),
};

/** Calls the API as this device without a member, whoever is signed in at the kiosk. */
export function openAnonymousCall({
  settings: { server, secret },
  fetch,
  device,
  language,
}: Pick<KioskSetup, 'settings' | 'fetch' | 'device' | 'language'>): Call {
  return createClient({ server, secret, fetch, session: NO_SESSION, device, language });
}
