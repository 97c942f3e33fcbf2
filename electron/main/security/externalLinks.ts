import { logWarning } from '../app/logWarning.ts';
import { originOf } from './originOf.ts';
import type { Settings } from '../app/settings.ts';

const PROTOCOLS: readonly string[] = ['https:', 'mailto:', 'tel:'];

/** An address as it may be given to the system, written anew from its parts; null for one that may not. */
export function externalAddress(raw: string): string | null {
  const url = URL.parse(raw);
  if (!url || !PROTOCOLS.includes(url.protocol) || url.username !== '' || url.password !== '') return null;
  return url.href;
}

/** Gives an address to the system's browser or mail program; answers whether it did. */
export type OpenLink = (raw: string) => Promise<boolean>;

/** Why nothing opened: it is none that may, or the system has no program for it. */
export type OpenFailure = 'refused' | 'failed';

interface LinkParts {
  mode: Settings['mode'];
  /** Where our pages and files are in the client, and where they are for everybody else. */
  origin: string;
  server: string;
  open(url: string): Promise<void>;
  /** Tells the user, as nothing else would follow their click. */
  onFailure(why: OpenFailure): void;
}

/** The one door out of the client. A kiosk has none: what opens there is out of our hands and in the visitor's. */
export function createLinkOpener({ mode, origin, server, open, onFailure }: LinkParts): OpenLink {
  return async (raw) => {
    if (mode === 'kiosk') return false;
    const address = originOf(raw) === origin ? server + withinStore(raw) : externalAddress(raw);
    if (address === null) {
      onFailure('refused');
      return false;
    }
    try {
      await open(address);
      return true;
    } catch {
      // The system's own words may quote the address, and with it what is not for a log.
      logWarning(`No program opens ${new URL(address).protocol}`);
      onFailure('failed');
      return false;
    }
  };
}

function withinStore(raw: string): string {
  const { pathname, search, hash } = new URL(raw);
  return pathname + search + hash;
}
