import { EventEmitter } from 'node:events';
import type { App, BrowserWindow } from 'electron';
import { beforeEach, expect, it, vi } from 'vitest';
import { Graphics } from '../../../../electron/main/app/Graphics.ts';
import { repTexts } from '../../../../electron/main/rep/texts.ts';
import type { PreferenceStore } from '../../../../electron/main/storage/preferences.ts';
import { eventually } from '../../../support/checks/eventually.ts';

const showMessageBox = vi.hoisted(() => vi.fn<(window: object, box: { message: string }) => Promise<unknown>>());
vi.mock('electron', () => ({ dialog: { showMessageBox } }));
const { reportGraphicsOff, turnGraphics } = await import('../../../../electron/main/rep/reportGraphicsOff.ts');

const values = new Map<string, unknown>();
const preferences: PreferenceStore = {
  get: (key) => values.get(key) as never,
  set: (key, value) => void values.set(key, value),
};
const [relaunch, changed] = [vi.fn(), vi.fn()];
beforeEach(() => {
  values.clear();
  vi.clearAllMocks();
  showMessageBox.mockResolvedValue({ response: 1 });
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
});

function start() {
  const app = Object.assign(new EventEmitter(), { disableHardwareAcceleration: vi.fn() });
  const graphics = new Graphics(preferences, () => 0);
  graphics.apply(app as unknown as App);
  const window = new EventEmitter();
  const parts = { window: window as unknown as BrowserWindow, graphics, language: () => 'ru' as const, relaunch };
  reportGraphicsOff(parts, changed);
  const crash = (): boolean => app.emit('child-process-gone', {}, { type: 'GPU', reason: 'crashed' });
  return { parts, window, crash: () => [1, 2, 3].forEach(crash) };
}
const messages = (): unknown[] => showMessageBox.mock.calls.map((args) => args[1].message);

it('a driver that fails is said in the language of the page, with an offer to restart, and the menu follows', async () => {
  showMessageBox.mockResolvedValue({ response: 0 });
  start().crash();
  await eventually(() => expect(relaunch).toHaveBeenCalledOnce());
  expect(messages()).toEqual([repTexts.ru.graphicsFailed]);
  expect(changed).toHaveBeenCalledOnce();
  // Known: the next start does not say it again.
  start().window.emit('show');
  expect(messages()).toHaveLength(1);
});

it('a client that ended before it could say so does at the next start, once its window is shown', async () => {
  showMessageBox.mockReturnValueOnce(new Promise(() => undefined));
  start().crash();
  const { window, parts } = start();
  expect(messages()).toHaveLength(1);
  window.emit('show');
  await eventually(() => expect(parts.graphics.isUnreported).toBe(false));
  expect(messages()).toEqual([repTexts.ru.graphicsFailed, repTexts.ru.graphicsOff]);
});

it('a choice in the menu takes effect at the next start, which is offered', async () => {
  turnGraphics(start().parts, false);
  expect(messages()).toEqual([repTexts.ru.restartNeeded]);
  await eventually(() => expect(showMessageBox).toHaveBeenCalledOnce());
  expect([start().parts.graphics.isOff, relaunch.mock.calls]).toEqual([true, []]);
});
