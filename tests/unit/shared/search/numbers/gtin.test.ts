import { expect, it } from 'vitest';
import { gtinForms, gtinInScan } from '../../../../../shared/search/numbers/gtin.ts';

it.each([
  ['(01)04012345678901', '04012345678901'],
  ['(01)04012345678901(17)271231(10)LOT7', '04012345678901'],
  [']C1(01) 04012345678901', '04012345678901'],
  ['0104012345678901', '04012345678901'],
  [']d201040123456789011727123110LOT7', '04012345678901'],
  ['\u001d0104012345678901', '04012345678901'],
])('%j is read off a box', (text, number) => expect(gtinInScan(text)).toBe(number));

it.each([
  '4012345678901',
  '0104012345678902', // its check digit is wrong
  '(01)0401234567890',
  '(01)040123456789012',
  '(10)04012345678901',
  '01-04 012345678901',
  'CX55/5T',
  '',
])('%j is none of these', (text) => expect(gtinInScan(text)).toBeNull());

it('is the same number with more zeros or fewer before it', () => {
  expect(gtinForms('0012345678905')).toEqual(['012345678905', '0012345678905', '00012345678905']);
  expect(gtinForms('04012345678901')).toEqual(['4012345678901', '04012345678901']);
  expect(gtinForms('14012345678908')).toEqual(['14012345678908']);
});

it.each(['1234567', '123456789', 'ABCDEFGH', ''])('%j is no number of the trade', (text) =>
  expect(gtinForms(text)).toEqual([]),
);
