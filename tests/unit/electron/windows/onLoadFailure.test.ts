import { EventEmitter } from 'node:events';
import type { WebContents } from 'electron';
import { expect, it, vi } from 'vitest';
import { onLoadFailure } from '../../../../electron/main/windows/onLoadFailure.ts';

it.each([
  ['a page that cannot be loaded', -106, true, ['why']],
  ['a navigation that was cancelled', -3, true, []],
  ['a frame inside a page', -106, false, []],
])('tells of %s as it should', (_what, code, isMainFrame, reports) => {
  const contents = new EventEmitter();
  const lost = vi.fn<(why: string) => void>();
  onLoadFailure(contents as unknown as Pick<WebContents, 'on'>, lost);
  contents.emit('did-fail-load', {}, code, 'why', 'https://shop.example/', isMainFrame);
  expect(lost.mock.calls.flat()).toEqual(reports);
});
