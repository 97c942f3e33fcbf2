import { expect, it } from 'vitest';
import { fitsIn } from '../../../../../server/import/rows/fits.ts';

it.each([
  ['Velamar: Orsa 40 | Velamar: Orsa 60', ['Velamar/Orsa 40', 'Velamar/Orsa 60']],
  ['Velamar Orsa 40; Sonotek S2', ['Velamar/Orsa 40', 'Sonotek/S2']],
  ['Velamar Orsa 40\nSonotek S2', ['Velamar/Orsa 40', 'Sonotek/S2']],
  ['Velamar Orsa 40, Sonotek S2', ['Velamar/Orsa 40', 'Sonotek/S2']],
  ['Velamar: Orsa 40, Orsa 60, 80', ['Velamar/Orsa 40', 'Velamar/Orsa 60', 'Velamar/80']],
  ['Velamar Orsa 40, Orsa 60, 80; Sonotek S2', ['Velamar/Orsa 40', 'Velamar/Orsa 60', 'Velamar/80', 'Sonotek/S2']],
  ['Velamar: Orsa 40, Sonotek: S2', ['Velamar/Orsa 40', 'Sonotek/S2']],
  ['Sonotek Med: S2', ['Sonotek Med/S2']],
  ['迈瑞：T5、迈瑞：T8', ['迈瑞/T5', '迈瑞/T8']],
  ['Velamar: MX500 & MX550', ['Velamar/MX500', 'Velamar/MX550']],
  ['Velamar Orsa 3000 / Orsa 4000', ['Velamar/Orsa 3000', 'Velamar/Orsa 4000']],
  ['Velamar Orsa 40 и Orsa 60', ['Velamar/Orsa 40', 'Velamar/Orsa 60']],
  ['Johnson & Johnson: S2', ['Johnson & Johnson/S2']],
  ['3M S2', ['3M/S2']],
  ['Velamar Orsa 3000/4000', ['Velamar/Orsa 3000/4000']],
  [' | ;', []],
])('reads the machines in "%s"', (text, machines) => {
  const notes: string[] = [];
  const fits = fitsIn(text, (what) => void notes.push(what));
  expect(fits.map(({ brand_name, model }) => `${brand_name}/${model}`)).toEqual(machines);
  expect(notes).toEqual([]);
});

it('names a machine without a manufacturer, and takes the others', () => {
  const notes: string[] = [];
  expect(fitsIn('Orsa | Velamar: Orsa 60', (what) => void notes.push(what))).toEqual([
    { brand_name: 'Velamar', model: 'Orsa 60' },
  ]);
  expect(notes).toEqual(['"Orsa" does not name a manufacturer and a model, such as "SonoTerra: ST-900"']);
});

it('takes no model for a manufacturer', () => {
  const notes: string[] = [];
  expect(fitsIn('MX450, MX500 & MX550; iU22 G cart', (what) => void notes.push(what))).toEqual([]);
  expect(notes).toHaveLength(4);
});
