import { expect, it } from 'vitest';
import { parsedRow } from '../../../../support/fixtures/parsedRow.ts';

const read = (fields: Record<string, string>) => {
  const { row, notes } = parsedRow(fields);
  return { specs: row.specs.map(({ en_label, en_value, unit }) => [en_label, en_value, unit ?? '']), notes, row };
};

it.each([
  ['Length: 16 cm; Material: steel'],
  ['Length: 16 cm | Material: steel'],
  ['Length: 16 cm, Material: steel'],
  ['Length: 16 cm\nMaterial: steel'],
  ['Length = 16 cm; Material = steel'],
  ['Length：16 cm；Material：steel'],
  ['<ul><li>Length: 16 cm</li><li>Material: steel</li></ul>'],
  ['<p>Length: 16 cm</p><p>Material: steel</p>'],
])('reads the specifications in "%s"', (specs) => {
  expect(read({ specs })).toMatchObject({
    specs: [
      ['Length', '16 cm', ''],
      ['Material', 'steel', ''],
    ],
    notes: [],
  });
});

it('keeps commas, colons and units within a specification', () => {
  expect(read({ specs: 'Ratio: 1:2; Colours: blue, grey; Weight [kg]: 3,2' }).specs).toEqual([
    ['Ratio', '1:2', ''],
    ['Colours', 'blue, grey', ''],
    ['Weight', '3,2', 'kg'],
  ]);
});

it('prefers the column of a specification to the list of all', () => {
  expect(read({ specs: 'Length: 16 cm', 'spec:Length': '160 mm' }).specs).toEqual([['Length', '160 mm', '']]);
});

it('reports a part without a label, and keeps what the store has where there is no other', () => {
  const note = 'specs: "latex-free" is no label and value, such as "Length: 16 cm"';
  const partly = read({ specs: 'latex-free; Length: 16 cm' });
  expect([partly.specs, partly.notes, partly.row.columns.has('specs')]).toEqual([
    [['Length', '16 cm', '']],
    [note],
    true,
  ]);
  const without = read({ specs: 'latex-free' });
  expect([without.specs, without.notes, without.row.columns.has('specs')]).toEqual([[], [note], false]);
});
