import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { entryMaxBytes } from '../../../../electron/main/storage/KeychainEntry.ts';
import {
  type SecretService,
  startSecretService,
  whyNoSecretService,
} from '../../../support/processes/secretService.ts';
import { type KeychainProcess, startKeychainProcess } from '../../../support/processes/keychainProcess.ts';

/** Long enough for any machine, as the awaited answer always comes. */
const PATIENT_MS = 60_000;
/** A short wait for an answer that never comes. */
const IMPATIENT_MS = 200;

const missing = whyNoSecretService();

// Each test starts its own bus, service and processes, beside whatever else this machine does.
const WHOLE = { timeout: 2 * PATIENT_MS };

describe.skipIf(missing !== null)(`a vault on a real Secret Service${missing ? `: ${missing}` : ''}`, WHOLE, () => {
  let service: SecretService;
  const open: KeychainProcess[] = [];
  beforeEach(async () => void (service = await startSecretService()), PATIENT_MS);
  afterEach(async () => {
    await Promise.all(open.splice(0).map((vault) => vault.close()));
    await service.stop();
  }, PATIENT_MS);
  const vault = (timeoutMs: number): KeychainProcess => {
    const far = startKeychainProcess(service.bus, timeoutMs);
    open.push(far);
    return far;
  };
  const passwords = (): string[] => service.entries().map(({ password }) => password);

  const MAX = entryMaxBytes(process.platform);
  it('stores entries byte for byte, up to the limit, far longer than a token', async () => {
    const whole = vault(PATIENT_MS);
    const secret = `${'é'.repeat(1_000)}\n"\\ ${'x'.repeat(MAX - 2_005)}я`;
    expect(Buffer.byteLength(secret)).toBe(MAX + 1);
    expect(await whole.write(secret)).toBe(false);
    expect(await whole.available()).toBe(true);
    const fits = secret.replace('x', '');
    expect(await whole.write(fits)).toBe(true);
    expect(await vault(PATIENT_MS).read()).toBe(fits);
    expect(passwords()).toEqual([fits]);
    await whole.remove();
    expect(passwords()).toEqual([]);
  });

  it('is unavailable where the service is gone, at once, and delays no caller', async () => {
    const before = vault(PATIENT_MS);
    expect(await before.write('refresh-1')).toBe(true);
    service.end();
    for (const far of [before, vault(PATIENT_MS)]) {
      expect(await far.read()).toBeNull();
      expect(await far.available()).toBe(false);
      expect(await far.write('refresh-2')).toBe(false);
      await far.remove();
    }
  });

  it('is unavailable while it stays locked, and still has its entries at the next start', async () => {
    expect(await vault(PATIENT_MS).write('refresh-1')).toBe(true);
    service.lock();
    const locked = vault(IMPATIENT_MS);
    expect(await locked.read()).toBeNull();
    expect(await locked.available()).toBe(false);
  });

  it('times out on a slow one; its entry is there at the next start, once', async () => {
    expect(await vault(PATIENT_MS).write('refresh-1')).toBe(true);
    service.pause();
    const slow = vault(IMPATIENT_MS);
    expect(await slow.read()).toBeNull();
    expect(await slow.available()).toBe(false);
    service.goOn();
    expect(await vault(PATIENT_MS).read()).toBe('refresh-1');
    expect(passwords()).toEqual(['refresh-1']);
  });

  it('leaves no token behind that was written after the time-out', async () => {
    const slow = vault(IMPATIENT_MS);
    // It has connected to the service, which is slow from here on.
    await vault(PATIENT_MS).remove();
    service.pause();
    expect(await slow.write('refresh-1')).toBe(false);
    service.goOn();
    await expect.poll(passwords).toEqual([]);
    expect(await slow.read()).toBeNull();
  });
});
