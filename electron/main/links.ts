import { complain } from './complain.ts';
import type { Settings } from './settings.ts';

const PROTOCOLS: readonly string[] = ['https:', 'mailto:', 'tel:'];

/** An address as it may be given to the system, written anew from its parts; null for one that may not. */
export function externalAddress(raw: string): string | null {
  const url = URL.parse(raw);
  if (!url || !PROTOCOLS.includes(url.protocol) || url.username !== '' || url.password !== '') return null;
  return url.href;
}

/** Gives an address to the system's browser or mail program; answers whether it did. */
export type OpenLink = (raw: string) => Promise<boolean>;

/**
 * The one door out of the client. A kiosk has none: what opens there is out of our hands and in the visitor's.
 * `unopened` tells the user that his system has no program for it.
 */
export function createLinkOpener(
  mode: Settings['mode'],
  open: (url: string) => Promise<void>,
  unopened: () => void,
): OpenLink {
  return async (raw) => {
    const address = mode === 'kiosk' ? null : externalAddress(raw);
    if (address === null) return false;
    try {
      await open(address);
      return true;
    } catch {
      // The system's own words may quote the address, and with it what is not for a log.
      complain(`No program opens ${new URL(address).protocol}`);
      unopened();
      return false;
    }
  };
}
