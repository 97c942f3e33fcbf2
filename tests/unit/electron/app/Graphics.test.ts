import { EventEmitter } from 'node:events';
import type { App } from 'electron';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CRASHES_WITHIN_MS, Graphics } from '../../../../electron/main/app/Graphics.ts';
import type { PreferenceStore } from '../../../../electron/main/storage/preferences.ts';

const values = new Map<string, unknown>();
const preferences: PreferenceStore = {
  get: (key) => values.get(key) as never,
  set: (key, value) => void values.set(key, value),
};
let now: number;
beforeEach(() => {
  values.clear();
  now = Date.parse('2026-11-27T08:00:00Z');
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

/** A start of the client; `die` is the end of one of Chromium's processes. */
function start() {
  const app = Object.assign(new EventEmitter(), { disableHardwareAcceleration: vi.fn() });
  const graphics = new Graphics(preferences, () => now);
  const failing = vi.fn();
  graphics.apply(app as unknown as App);
  graphics.onFailing(failing);
  const die = (reason = 'crashed', type = 'GPU'): boolean => app.emit('child-process-gone', {}, { type, reason });
  return { app, graphics, failing, die };
}
const isOn = ({ app }: ReturnType<typeof start>): boolean => app.disableHardwareAcceleration.mock.calls.length === 0;

it('a driver that crashes three times is not used from the next start on, and its user is told once', () => {
  const first = start();
  for (const _crash of [1, 2, 3]) first.die();
  expect([isOn(first), first.failing.mock.calls.length, first.graphics.isOff]).toEqual([true, 1, true]);
  for (const _crash of [4, 5, 6]) first.die();
  expect(first.failing).toHaveBeenCalledOnce();

  const second = start();
  expect([isOn(second), second.graphics.isUnreported]).toEqual([false, true]);
  second.graphics.markReported();
  const third = start();
  expect([isOn(third), third.graphics.isUnreported]).toEqual([false, false]);
});

it('crashes are counted over starts, as Chromium ends a client whose GPU process keeps crashing', () => {
  for (const _start of [1, 2, 3]) start().die('launch-failed');
  expect(isOn(start())).toBe(false);
});

describe('it stays on', () => {
  it('after crashes far apart, as of a driver that is reset when the computer wakes up', () => {
    const client = start();
    for (const _crash of [1, 2, 3, 4, 5]) {
      client.die();
      now += CRASHES_WITHIN_MS / 2;
    }
    expect([client.failing.mock.calls, isOn(start())]).toEqual([[], true]);
  });

  it.each([
    ['processes that end in order', 'clean-exit', 'GPU'],
    ['processes that the system kills, as when it shuts down', 'killed', 'GPU'],
    ['a lack of memory', 'oom', 'GPU'],
    ['other processes', 'crashed', 'Utility'],
  ])('after %s', (_what, reason, type) => {
    const client = start();
    for (const _end of [1, 2, 3, 4]) client.die(reason, type);
    expect([client.graphics.isOff, isOn(start())]).toEqual([false, true]);
  });
});

it('crashes in the future, of a clock that was set back, count as now', () => {
  const client = start();
  client.die();
  now -= 24 * 3600_000;
  client.die();
  client.die();
  expect(client.graphics.isOff).toBe(true);
});

it('the user turns it on again after an update of the driver, and it is watched anew', () => {
  const broken = start();
  for (const _crash of [1, 2, 3]) broken.die();
  start().graphics.turn(true);
  const mended = start();
  expect(isOn(mended)).toBe(true);
  mended.die();
  mended.die();
  expect(mended.graphics.isOff).toBe(false);
  mended.graphics.turn(false);
  expect([isOn(start()), start().graphics.isUnreported]).toEqual([false, false]);
});
