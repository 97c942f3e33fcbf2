import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { entryMaxBytes, KeychainEntry, type Keychain } from '../../../../electron/main/storage/KeychainEntry.ts';

/** A working keychain, with its entries for inspection. */
function aKeychain() {
  const entries = new Map<string, string>();
  const key = (service: string, account: string): string => `${service}/${account}`;
  const keychain = {
    getPassword: vi.fn<Keychain['getPassword']>((s, a) => Promise.resolve(entries.get(key(s, a)) ?? null)),
    setPassword: vi.fn<Keychain['setPassword']>((s, a, text) => {
      entries.set(key(s, a), text);
      return Promise.resolve();
    }),
    deletePassword: vi.fn<Keychain['deletePassword']>((s, a) => Promise.resolve(entries.delete(key(s, a)))),
  } satisfies Keychain;
  return { keychain, entries };
}

const vaultOf = (keychain: Keychain | Error): KeychainEntry =>
  new KeychainEntry({
    load: () => (keychain instanceof Error ? Promise.reject(keychain) : Promise.resolve(keychain)),
    service: 'Medstore',
    account: 'https://shop.example',
    timeoutMs: 1_000,
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('with a keychain that starts late', () => {
  it('is tried again only when asked to', async () => {
    const { keychain } = aKeychain();
    await keychain.setPassword('Medstore', 'https://shop.example', 'refresh-1');
    const vault = vaultOf(keychain);
    keychain.getPassword.mockRejectedValueOnce(new Error('no such service'));
    expect([await vault.read(), vault.available]).toEqual([null, false]);
    expect(await vault.read()).toBeNull();
    vault.retry();
    expect([await vault.read(), vault.available]).toEqual(['refresh-1', true]);
  });

  it('is not asked again while it hangs', async () => {
    const { keychain } = aKeychain();
    keychain.getPassword.mockReturnValueOnce(new Promise(() => undefined));
    const vault = vaultOf(keychain);
    const read = vault.read();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await read).toBeNull();
    vault.retry();
    expect([await vault.read(), vault.available]).toEqual([null, false]);
    expect(keychain.getPassword).toHaveBeenCalledOnce();
  });
});

describe('with a keychain that works', () => {
  it('stores, reads and removes one entry for the shop', async () => {
    const { keychain, entries } = aKeychain();
    const vault = vaultOf(keychain);
    expect(await vault.write('refresh-1')).toBe(true);
    expect([...entries]).toEqual([['Medstore/https://shop.example', 'refresh-1']]);
    expect(await vault.read()).toBe('refresh-1');
    await vault.remove();
    expect(await vault.read()).toBeNull();
    expect(vault.available).toBe(true);
  });

  it.each([
    ['win32', 2_500],
    ['darwin', 65_536],
    ['linux', 65_536],
  ] as const)(
    'refuses more than the system stores, and keeps no older entry in its place, on %s',
    async (system, max) => {
      vi.spyOn(process, 'platform', 'get').mockReturnValue(system);
      expect(entryMaxBytes(system)).toBe(max);
      const { keychain, entries } = aKeychain();
      const vault = vaultOf(keychain);
      await vault.write('refresh-1');
      // Counted in bytes: each of these letters has two.
      expect(await vault.write('é'.repeat(max / 2 + 1))).toBe(false);
      expect(keychain.setPassword).toHaveBeenCalledOnce();
      expect(await vault.read()).toBeNull();
      expect(entries.size).toBe(0);
      expect(vault.available).toBe(true);
      expect(await vault.write('é'.repeat(max / 2))).toBe(true);
    },
  );

  it('runs one call at a time', async () => {
    const { keychain } = aKeychain();
    const vault = vaultOf(keychain);
    const [, read] = await Promise.all([vault.write('refresh-1'), vault.read(), vault.write('refresh-2')]);
    expect(read).toBe('refresh-1');
    expect(await vault.read()).toBe('refresh-2');
  });
});

describe('without a reliable keychain', () => {
  it('is unavailable if there is none, and does not ask again', async () => {
    const { keychain } = aKeychain();
    const load = vi.fn(() => Promise.reject(new Error('Cannot autolaunch D-Bus without X11 $DISPLAY')));
    const vault = new KeychainEntry({ load, service: 'Medstore', account: 'x' });
    expect(await vault.read()).toBeNull();
    expect(vault.available).toBe(false);
    expect(await vault.write('refresh-1')).toBe(false);
    expect(load).toHaveBeenCalledOnce();
    expect(keychain.setPassword).not.toHaveBeenCalled();
  });

  it('times out if it does not answer', async () => {
    const { keychain } = aKeychain();
    keychain.getPassword.mockReturnValue(new Promise(() => undefined));
    const vault = vaultOf(keychain);
    const read = vault.read();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await read).toBeNull();
    expect(vault.available).toBe(false);
    // Not even once the keychain answers: its entry may be outdated by then.
    keychain.getPassword.mockResolvedValue('refresh-0');
    expect(await vault.read()).toBeNull();
    expect(await vault.write('refresh-1')).toBe(false);
    expect(keychain.setPassword).not.toHaveBeenCalled();
  });

  it('makes one call at a time to a keychain that hangs, and delays no caller', async () => {
    const { keychain } = aKeychain();
    const { promise: hanging, resolve: wake } = Promise.withResolvers<null>();
    keychain.getPassword.mockReturnValueOnce(hanging);
    const vault = vaultOf(keychain);
    const read = vault.read();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await read).toBeNull();
    // Each would occupy one of the threads that read files.
    for (const secret of ['refresh-1', 'refresh-2', 'refresh-3']) expect(await vault.write(secret)).toBe(false);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(keychain.deletePassword).not.toHaveBeenCalled();
    wake(null);
    await vi.advanceTimersByTimeAsync(0);
    expect(keychain.deletePassword).toHaveBeenCalled();
    expect(keychain.setPassword).not.toHaveBeenCalled();
  });

  it('rejects an entry that does not read back as it was written', async () => {
    const { keychain, entries } = aKeychain();
    keychain.setPassword.mockImplementation((s, a) => {
      entries.set(`${s}/${a}`, 'cut sho');
      return Promise.resolve();
    });
    const vault = vaultOf(keychain);
    expect(await vault.write('cut short')).toBe(false);
    expect(vault.available).toBe(false);
    await vault.remove();
    expect(entries.size).toBe(0);
  });

  it('leaves nothing behind when an entry is written after the time-out', async () => {
    const { keychain, entries } = aKeychain();
    const { promise: slow, resolve: finish } = Promise.withResolvers<undefined>();
    keychain.setPassword.mockImplementation(async (s, a, text) => {
      await slow;
      entries.set(`${s}/${a}`, text);
    });
    const vault = vaultOf(keychain);
    const write = vault.write('refresh-1');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await write).toBe(false);
    finish(undefined);
    await vi.advanceTimersByTimeAsync(0);
    expect(entries.size).toBe(0);
  });
});

describe('with a slow keychain', () => {
  function slowly(answer: (entry: PromiseWithResolvers<string | null>) => void, ms: number) {
    const { keychain } = aKeychain();
    const entry = Promise.withResolvers<string | null>();
    keychain.getPassword.mockReturnValueOnce(entry.promise);
    setTimeout(() => answer(entry), ms);
    return { vault: vaultOf(keychain), keychain };
  }

  it('waits for an answer within the time', async () => {
    const { vault } = slowly(({ resolve }) => resolve('refresh-1'), 600);
    const read = vault.read();
    await vi.advanceTimersByTimeAsync(600);
    expect(await read).toBe('refresh-1');
    expect([vault.available, vault.late]).toEqual([true, null]);
  });

  it.each(['refresh-1', null])(
    'returns %j that arrives after the time-out, and is available again from then on',
    async (stored) => {
      const { vault } = slowly(({ resolve }) => resolve(stored), 1_600);
      const read = vault.read();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await read).toBeNull();
      expect(vault.available).toBe(false);
      expect(await vault.read()).toBeNull();
      await vi.advanceTimersByTimeAsync(600);
      expect(await vault.late).toEqual({ entry: stored });
      expect([vault.available, vault.isStuck]).toEqual([true, false]);
      expect(await vault.write('refresh-2')).toBe(true);
      expect(await vault.read()).toBe('refresh-2');
    },
  );

  it('stays unavailable when the keychain refuses after the time-out', async () => {
    const { vault } = slowly(({ reject }) => reject(new Error('cancelled by the user')), 1_600);
    void vault.read();
    await vi.advanceTimersByTimeAsync(1_600);
    expect(await vault.late).toBeNull();
    expect([vault.available, await vault.write('refresh-2')]).toEqual([false, false]);
  });

  it('removes what should have been removed meanwhile', async () => {
    const { vault, keychain } = slowly(({ resolve }) => resolve('refresh-1'), 9_000);
    void vault.read();
    await vi.advanceTimersByTimeAsync(1_000);
    const removed = vault.remove();
    await vi.advanceTimersByTimeAsync(8_000);
    await removed;
    expect(keychain.deletePassword).toHaveBeenCalledOnce();
    expect(await vault.read()).toBeNull();
  });
});
