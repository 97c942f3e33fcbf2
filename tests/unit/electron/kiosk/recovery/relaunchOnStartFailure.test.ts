import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const app = { exit: vi.fn(), relaunch: vi.fn() };
vi.mock('electron', () => ({ app }));
const { relaunchOnStartFailure } =
  await import('../../../../../electron/main/kiosk/recovery/relaunchOnStartFailure.ts');

const EVENTS = ['uncaughtException', 'unhandledRejection'] as const;
type Listener = (error: unknown) => void;
const listeners = (event: (typeof EVENTS)[number]): Listener[] => process.listeners(event as never) as Listener[];
let before: Listener[];
/** The listeners that are there because of the kiosk. */
const added = (event: (typeof EVENTS)[number]): Listener[] => listeners(event).filter((each) => !before.includes(each));

let stop: () => void;
beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  before = EVENTS.flatMap(listeners);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([
  ['uncaughtException', false, 1],
  ['unhandledRejection', false, 1],
  ['unhandledRejection', true, 0],
] as const)(
  'an error at the start (%s) ends the kiosk after a pause; with a launcher (%s) it relaunches %i times',
  async (event, hasLauncher, relaunches) => {
    stop = relaunchOnStartFailure(hasLauncher, null);
    for (const _error of [1, 2]) for (const hear of added(event)) hear(new Error('no display'));
    expect(process.stderr.write).toHaveBeenCalledWith('kiosk: it could not be started: no display\n');
    await vi.advanceTimersByTimeAsync(9_900);
    expect([app.exit.mock.calls, app.relaunch.mock.calls]).toEqual([[], []]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(app.exit.mock.calls).toEqual([[1]]);
    expect(app.relaunch).toHaveBeenCalledTimes(relaunches);
  },
);

it('it does not watch any more once the kiosk has started', () => {
  stop = relaunchOnStartFailure(false, null);
  expect(EVENTS.map((event) => added(event).length)).toEqual([1, 1]);
  stop();
  expect(EVENTS.map((event) => added(event).length)).toEqual([0, 0]);
});
