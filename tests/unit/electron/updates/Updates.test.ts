import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readRelease } from '../../../../electron/main/updates/signedRelease.ts';
import type { UpdateRecord } from '../../../../electron/main/updates/Updates.ts';
import {
  begun,
  type Change,
  client,
  FEED_URL,
  OFFER,
  RELEASE,
  releaseOf,
  settle,
  signatureOf,
} from '../../../support/builders/desktop/anUpdatingClient.ts';

let logged: string[];
beforeEach(() => {
  logged = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => Boolean(logged.push(String(line))));
});

it('is loaded only long after the first page has been painted', async () => {
  const { load, next, launch, begin } = client();
  expect(await launch()).toBe(true);
  begin();
  expect(load).not.toHaveBeenCalled();
  expect(await next()).toBeGreaterThanOrEqual(10_000);
  expect(load).toHaveBeenCalledOnce();
});

describe('on a rep’s laptop', () => {
  it('is fetched when its release is signed, offered, and never installed while the client is closed', async () => {
    const { updater, updates, changed, next, savedUpdate } = begun();
    await next();
    expect(updater).toMatchObject({ autoDownload: false, autoInstallOnAppQuit: false, allowDowngrade: false });
    expect(updater.setFeedURL).toHaveBeenCalledWith({ provider: 'generic', url: FEED_URL });
    expect(updater.downloadUpdate).toHaveBeenCalledOnce();
    expect(updater.quitAndInstall).not.toHaveBeenCalled();
    expect([updates.ready, changed.mock.calls, savedUpdate()]).toEqual([
      '1.2.0',
      [['1.2.0']],
      { version: '1.2.0', state: 'waiting' },
    ]);
  });

  it('is checked for every six hours after a download, too: a newer version replaces the ready one', async () => {
    const { updater, updates, changed, publish, next, savedUpdate } = begun();
    publish('1.1.0');
    await next();
    for (const version of ['1.2.0', '1.3.0']) {
      publish(version);
      expect(await next()).toBe(6 * 3600_000);
      expect([updates.ready, savedUpdate()?.version]).toEqual([version, version]);
    }
    expect(updater.downloadUpdate).toHaveBeenCalledTimes(3);
    expect(changed.mock.calls.flat()).toEqual(['1.1.0', null, '1.2.0', null, '1.3.0']);
    await next();
    expect([updater.checkForUpdates.mock.calls.length, updater.downloadUpdate.mock.calls.length]).toEqual([4, 3]);
  });

  it('is not offered while it cannot be installed: the download of a newer one has removed it', async () => {
    const { updater, updates, publish, next } = begun();
    await next();
    publish('1.3.0');
    updater.downloadUpdate.mockRejectedValueOnce(new Error('net::ERR_CONNECTION_RESET'));
    await next();
    expect(updates.ready).toBeNull();
    await expect(updates.restart()).rejects.toThrow('no update is ready');
    await next();
    expect(updates.ready).toBe('1.3.0');
  });

  it('stays ready if the feed cannot be reached, but not if its release was stopped', async () => {
    const { updater, updates, stopOffering, next, savedUpdate } = begun();
    await next();
    updater.checkForUpdates.mockRejectedValueOnce(new Error('net::ERR_INTERNET_DISCONNECTED'));
    await next();
    expect(updates.ready).toBe('1.2.0');
    stopOffering();
    await next();
    expect([updates.ready, savedUpdate()?.state]).toEqual([null, 'withdrawn']);
  });

  it('is installed when its user asks, once, and reports a failure', async () => {
    const { updater, updates, next, savedUpdate, failsToInstall } = begun();
    await next();
    failsToInstall();
    await expect(updates.restart()).rejects.toThrow('spawn EACCES');
    expect(updater.quitAndInstall.mock.calls).toEqual([[true, true]]);
    expect([updates.ready, savedUpdate()?.state]).toEqual(['1.2.0', 'tried']);
  });

  it('is checked for again later when there is none, or no network', async () => {
    const { updater, next, clock } = begun({ offer: null });
    await next();
    updater.checkForUpdates.mockRejectedValueOnce(new Error('net::ERR_INTERNET_DISCONNECTED'));
    await next();
    expect(logged.join('')).toContain('ERR_INTERNET_DISCONNECTED');
    expect(clock.waiting).toBe(1);
    expect(updater.downloadUpdate).not.toHaveBeenCalled();
  });

  const stranger = generateKeyPairSync('ed25519').privateKey;
  const text = JSON.stringify(RELEASE);
  it.each([
    ['signed by somebody else', { signature: signatureOf(text, stranger) }],
    ['not signed', { signature: '' }],
    ['changed after it was signed', { text: text.replace('abc', 'abd'), signature: signatureOf(text) }],
    ['of an older version', { offer: { ...OFFER, version: '1.1.0' } }],
    ['of other files', { offer: { ...OFFER, files: [{ url: 'x.exe', sha512: 'evil' }] } }],
    ['partly of other files', { offer: { ...OFFER, files: [...OFFER.files, { url: 'x.exe', sha512: 'evil' }] } }],
    ['of no files', { offer: { ...OFFER, files: [] } }],
    ['with a package beside them', { offer: { ...OFFER, packages: { x64: { path: 'x.7z', sha512: 'evil' } } } }],
  ])('is not fetched when the release is %s', async (_what, change) => {
    const { updater, next } = begun(change);
    await next();
    expect(updater.downloadUpdate).not.toHaveBeenCalled();
    expect(logged).toHaveLength(1);
  });
});

describe('at the start of a rep’s client', () => {
  const WAITING: UpdateRecord = { version: '1.2.0', state: 'waiting' };

  it('is installed before there is a window if one is ready', async () => {
    const { updater, launch, savedUpdate } = client({ savedUpdate: WAITING });
    expect(await launch()).toBe(false);
    expect(updater.quitAndInstall.mock.calls).toEqual([[true, true]]);
    expect([updater.autoInstallOnAppQuit, savedUpdate()?.state]).toEqual([false, 'tried']);
  });

  it.each<[string, UpdateRecord | null]>([
    ['nothing was downloaded', null],
    ['the version that waited is this one', { version: '1.0.0', state: 'waiting' }],
    ['it was tried and failed', { ...WAITING, state: 'tried' }],
    ['its release was stopped', { ...WAITING, state: 'withdrawn' }],
  ])('is not even asked for when %s', async (_what, savedUpdate) => {
    const { load, launch } = client({ savedUpdate });
    expect([await launch(), load.mock.calls]).toEqual([true, []]);
  });

  it('is not tried again when it failed: the window opens, and it is offered', async () => {
    const first = client({ savedUpdate: WAITING });
    first.failsToInstall();
    expect(await first.launch()).toBe(true);
    expect([first.updates.ready, logged.length]).toEqual(['1.2.0', 1]);
    const second = client({ savedUpdate: first.savedUpdate() });
    expect(await second.launch()).toBe(true);
    second.begin();
    await second.next();
    expect([second.updates.ready, second.savedUpdate()?.state]).toEqual(['1.2.0', 'tried']);
    expect(second.updater.quitAndInstall).not.toHaveBeenCalled();
    second.publish('1.3.0');
    await second.next();
    const third = client({ savedUpdate: second.savedUpdate(), ...releaseOf('1.3.0') });
    expect(await third.launch()).toBe(false);
    expect(third.updater.quitAndInstall).toHaveBeenCalledOnce();
  });

  it('is not installed where the attempt cannot be recorded: a failing one would be repeated for ever', async () => {
    const { updater, launch } = client({ savedUpdate: WAITING, canWrite: false });
    expect([await launch(), updater.quitAndInstall.mock.calls, logged.length]).toEqual([true, [], 1]);
  });

  it.each(['checkForUpdates', 'downloadUpdate', 'quitAndInstall'] as const)(
    'does not hold the window up where %s hangs',
    async (hanging) => {
      const { updater, updates, clock } = client({ savedUpdate: WAITING });
      updater[hanging].mockImplementation(() => new Promise<never>(() => undefined) as never);
      const opened = updates.installAtStart();
      await settle();
      expect(clock.waiting).toBe(1);
      clock.pass(60_000);
      await opened;
      expect(logged).toHaveLength(1);
    },
  );

  it('is not installed once the window is open, however late it arrives; it is offered then', async () => {
    const { updater, updates, clock, changed, begin } = client({ savedUpdate: WAITING, ...releaseOf('1.3.0') });
    const { promise, resolve } = Promise.withResolvers<void>();
    updater.downloadUpdate.mockReturnValue(promise);
    const opened = updates.installAtStart();
    await settle();
    clock.pass(10_000);
    await opened;
    begin();
    resolve();
    await settle();
    expect([changed.mock.calls, updater.quitAndInstall.mock.calls]).toEqual([[['1.3.0']], []]);
  });

  it.each<[string, Change]>([
    ['cannot be asked for', { text: 'not json' }],
    ['is not signed any more', { signature: '' }],
    ['is no longer offered', { offer: null }],
  ])('is left alone when it %s', async (_what, change) => {
    const { updater, launch } = client({ savedUpdate: WAITING, ...change });
    expect([await launch(), updater.quitAndInstall.mock.calls]).toEqual([true, []]);
  });
});

describe('in a kiosk', () => {
  it('is installed silently while no visitor is there, and at no other time', async () => {
    let rests = false;
    const { updater, next } = begun({ isResting: () => rests });
    await next();
    expect(updater.autoInstallOnAppQuit).toBe(false);
    await next();
    expect(updater.quitAndInstall).not.toHaveBeenCalled();
    rests = true;
    await next();
    expect(updater.quitAndInstall).toHaveBeenCalledWith(true, true);
  });

  it('is checked for while an update waits for a visitor to leave, with a single timer', async () => {
    const { updater, updates, publish, clock, next } = begun({ isResting: () => false });
    await next();
    publish('1.3.0');
    while (clock.time < 6 * 3600_000 + 120_000) await next();
    expect([updates.ready, updater.checkForUpdates.mock.calls.length, clock.waiting]).toEqual(['1.3.0', 2, 2]);
    expect(updater.quitAndInstall).not.toHaveBeenCalled();
  });

  it('is not installed in a loop when it fails: the next attempt is hours later', async () => {
    const first = begun({ isResting: () => true });
    await first.next();
    expect(first.updater.quitAndInstall).toHaveBeenCalledOnce();
    const second = begun({ isResting: () => true, savedUpdate: first.savedUpdate() });
    await second.next();
    expect(second.updater.quitAndInstall).not.toHaveBeenCalled();
    expect(await second.next()).toBe(6 * 3600_000);
    expect(second.updater.quitAndInstall).toHaveBeenCalledOnce();
  });
});

it('accepts no key of another kind', () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const key = rsa.publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
  expect(() => readRelease('{}', '', key)).toThrow('no Ed25519 key');
});
