import { expect, it } from 'vitest';
import { isFingerSlip } from '../../../../../shared/search/slips/slippedKeys.ts';

it.each([
  ['M1191BL', 'N1191BL', true],
  ['W1191', 'Q1191', true],
  ['A100', 'S100', true],
  ['M1290', 'M1280', true],
  ['M1290', 'M1270', false],
  ['M1191BL', 'M1911BL', true],
  // The number pad.
  ['M114', 'M117', true],
  ['M112', 'M115', true],
  ['M117', 'M111', false],
  ['Q100', 'E100', false],
  ['M1191BL', 'X1191BL', false],
])('%s for %s is a slip of a finger: %s', (typed, meant, isSlip) => {
  expect(isFingerSlip(typed, meant)).toBe(isSlip);
  expect(isFingerSlip(meant, typed)).toBe(isSlip);
});
