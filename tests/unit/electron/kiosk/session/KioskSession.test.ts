import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULTS } from '../../../../../electron/main/kiosk/config/kioskConfig.ts';
import { KioskSession } from '../../../../../electron/main/kiosk/session/KioskSession.ts';
import { WIPE_TRIES } from '../../../../../electron/main/kiosk/session/kioskStateMachine.ts';
import type { KioskView } from '../../../../../shared/ipc/kiosk.ts';
import { eventually } from '../../../../support/checks/eventually.ts';

let now: number;
let idleMs: number;
let tick: () => void;
let wipes: ((isClean: boolean) => void)[];
const tell = vi.fn<(view: KioskView) => void>();
const relaunch = vi.fn();
const stop = vi.fn();

const aKiosk = (): KioskSession =>
  new KioskSession({
    now: () => now,
    idleMs: () => idleMs,
    every: (_ms, callback) => {
      tick = callback;
      return stop;
    },
    config: () => ({ ...DEFAULTS, idle_seconds: 60, warning_seconds: 15, hold_max_minutes: 15 }),
    publicUrl: 'https://shop.example',
    wipe: () => new Promise((resolve) => wipes.push(resolve)),
    relaunch,
    onChange: tell,
  });
const pass = (seconds: number): void => {
  now += seconds * 1_000;
  tick();
};
/** A session in use after a successful first wipe. */
async function visited(): Promise<KioskSession> {
  const kiosk = aKiosk();
  const started = kiosk.start(false);
  wipes.shift()!(true);
  await started;
  expect(kiosk.begin()).toBe(true);
  return kiosk;
}

beforeEach(() => {
  now = 5_000_000;
  idleMs = 9_999_000;
  wipes = [];
  vi.clearAllMocks();
});

describe('a kiosk', () => {
  it('starts no session before it is clean', async () => {
    const kiosk = aKiosk();
    const started = kiosk.start(false);
    expect(kiosk.begin()).toBe(false);
    wipes.shift()!(true);
    await started;
    expect(kiosk.phase).toBe('attract');
  });

  it('is locked from the first wipe on where staff wait, until they have left and it is wiped again', async () => {
    const kiosk = aKiosk();
    const started = kiosk.start(true);
    wipes.shift()!(true);
    await started;
    expect([kiosk.phase, kiosk.begin()]).toEqual(['locked', false]);
    kiosk.send({ type: 'staff-out' });
    expect(kiosk.phase).toBe('wiping');
    wipes.shift()!(true);
    await eventually(() => expect(kiosk.phase).toBe('attract'));
  });

  it('warns, counts down visibly, and wipes', async () => {
    const kiosk = await visited();
    pass(60);
    expect(kiosk.view()).toMatchObject({ phase: 'warning', secondsLeft: 15 });
    pass(5);
    expect(tell).toHaveBeenLastCalledWith(expect.objectContaining({ secondsLeft: 10 }));
    const tellCount = tell.mock.calls.length;
    tick();
    expect(tell).toHaveBeenCalledTimes(tellCount);
    pass(10);
    expect(kiosk.phase).toBe('wiping');
    wipes.shift()!(true);
    await eventually(() => expect(kiosk.phase).toBe('attract'));
  });

  it('warns in time if the system never reports input, as under Wayland', async () => {
    const kiosk = await visited();
    idleMs = 0;
    pass(59);
    expect(kiosk.phase).toBe('active');
    pass(1);
    expect(kiosk.phase).toBe('warning');
    pass(15);
    expect(kiosk.phase).toBe('wiping');
  });

  it('counts input that only the system has seen', async () => {
    const kiosk = await visited();
    idleMs = 1_000;
    pass(61);
    expect(kiosk.phase).toBe('active');
  });

  it.each(['video', 'scanner', 'printing', 'payment', 'phone'] as const)('waits during a %s', async (name) => {
    const kiosk = await visited();
    kiosk.send({ type: 'hold', now, name, on: true });
    pass(10 * 60);
    expect(kiosk.phase).toBe('active');
    kiosk.send({ type: 'hold', now, name, on: false });
    pass(60);
    expect(kiosk.phase).toBe('warning');
  });

  it('retries a wipe that throws, and relaunches if none succeeds', async () => {
    const kiosk = await visited();
    kiosk.send({ type: 'leave' });
    for (let count = 0; count < WIPE_TRIES; count++) {
      await eventually(() => expect(wipes).toHaveLength(1));
      wipes.shift()!(false);
    }
    await eventually(() => expect(relaunch).toHaveBeenCalledOnce());
    expect(kiosk.phase).toBe('wiping');
  });

  it('stops its timer when it has ended', async () => {
    (await visited()).stop();
    expect(stop).toHaveBeenCalledOnce();
  });
});
