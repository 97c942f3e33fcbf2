import { beforeEach, expect, it, vi } from 'vitest';
import { sealingOf } from '../../../../electron/main/storage/sealingOf.ts';

const entries = new Map<string, string>();
const opened = vi.fn<(account: string) => void>();
let keepsEntries = true;
vi.mock('../../../../electron/main/storage/openKeychainEntry.ts', () => ({
  openKeychainEntry: (account: string) => {
    opened(account);
    return {
      available: true,
      retry: () => undefined,
      read: () => Promise.resolve(entries.get(account) ?? null),
      write: (text: string) => {
        if (keepsEntries) entries.set(account, text);
        return Promise.resolve(true);
      },
    };
  },
}));

/** The key of a server's files as the next run of the client reads it. */
const keyInNextRun = (server: string, canKeep = true): Promise<Buffer | null> =>
  sealingOf(server, { canKeep: () => Promise.resolve(canKeep) }).key.read();

beforeEach(() => {
  entries.clear();
  opened.mockClear();
  keepsEntries = true;
});

it('encrypts with a new key from the next start on, and with the same one ever after', async () => {
  expect(await keyInNextRun('https://shop.example')).toBeNull();
  const key = await keyInNextRun('https://shop.example');
  expect(key).toHaveLength(32);
  expect(await keyInNextRun('https://shop.example')).toEqual(key);
});

it('never encrypts with a key that the keychain forgets', async () => {
  keepsEntries = false;
  for (let run = 0; run < 3; run++) expect(await keyInNextRun('https://shop.example')).toBeNull();
});

it('has a key for each server', async () => {
  const servers = ['https://shop.example', 'https://other.example'];
  for (const server of servers) await keyInNextRun(server);
  const [one, other] = await Promise.all(servers.map((server) => keyInNextRun(server)));
  expect(one).not.toEqual(other);
});

it('does not ask a keychain that keeps no session, and leaves files readable without one', async () => {
  expect(await keyInNextRun('https://shop.example', false)).toBeNull();
  expect(entries.size).toBe(0);
  expect(sealingOf('https://shop.example', { canKeep: () => Promise.resolve(false) }).isRequired).toBe(false);
});

it('opens the keychain once for all files of a run, and not before the first', async () => {
  const { key } = sealingOf('https://shop.example', { canKeep: () => Promise.resolve(true) });
  expect(opened).not.toHaveBeenCalled();
  await Promise.all([key.read(), key.read()]);
  await key.read();
  expect(opened.mock.calls).toEqual([['https://shop.example files']]);
});
