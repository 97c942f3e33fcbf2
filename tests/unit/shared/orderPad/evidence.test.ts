import { expect, it } from 'vitest';
import { parseList } from '../../../../shared/orderPad/parseList.ts';

const sureRows = (...rows: string[]): string[] =>
  parseList(rows.join('\n'))
    .lines.filter(({ isSure }) => isSure)
    .map(({ row }) => row);

it('keeps a row that begins with a part number on the pad, though the store may not have it', () => {
  expect(sureRows('M1191BL 5 pcs', 'XK-9981 reusable sensor', 'DS-100A x3')).toEqual([
    'M1191BL 5 pcs',
    'XK-9981 reusable sensor',
    'DS-100A x3',
  ]);
});

it.each(['SpO2 sensor, adult, reusable', 'Reusable sensor for XK-9981', 'Kind regards'])(
  'asks the store for "%s" beside rows with quantities',
  (row) => expect(sureRows('M1191BL 5 pcs', row, 'DS-100A x3')).toEqual(['M1191BL 5 pcs', 'DS-100A x3']),
);

it('keeps rows that name a part number somewhere where no row begins with one or counts goods', () => {
  expect(sureRows('Kind regards', 'Reusable sensor for XK-9981')).toEqual(['Reusable sensor for XK-9981']);
});
