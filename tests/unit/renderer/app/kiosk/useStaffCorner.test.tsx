import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aKiosk } from '../../../../support/builders/desktop/aKiosk.ts';
import { openStore } from '../../../../support/drivers/openStore.tsx';
import { storefrontReplies } from '../../../../support/fixtures/storefrontReplies.ts';

type Touch = [type: string, x: number, y: number];
const touch = ([type, clientX, clientY]: Touch): boolean =>
  document.body.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY }));

afterEach(() => void vi.useRealTimers());

it.each<[how: string, calls: number, touches: Touch[]]>([
  ['in the corner', 1, [['pointerdown', 80, 80]]],
  [
    'in the corner by a finger that trembles',
    1,
    [
      ['pointerdown', 80, 80],
      ['pointermove', 90, 95],
    ],
  ],
  [
    'in the corner by a finger that moves away',
    0,
    [
      ['pointerdown', 80, 80],
      ['pointermove', 80, 105],
    ],
  ],
  [
    'in the corner by a finger that is lifted',
    0,
    [
      ['pointerdown', 80, 80],
      ['pointerup', 80, 80],
    ],
  ],
  ['beside the corner', 0, [['pointerdown', 97, 10]]],
  ['below the corner', 0, [['pointerdown', 10, 97]]],
])('three seconds %s open the staff’s PIN pad %i times', async (_how, calls, touches) => {
  const { kiosk } = aKiosk();
  const openStaff = vi.fn(() => Promise.resolve());
  await openStore('/login', { answers: storefrontReplies, kiosk: { ...kiosk, openStaff }, device: 'kiosk' });
  await screen.findByRole('button', { name: 'Finish and erase my data' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  touches.forEach(touch);
  vi.advanceTimersByTime(2_999);
  expect(openStaff).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(openStaff).toHaveBeenCalledTimes(calls);
});
