import { describe, expect, it } from 'vitest';
import { withCorrectedQuantity } from '../../../../../shared/orderPad/amendments/correctedQuantity.ts';
import { countAlone } from '../../../../../shared/orderPad/amendments/countAlone.ts';
import { parseList } from '../../../../../shared/orderPad/parseList.ts';
import { padLines } from '../../../../support/fixtures/orderPad/padLines.ts';

const read = (text: string): string[] => padLines(text).map((line) => `${line.text} × ${line.quantity}`);

describe('a sentence that says how many and nothing else', () => {
  it.each([
    ['We need twelve of them before Christmas.', 12],
    ['only 2 pcs please', 2],
    ['Necesitamos doce unidades para la UCI', 12],
    ['Их надо две', 2],
    ['Нужно пять штук.', 5],
    ['只要2个', 2],
    ['Qty: 5', 5],
    ['wir brauchen 3 Stück bis 12.03.2026', 3],
  ])('%j', (sentence, count) => expect(countAlone(sentence)).toBe(count));

  it.each([
    'this one is urgent',
    'before 4 pm',
    '5',
    '5 bottles of ultrasound gel',
    'We need 3 drip stands',
    'only 2 M1191BL',
    'Page 2 of 3',
    'for 2 of 5 wards',
  ])('is not %j', (sentence) => expect(countAlone(sentence)).toBeNull());
});

describe('a quantity that takes the place of another', () => {
  it.each([
    ['M1191BL: 8 instead of 5', 'M1191BL: 8 pcs'],
    ['M1191BL, not 5 but 8 pcs', 'M1191BL, 8 pcs'],
    ['M1191BL вместо 5 8 шт', 'M1191BL 8 шт'],
    ['M1191BL en vez de cinco, ocho', 'M1191BL 8 pcs'],
    ['M1191BL 5 → 8', 'M1191BL 8 pcs'],
    ['M1191BL ~~5~~ 8', 'M1191BL 8 pcs'],
    ['M1191BL 从5个改成8个', 'M1191BL 8 个'],
  ])('%j', (line, now) => expect(withCorrectedQuantity(line)).toBe(now));

  it.each(['USW-8039 -> 24', '41712 => 5', 'tube from 5 to 8 mm', 'M1191BL 5 pcs'])('is not in %j', (line) =>
    expect(withCorrectedQuantity(line)).toBeNull(),
  );
});

describe('what a letter changes of its list', () => {
  const LIST = '1. M1191BL — 5 pcs\n2. DS-100A — 2 pcs\n3. SG-7580 — 10 pcs';
  it.each([
    ['Please cancel item 3', ['M1191BL × 5', 'DS-100A × 2']],
    ['SG-7580 is no longer needed', ['M1191BL × 5', 'DS-100A × 2']],
    ['Quiten la línea 1, por favor', ['DS-100A × 2', 'SG-7580 × 10']],
    ['Позиции 1 и 3 не нужны', ['DS-100A × 2']],
    ['第3项不要了', ['M1191BL × 5', 'DS-100A × 2']],
    ['SG-7580: 12 instead of 10', ['M1191BL × 5', 'DS-100A × 2', 'SG-7580 × 12']],
    ['Sorry, make the second one three', ['M1191BL × 5', 'DS-100A × 3', 'SG-7580 × 10']],
    ['cancel 4 of SG-7580', ['M1191BL × 5', 'DS-100A × 2', 'SG-7580 × 10 - 4']],
    ['Please do not cancel item 3', ['M1191BL × 5', 'DS-100A × 2', 'SG-7580 × 10']],
  ])('%j', (amendment, lines) => {
    expect(read(`${LIST}\n${amendment}`)).toEqual(lines);
    expect(read(`${amendment}\n\n> ${LIST.replaceAll('\n', '\n> ')}`)).toEqual(lines);
  });

  it('is listed with the line that it takes back', () =>
    expect(parseList(`${LIST}\nPlease cancel item 3`).leftOut).toEqual([
      '3. SG-7580 — 10 pcs',
      'Please cancel item 3',
    ]));

  it('leaves the parts of a set out', () =>
    expect(read('2 x TE7-2MP, consisting of:\n- 1 probe holder\n- 5 bite guards\nUSW-8039 24 pcs')).toEqual([
      'TE7-2MP, consisting of × 2',
      'USW-8039 × 24',
    ]));
});

describe('a letter above the one that it answers', () => {
  it.each([
    ['M1191BL x 5\nDS-100A x 2\n\nOn 12 Mar 2026 Anna wrote:\n> M1191BL x 3', ['M1191BL × 5', 'DS-100A × 2']],
    ['> M1191BL x 5\n> DS-100A x 2\n\nDS-100A x 4', ['M1191BL × 5', 'DS-100A × 4']],
    ['Please send these:\n> M1191BL x 5\n> DS-100A x 2', ['M1191BL × 5', 'DS-100A × 2']],
    ['M1191BL x 3\n> M1191BL x 3', ['M1191BL × 3']],
  ])('%j', (text, lines) => expect(read(text)).toEqual(lines));

  it('lists the quoted line', () => expect(parseList('M1191BL x 5\n> M1191BL x 3').leftOut).toEqual(['M1191BL x 3']));
});
