import { logWarning } from '../app/logWarning.ts';
import { originOf } from './originOf.ts';
import type { Settings } from '../app/settings.ts';

const PROTOCOLS: readonly string[] = ['https:', 'mailto:', 'tel:'];

/** An address that may be opened by the system, serialised from its parsed form; null if it may not. */
export function externalAddress(raw: string): string | null {
  const url = URL.parse(raw);
  if (!url || !PROTOCOLS.includes(url.protocol) || url.username !== '' || url.password !== '') return null;
  return url.href;
}

/** Opens an address in the system's browser or mail program; returns whether it did. */
export type OpenLink = (raw: string) => Promise<boolean>;

/** `refused`: the address may not be opened; `failed`: the system has no program for it. */
export type OpenFailure = 'refused' | 'failed';

interface LinkParts {
  mode: Settings['mode'];
  /** The page's origin inside the client, and the server's public address, which replaces it. */
  origin: string;
  server: string;
  open(url: string): Promise<void>;
  /** Tells the user, who would otherwise see no reaction to their click. */
  onFailure(failure: OpenFailure): void;
}

/**
 * The only way to open anything outside the client. Always refuses in a kiosk, whose visitors must not reach other
 * programs.
 */
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
      // Not the system's own message, which may quote the address.
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
