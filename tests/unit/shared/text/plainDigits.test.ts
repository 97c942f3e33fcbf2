import { expect, it } from 'vitest';
import { plainDigits } from '../../../../shared/text/plainDigits.ts';

it.each([
  ['Latin', '0123456789'],
  ['full-width', '０１２３４５６７８９'],
  ['Arabic', '٠١٢٣٤٥٦٧٨٩'],
  ['Persian', '۰۱۲۳۴۵۶۷۸۹'],
  ['Hindi', '०१२३४५६७८९'],
  ['Thai', '๐๑๒๓๔๕๖๗๘๙'],
  ['mathematical', '𝟎𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖𝟗'],
])('reads %s digits', (_, digits) => {
  expect(plainDigits(digits)).toBe('0123456789');
});

it('ignores zero-width characters of a pasted number', () => {
  expect(plainDigits('\u200B1\u20602\uFEFF')).toBe('12');
});

it('keeps minus signs and letters', () => {
  expect(plainDigits('-٣.٥ mm')).toBe('-3.5 mm');
});
