import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  afterWrongPin,
  LONGEST_WAIT_MS,
  NO_ATTEMPTS,
  retryAfterMs,
  pinWeakness,
} from '../../../../../electron/main/kiosk/staff/pinAttempts.ts';
import { PinLock } from '../../../../../electron/main/kiosk/staff/PinLock.ts';
import {
  PAD_IDLE_MS,
  StaffSession,
  type StaffSessionParts,
} from '../../../../../electron/main/kiosk/staff/StaffSession.ts';
import { eventually } from '../../../../support/checks/eventually.ts';

const PIN = '481516';

function aLock(storedHash: string | null = null) {
  let entry = storedHash;
  let now = 1_000_000;
  const memory = {
    now: { hasPin: storedHash !== null, attempts: NO_ATTEMPTS },
    set: (change: object) => void Object.assign(memory.now, change),
  };
  const keychain = {
    available: true,
    retry: vi.fn(),
    read: vi.fn(async () => entry),
    write: vi.fn(async (secret: string) => {
      entry = secret;
      return true;
    }),
  };
  const hashing = {
    hash: async (pin: string) => `#${pin}`,
    verify: vi.fn(async (hash: string, pin: string) => hash === `#${pin}`),
  };
  const audit = vi.fn();
  const lock = new PinLock({ keychain, memory, audit, now: () => now, hashing });
  return {
    lock,
    keychain,
    memory,
    hashing,
    audit,
    wait: (ms: number) => void (now += ms),
    lose: () => void (entry = null),
  };
}

describe('the PIN', () => {
  it('can be entered as soon as the keychain answers, also if it did not at the start', async () => {
    const { lock, keychain } = aLock(`#${PIN}`);
    keychain.available = false;
    expect(await lock.step()).toBe('shut');
    keychain.retry.mockImplementation(() => void (keychain.available = true));
    expect(await lock.step()).toBe('pin');
    expect(await lock.enter(PIN)).toBeNull();
  });

  it('is chosen once, stored as a hash only, and opens the panel', async () => {
    const { lock, keychain, memory } = aLock();
    expect(await lock.step()).toBe('setup');
    expect(await lock.choose(PIN)).toBeNull();
    expect(keychain.write).toHaveBeenCalledWith(`#${PIN}`);
    expect(JSON.stringify(memory.now)).not.toContain(PIN);
    expect(await lock.step()).toBe('pin');
    expect(await lock.enter(PIN)).toBeNull();
  });

  it('is blocked after three wrong ones, longer each time, even for the right one', async () => {
    const { lock, wait, hashing, audit } = aLock(`#${PIN}`);
    for (const _ of [1, 2, 3]) expect(await lock.enter('000001')).toBe('wrong');
    expect(lock.waitSeconds).toBe(30);
    const looked = hashing.verify.mock.calls.length;
    expect(await lock.enter(PIN)).toBe('waiting');
    expect(hashing.verify).toHaveBeenCalledTimes(looked);
    wait(30_000);
    expect(await lock.enter('000001')).toBe('wrong');
    expect(lock.waitSeconds).toBe(60);
    wait(60_000);
    expect(await lock.enter(PIN)).toBeNull();
    expect(lock.waitSeconds).toBe(0);
    expect(JSON.stringify(audit.mock.calls)).not.toMatch(/000001|481516/);
  });

  it('counts an attempt that is interrupted by a power cut', async () => {
    const { lock, hashing, memory } = aLock(`#${PIN}`);
    hashing.verify.mockImplementation(() => {
      expect(memory.now.attempts.failures).toBe(1);
      throw new Error('the plug');
    });
    await expect(lock.enter(PIN)).rejects.toThrow('the plug');
    expect(memory.now.attempts.failures).toBe(1);
  });

  it('is checked one attempt at a time', async () => {
    const { lock, hashing } = aLock(`#${PIN}`);
    const answers = await Promise.all(Array.from({ length: 20 }, () => lock.enter('000001')));
    expect(answers.filter((each) => each === 'wrong')).toHaveLength(3);
    expect(hashing.verify).toHaveBeenCalledTimes(3);
  });

  it('cannot be chosen by strangers when the keychain is gone or has lost it', async () => {
    const gone = aLock(`#${PIN}`);
    gone.keychain.available = false;
    expect(await gone.lock.step()).toBe('shut');
    const lost = aLock(`#${PIN}`);
    lost.lose();
    expect(await lost.lock.step()).toBe('shut');
  });

  it.each([
    ['12345', 'short'],
    ['123456', 'simple'],
    ['987654', 'simple'],
    ['777777', 'simple'],
    ['890123', 'simple'],
    ['481516', null],
  ])('%s: %s', (pin, why) => expect(pinWeakness(pin)).toBe(why));

  it('never blocks for longer than an hour, whatever the clock shows', () => {
    let attempts = NO_ATTEMPTS;
    for (let count = 0; count < 40; count++) attempts = afterWrongPin(attempts, 0);
    expect(retryAfterMs(attempts, 0)).toBe(LONGEST_WAIT_MS);
    expect(retryAfterMs(attempts, -10 * LONGEST_WAIT_MS)).toBe(LONGEST_WAIT_MS);
  });
});

describe('the staff’s window', () => {
  let parts: { [K in keyof StaffSessionParts]: StaffSessionParts[K] };
  let close: () => void;
  let ring: (() => void) | null;
  let step: 'setup' | 'pin';
  beforeEach(() => {
    step = 'pin';
    ring = null;
    parts = {
      lock: {
        step: async () => step,
        enter: async (pin) => (pin === PIN ? null : 'wrong'),
        choose: async () => null,
        waitSeconds: 0,
      },
      openWindow: vi.fn((closed) => {
        close = closed;
        return { close: closed };
      }),
      entered: vi.fn(),
      left: vi.fn(),
      panel: vi.fn(),
      configure: vi.fn(),
      test: vi.fn(),
      restart: vi.fn(),
      exit: vi.fn(),
      audit: vi.fn(),
      after: vi.fn((_ms, callback) => {
        ring = callback;
        return () => void (ring = null);
      }),
    };
  });

  it('does nothing without the PIN', async () => {
    const desk = new StaffSession(parts);
    desk.open();
    await desk.enter('1');
    expect(await desk.panel()).toBeNull();
    expect(await desk.configure({ idle_seconds: 60, warning_seconds: 15, restart_at: null })).toBe(false);
    expect(await desk.test('network')).toBeNull();
    await desk.act('exit');
    await desk.act('restart');
    expect((await desk.choose(PIN)).refused).toBe('wrong');
    for (const name of ['panel', 'configure', 'test', 'exit', 'restart'] as const)
      expect(parts[name]).not.toHaveBeenCalled();
  });

  it('can be left without the PIN', async () => {
    const desk = new StaffSession(parts);
    desk.open();
    await desk.act('back');
    expect(parts.left).toHaveBeenCalledOnce();
    expect(parts.exit).not.toHaveBeenCalled();
  });

  it('stores only what staff have changed, not everything that their page showed', async () => {
    parts.configure = () => ({ warning_seconds: 20 });
    const desk = new StaffSession(parts);
    desk.open();
    await desk.enter(PIN);
    expect(await desk.configure({ idle_seconds: 60, warning_seconds: 20, restart_at: null })).toBe(true);
    expect(parts.audit).toHaveBeenLastCalledWith('settings', '{"warning_seconds":20}');
  });

  it('opens with the PIN, and is locked again when it is closed', async () => {
    const desk = new StaffSession(parts);
    desk.open();
    desk.open();
    expect(parts.openWindow).toHaveBeenCalledOnce();
    expect((await desk.enter(PIN)).step).toBe('open');
    await desk.act('exit');
    expect(parts.exit).toHaveBeenCalledOnce();
    close();
    expect(parts.left).toHaveBeenCalledOnce();
    expect((await desk.gate()).step).toBe('pin');
    expect(await desk.panel()).toBeNull();
  });

  it('closes by itself when nobody uses it; the first choice of a PIN waits', async () => {
    const desk = new StaffSession(parts);
    desk.open();
    expect(parts.after).toHaveBeenLastCalledWith(PAD_IDLE_MS, expect.any(Function));
    ring!();
    await eventually(() => expect(parts.left).toHaveBeenCalledOnce());
    step = 'setup';
    desk.open();
    ring!();
    await Promise.resolve();
    expect(parts.left).toHaveBeenCalledOnce();
  });
});
