import { describe, expect, it } from 'vitest';
import { packSizeIn, withPackSize } from '../../../../../server/import/rows/values/packSizeIn.ts';

const NO_COUNT = 'does not say how many pieces it has';

function read(fields: Record<string, string>) {
  const notes: string[] = [];
  const note = (column: string, text: string) => notes.push(`${column} ${text}`);
  return { size: packSizeIn(withPackSize(fields, note), note), notes };
}

describe('a unit of measure or a packaging with a number of pieces', () => {
  it.each([
    ['Caja 24 uds.', 24],
    ['Caja con 50 piezas', 50],
    ['C/50', 50],
    ['BX/25', 25],
    ['PK10', 10],
    ['CS 1000', 1000],
    ['Box of 50', 50],
    ['50/BX', 50],
    ['100 pcs/box', 100],
    ['уп (12 шт)', 12],
    ['упак/10', 10],
    ['упаковка 100 шт.', 100],
    ['10 шт', 10],
    ['50片/包', 50],
    ['每盒100支', 100],
    ['20个装', 20],
    ['Karton 12 Stück', 12],
    ['Pack of 10 rolls', 10],
    ['Box of 50 disposable scalpels', 50],
    ['sachet de 50', 50],
    ['Conf. da 100 pz', 100],
    ['12 bottles x 250 ml', 12],
    ['Box of 10 x 250 ml', 10],
    ['Box of 50, 4 x 4 cm', 50],
  ])('makes "%s" a sales unit of %i', (text, size) => {
    expect(read({ unit: text })).toEqual({ size, notes: [] });
    expect(read({ packaging: text })).toEqual({ size, notes: [] });
  });

  it.each([
    ['Frasco 250 ml'],
    ['Bottle 5 L'],
    ['250ml/瓶'],
    ['флакон 100 мл'],
    ['成人型 3米'],
    ['1.8 x 2.4 m'],
    ['each'],
    ['Unidad'],
    ['EA'],
    ['REF 3082'],
    ['Type 2'],
    [''],
  ])('makes "%s" one piece', (text) => {
    expect(read({ unit: text })).toEqual({ size: 1, notes: [] });
    expect(read({ packaging: text })).toEqual({ size: 1, notes: [] });
  });

  it('is a number alone in a column of packagings, and none in a column of units', () => {
    expect(read({ packaging: '10' })).toEqual({ size: 10, notes: [] });
    expect(read({ unit: '10' })).toEqual({ size: 1, notes: [] });
  });

  it('counts only where no column has the pack size', () => {
    expect(read({ pack_size: '5', packaging: 'Box of 50', unit: 'BX/25' })).toEqual({ size: 5, notes: [] });
    expect(read({ pack_size: ' ', packaging: 'Box of 50', unit: 'BX/25' })).toEqual({ size: 50, notes: [] });
    expect(read({ packaging: 'sterile', unit: 'BX/25' })).toEqual({ size: 25, notes: [] });
  });

  it('is no sales unit of a row that is sold by the piece', () => {
    expect(read({ packaging: 'Box of 50', unit: 'EA' })).toEqual({
      size: 1,
      notes: ['pack_size "50" is no sales unit, as the row is sold by the piece ("EA")'],
    });
  });
});

it.each(['Box', 'BX', 'уп', 'уп.', 'Caja', '盒', '包', 'Box of 10 x 50', 'Karton'])(
  'reports that "%s" does not say its number of pieces',
  (unit) => {
    expect(read({ unit })).toEqual({ size: 1, notes: [`unit "${unit}" ${NO_COUNT}`] });
  },
);

it('reports no pack of a row that is sold by the piece', () => {
  expect(read({ packaging: 'пакет', unit: 'шт' })).toEqual({ size: 1, notes: [] });
});

it.each(['250 ml', '5 L', '1.5 m'])('refuses the measure "%s" as a pack size', (pack_size) => {
  expect(() => read({ pack_size })).toThrow(`pack_size "${pack_size}" is not a whole number from 0 to 100000`);
});
