import { generateKeyPairSync, sign } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { vi } from 'vitest';
import type { Offer, Release } from '../../../../electron/main/updates/signedRelease.ts';
import { type UpdateRecord, type Updater, Updates } from '../../../../electron/main/updates/Updates.ts';
import { FakeClock } from '../../fakes/FakeClock.ts';

export const FEED_URL = 'https://updates.example/stable';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const KEY = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
export const RELEASE: Release = { version: '1.2.0', files: [{ name: 'Medstore-1.2.0.exe', sha512: 'abc' }] };
export const OFFER: Offer = { version: '1.2.0', files: [{ url: 'Medstore-1.2.0.exe', sha512: 'abc' }] };
/** A signature of the release, by the key that the client trusts unless another is given. */
export const signatureOf = (text: string, by = privateKey): string =>
  sign(null, Buffer.from(text), by).toString('base64');

export interface Change {
  offer?: Offer | null;
  text?: string;
  signature?: string;
  isResting?: () => boolean;
  /** The update that the run before stored. */
  savedUpdate?: UpdateRecord | null;
  canWrite?: boolean;
}

/** A version's offer in the feed, and the text of the release that is signed. */
export const releaseOf = (version: string): { offer: Offer; text: string } => {
  const sha512 = `sum of ${version}`;
  return {
    offer: { version, files: [{ url: `Medstore-${version}.exe`, sha512 }] },
    text: JSON.stringify({ version, files: [{ name: `Medstore-${version}.exe`, sha512 }] } satisfies Release),
  };
};
/** Lets all promises run that are ready. */
export const settle = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A client of version 1.0.0 with a fake feed and a fake clock. */
export function client(change: Change = {}) {
  const { isResting = null, canWrite = true } = change;
  let feed = { offer: change.offer === undefined ? OFFER : change.offer, text: change.text ?? JSON.stringify(RELEASE) };
  let savedUpdate = change.savedUpdate ?? null;
  const events = new EventEmitter<{ error: [Error] }>();
  const updater = {
    autoDownload: true,
    autoInstallOnAppQuit: true,
    allowDowngrade: true,
    logger: console,
    setFeedURL: vi.fn(),
    checkForUpdates: vi.fn(() => {
      const { offer } = feed;
      return Promise.resolve(offer && { isUpdateAvailable: true, updateInfo: offer });
    }),
    downloadUpdate: vi.fn(() => Promise.resolve()),
    quitAndInstall: vi.fn<Updater['quitAndInstall']>(),
    on: (event: 'error', listener: (error: Error) => void) => events.on(event, listener),
    off: (event: 'error', listener: (error: Error) => void) => events.off(event, listener),
  } satisfies Updater;
  const clock = new FakeClock();
  const load = vi.fn(() => Promise.resolve(updater));
  const updates = new Updates({
    load,
    url: FEED_URL,
    key: KEY,
    version: '1.0.0',
    clock,
    record: {
      read: () => savedUpdate,
      write: (update) => {
        if (canWrite) savedUpdate = update;
        return canWrite;
      },
    },
    readText: (url) => Promise.resolve(url.endsWith('.sig') ? (change.signature ?? signatureOf(feed.text)) : feed.text),
  });
  const changed = vi.fn<(version: string | null) => void>();
  return {
    updater,
    updates,
    clock,
    load,
    changed,
    savedUpdate: () => savedUpdate,
    publish: (version: string) => void (feed = releaseOf(version)),
    stopOffering: () => void (feed = { ...feed, offer: null }),
    failsToInstall: (message = 'spawn EACCES') =>
      updater.quitAndInstall.mockImplementation(() => void events.emit('error', new Error(message))),
    /** Shows the first window. */
    begin: () => updates.start({ isResting, changed }),
    /** Lets the next timer fire; returns its delay. */
    next: async (): Promise<number> => {
      const before = clock.time;
      clock.ringNext();
      await settle();
      return clock.time - before;
    },
    /** Restarts the client up to its first window; returns whether that opens. */
    launch: async (): Promise<boolean> => {
      let isOpen = false;
      void updates.installAtStart().then(() => (isOpen = true));
      await settle();
      return isOpen;
    },
  };
}
/** The same, with its first window open. */
export const begun = (change: Change = {}): ReturnType<typeof client> => {
  const made = client(change);
  made.begin();
  return made;
};
