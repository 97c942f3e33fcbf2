import { expect, it } from 'vitest';
import { secondsUntilNext } from '../../../../../../renderer/src/components/account/password/usePasswordCode.ts';

const sent = { at: 1_000_000, seconds: 60 };

it.each([
  [0, 60],
  [10_500, 50],
  [60_000, 0],
  [3_600_000, 0],
  // A clock that was set back does not extend the wait.
  [-3_600_000, 60],
])('%i ms after a code was sent the next may be asked for in %i s', (ms, seconds) => {
  expect(secondsUntilNext(sent, sent.at + ms)).toBe(seconds);
});
