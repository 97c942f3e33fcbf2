import { expect, it } from 'vitest';
import {
  minorUnits,
  QuotationFields,
} from '../../../../../renderer/src/pages/quotationrequest/form/quotationSchema.ts';

const isTaken = (target: string): boolean =>
  QuotationFields.shape.lines.safeParse({ '7': { note: '', target } }).success;

it.each([
  ['12', 1_200],
  ['12,5', 1_250],
  ['12.50', 1_250],
  ['１２．５０', 1_250],
  ['١٢', 1_200],
  ['', null],
])('takes a target price of "%s"', (target, cents) => {
  expect(isTaken(target)).toBe(true);
  expect(minorUnits(target)).toBe(cents);
});

it.each(['1.234', '12 €', '-5', 'abc'])('refuses a target price of "%s"', (target) => {
  expect(isTaken(target)).toBe(false);
});
