import type { Call, SessionKeeper } from '../../../shared/client/ports.ts';
import { createClient } from '../session/createClient.ts';
import type { KioskSetup } from './KioskSetup.ts';

const nothing = (): Promise<void> => Promise.resolve();
const NO_SESSION: SessionKeeper = {
  read: () => Promise.resolve(null),
  begin: nothing,
  renew: nothing,
  rename: nothing,
  end: nothing,
  exclusive: (work) => work(),
};

/** Calls the API with this device's key and without a session, also while a visitor is signed in. */
export function openAnonymousCall({
  settings: { server, secret },
  fetch,
  device,
  language,
}: Pick<KioskSetup, 'settings' | 'fetch' | 'device' | 'language'>): Call {
  return createClient({ server, secret, fetch, session: NO_SESSION, device, language });
}
