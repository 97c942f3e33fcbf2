import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CHECK_EVERY_MS,
  CrashRecovery,
  HEARTBEAT_TIMEOUT_MS,
  LATE_MS,
  START_TIMEOUT_MS,
} from '../../../../../electron/main/kiosk/recovery/CrashRecovery.ts';
import { RELAUNCHES_MAX } from '../../../../../electron/main/kiosk/recovery/recoveryPolicy.ts';
import { FakeClock } from '../../../../support/fakes/FakeClock.ts';

/** A fake page of the store that can crash, hang and recover. */
function aPage() {
  const contents = new EventEmitter();
  const window = Object.assign(new EventEmitter(), { webContents: contents, isDestroyed: () => false });
  return { window: window as unknown as BrowserWindow, contents, hangs: () => window.emit('unresponsive') };
}

let clock: FakeClock;
let relaunches: readonly number[];
const remedies = { reload: vi.fn(), recreate: vi.fn(), relaunch: vi.fn(), safe: vi.fn() };
const audit = vi.fn();

const aRecovery = (): CrashRecovery =>
  new CrashRecovery({
    now: () => clock.now(),
    monotonic: () => clock.monotonic(),
    after: (ms, callback) => clock.after(ms, callback),
    relaunches: () => relaunches,
    remember: (remembered) => (relaunches = remembered),
    isOurs: (url) => url.startsWith('app://bundle/'),
    remedies,
    audit,
  });

/** Time passes, in which the heartbeat is checked as often as it should be. */
function pass(recovery: CrashRecovery, ms: number): void {
  for (let passed = 0; passed < ms; passed += CHECK_EVERY_MS) {
    clock.pass(CHECK_EVERY_MS);
    recovery.checkHeartbeat();
  }
}

beforeEach(() => {
  clock = new FakeClock();
  relaunches = [];
  vi.clearAllMocks();
});

describe('a page of a kiosk', () => {
  it.each([
    [
      'its process is gone',
      ({ contents }: ReturnType<typeof aPage>) => contents.emit('render-process-gone', {}, { reason: 'oom' }),
    ],
    ['it does not answer', ({ hangs }: ReturnType<typeof aPage>) => hangs()],
    [
      'it cannot be loaded',
      ({ contents }: ReturnType<typeof aPage>) => contents.emit('did-fail-load', {}, -6, 'FILE', 'app://bundle/', true),
    ],
  ])('is loaded anew when %s, and not before a second has gone', (_what, fall) => {
    const page = aPage();
    aRecovery().watch(page.window);
    fall(page);
    clock.pass(999);
    expect(remedies.reload).not.toHaveBeenCalled();
    clock.pass(1);
    expect(remedies.reload).toHaveBeenCalledOnce();
    expect(audit).toHaveBeenCalledWith('fault', expect.stringContaining('reload'));
  });

  it('does not come back in the middle of a wipe, which opens another one', () => {
    const [page, next] = [aPage(), aPage()];
    const recovery = aRecovery();
    recovery.watch(page.window);
    page.hangs();
    recovery.pause();
    pass(recovery, 10_000);
    expect(remedies.reload).not.toHaveBeenCalled();
    recovery.watch(next.window);
    next.hangs();
    clock.pass(2_000);
    expect(remedies.reload).toHaveBeenCalledOnce();
  });

  it('a restart that is due comes in spite of a wipe', () => {
    const recovery = aRecovery();
    recovery.report('main', 'broken');
    recovery.pause();
    clock.pass(60_000);
    expect(remedies.relaunch).toHaveBeenCalledOnce();
  });

  it('gets a new window when it shows another address, which a reload would show again', () => {
    const page = aPage();
    aRecovery().watch(page.window);
    page.contents.emit('did-navigate', {}, 'app://bundle/zh/cart');
    expect(audit).not.toHaveBeenCalled();
    page.contents.emit('did-navigate', {}, 'about:blank');
    clock.pass(1_000);
    expect([remedies.reload.mock.calls.length, remedies.recreate.mock.calls.length]).toEqual([0, 1]);
    expect(audit).toHaveBeenCalledWith('fault', 'strayed (about:): recreate');
  });

  it('is reloaded when its heartbeat stops, and left alone while it sends one', () => {
    const recovery = aRecovery();
    recovery.watch(aPage().window);
    for (let beat = 0; beat < 100; beat++) {
      pass(recovery, HEARTBEAT_TIMEOUT_MS);
      recovery.beat();
    }
    expect(remedies.reload).not.toHaveBeenCalled();
    pass(recovery, HEARTBEAT_TIMEOUT_MS + CHECK_EVERY_MS);
    clock.pass(1_000);
    expect(remedies.reload).toHaveBeenCalledOnce();
  });

  it.each([
    ['45 seconds', 45_000],
    ['a night', 8 * 3_600_000],
    ['just longer than a check may be late', CHECK_EVERY_MS + LATE_MS + 1],
  ])('is left alone after a sleep of %s, as often as the computer sleeps, and is watched again afterwards', (_, ms) => {
    const recovery = aRecovery();
    recovery.watch(aPage().window);
    for (let night = 0; night < 5; night++) {
      pass(recovery, HEARTBEAT_TIMEOUT_MS - CHECK_EVERY_MS);
      clock.pass(ms);
      recovery.checkHeartbeat();
      pass(recovery, 10_000);
      recovery.beat();
    }
    expect(recovery.faults).toBe(0);
    pass(recovery, HEARTBEAT_TIMEOUT_MS + CHECK_EVERY_MS);
    clock.pass(1_000);
    expect(remedies.reload).toHaveBeenCalledOnce();
  });

  it('has a longer limit to start, and none while no page is open', () => {
    const recovery = aRecovery();
    recovery.watch(aPage().window);
    pass(recovery, START_TIMEOUT_MS);
    recovery.pause();
    pass(recovery, 10 * START_TIMEOUT_MS);
    clock.pass(1_000);
    expect(recovery.faults).toBe(0);
  });

  it('has no fault when a navigation is cancelled, a picture is missing, or it is closed', () => {
    const { window, contents } = aPage();
    const recovery = aRecovery();
    recovery.watch(window);
    contents.emit('did-fail-load', {}, -3, 'ABORTED', 'app://bundle/', true);
    contents.emit('did-fail-load', {}, -6, 'FILE', 'app://bundle/x', false);
    contents.emit('render-process-gone', {}, { reason: 'clean-exit' });
    expect(recovery.faults).toBe(0);
  });

  it('gets one remedy at a time', () => {
    const page = aPage();
    const recovery = aRecovery();
    recovery.watch(page.window);
    page.hangs();
    page.contents.emit('render-process-gone', {}, { reason: 'killed' });
    clock.pass(1_000);
    expect(recovery.faults).toBe(1);
    expect(remedies.reload).toHaveBeenCalledOnce();
  });
});

it('escalation ends on the safe page, and its state survives a restart', () => {
  for (let run = 0; run <= RELAUNCHES_MAX; run++) {
    const recovery = aRecovery();
    const page = aPage();
    recovery.watch(page.window);
    for (let fault = 0; fault < 5; fault++) {
      page.hangs();
      clock.pass(20_000);
    }
  }
  expect(remedies.relaunch).toHaveBeenCalledTimes(RELAUNCHES_MAX);
  expect(remedies.safe).toHaveBeenCalledOnce();
});
