import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { expect, it, vi } from 'vitest';
import { followHistoryCommands } from '../../../../../electron/main/rep/links/followHistoryCommands.ts';

it.each([
  ['win32', 'app-command', 'browser-backward', [-1]],
  ['win32', 'app-command', 'browser-forward', [1]],
  ['win32', 'app-command', 'volume-up', []],
  ['darwin', 'swipe', 'left', [-1]],
  ['darwin', 'swipe', 'right', [1]],
  ['darwin', 'swipe', 'up', []],
  // The press of a mouse's button, whose release the page handles: both would go two pages.
  ['linux', 'app-command', 'browser-backward', []],
] as const)('on %s, %s %s goes %j', (platform, event, command, steps) => {
  const window = new EventEmitter();
  const go = vi.fn<(step: -1 | 1) => void>();
  followHistoryCommands(window as unknown as BrowserWindow, platform, go);
  window.emit(event, {}, command);
  expect(go.mock.calls.flat()).toEqual(steps);
});
