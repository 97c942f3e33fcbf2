import { expect, it } from 'vitest';
import { expiryOf } from '../../../../../renderer/src/pages/payment/useCardForm.ts';

it.each([
  ['12/30', { month: 12, year: 2030 }],
  ['1/30', { month: 1, year: 2030 }],
  [' 01 / 2030 ', { month: 1, year: 2030 }],
  ['0130', { month: 1, year: 2030 }],
  ['１２／３０', { month: 12, year: 2030 }],
  ['12-30', { month: 12, year: 2030 }],
  ['13/30', null],
  ['00/30', null],
  ['12/3', null],
  ['12/1930', null],
  ['', null],
  ['soon', null],
])('reads %j from a card as %j', (text, expiry) => {
  expect(expiryOf(text)).toEqual(expiry);
});
