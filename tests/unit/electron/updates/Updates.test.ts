import { generateKeyPairSync, sign } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type Offer, readRelease, type Release } from '../../../../electron/main/updates/release.ts';
import { type Updater, Updates } from '../../../../electron/main/updates/Updates.ts';

const URL = 'https://updates.example/stable';
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
const KEY = publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const RELEASE: Release = { version: '1.2.0', files: [{ name: 'Medstore-1.2.0.exe', sha512: 'abc' }] };
const OFFER: Offer = { version: '1.2.0', files: [{ url: 'Medstore-1.2.0.exe', sha512: 'abc' }] };
const signed = (text: string, by = privateKey): string => sign(null, Buffer.from(text), by).toString('base64');

/** A client before a feed, with the hours in the test's hand. */
function client(change: { offer?: Offer | null; text?: string; signature?: string; isResting?: () => boolean } = {}) {
  const text = change.text ?? JSON.stringify(RELEASE);
  const updater = {
    ...{ autoDownload: true, autoInstallOnAppQuit: true, allowDowngrade: true, logger: console },
    setFeedURL: vi.fn(),
    checkForUpdates: vi.fn(() => {
      const offer = change.offer === undefined ? OFFER : change.offer;
      return Promise.resolve(offer && { isUpdateAvailable: true, updateInfo: offer });
    }),
    downloadUpdate: vi.fn(() => Promise.resolve()),
    quitAndInstall: vi.fn(),
  } satisfies Updater;
  const waiting: { ms: number; work: () => void }[] = [];
  const load = vi.fn(() => Promise.resolve(updater));
  new Updates({
    ...{ load, url: URL, key: KEY },
    readText: (url) => Promise.resolve(url.endsWith('.sig') ? (change.signature ?? signed(text)) : text),
    after: (ms, work) => void waiting.push({ ms, work }),
    isResting: change.isResting ?? null,
  }).start();
  const next = async (): Promise<number> => {
    const { ms, work } = waiting.shift()!;
    work();
    await new Promise((resolve) => setImmediate(resolve));
    return ms;
  };
  return { updater, waiting, load, next };
}

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => Boolean(logged.push(String(line))));
});

it('is not even loaded before the first page has long been painted', async () => {
  const { load, next } = client();
  expect(load).not.toHaveBeenCalled();
  expect(await next()).toBeGreaterThanOrEqual(10_000);
  expect(load).toHaveBeenCalledOnce();
});

describe('on a rep’s laptop', () => {
  it('is fetched when its release is signed, and installed when the client is closed', async () => {
    const { updater, next, waiting } = client();
    await next();
    expect(updater).toMatchObject({ autoDownload: false, autoInstallOnAppQuit: true, allowDowngrade: false });
    expect(updater.setFeedURL).toHaveBeenCalledWith({ provider: 'generic', url: URL });
    expect(updater.downloadUpdate).toHaveBeenCalledOnce();
    expect(updater.quitAndInstall).not.toHaveBeenCalled();
    expect(waiting).toEqual([]);
  });

  it('is looked for again later when there is none, or no network', async () => {
    const { updater, next, waiting } = client({ offer: null });
    await next();
    updater.checkForUpdates.mockRejectedValueOnce(new Error('net::ERR_INTERNET_DISCONNECTED'));
    await next();
    expect(logged.join('')).toContain('ERR_INTERNET_DISCONNECTED');
    expect(waiting).toHaveLength(1);
    expect(updater.downloadUpdate).not.toHaveBeenCalled();
  });

  const stranger = generateKeyPairSync('ed25519').privateKey;
  const text = JSON.stringify(RELEASE);
  it.each([
    ['signed by somebody else', { signature: signed(text, stranger) }],
    ['not signed', { signature: '' }],
    ['changed after it was signed', { text: text.replace('abc', 'abd'), signature: signed(text) }],
    ['of an older version', { offer: { ...OFFER, version: '1.1.0' } }],
    ['of other files', { offer: { ...OFFER, files: [{ url: 'x.exe', sha512: 'evil' }] } }],
    ['partly of other files', { offer: { ...OFFER, files: [...OFFER.files, { url: 'x.exe', sha512: 'evil' }] } }],
    ['of no files', { offer: { ...OFFER, files: [] } }],
    ['with a package beside them', { offer: { ...OFFER, packages: { x64: { path: 'x.7z', sha512: 'evil' } } } }],
  ])('is not fetched when the release is %s', async (_what, change) => {
    const { updater, next } = client(change);
    await next();
    expect(updater.downloadUpdate).not.toHaveBeenCalled();
    expect(logged).toHaveLength(1);
  });
});

it('is installed by a kiosk while it rests, at no other time, and by nobody’s hand', async () => {
  let rests = false;
  const { updater, next } = client({ isResting: () => rests });
  await next();
  expect(updater.autoInstallOnAppQuit).toBe(false);
  await next();
  expect(updater.quitAndInstall).not.toHaveBeenCalled();
  rests = true;
  await next();
  expect(updater.quitAndInstall).toHaveBeenCalledWith(true, true);
});

it('trusts no key of another kind', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = rsa.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  expect(() => readRelease('{}', '', key)).toThrow('no Ed25519 key');
});
