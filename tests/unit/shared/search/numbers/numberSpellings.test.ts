import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueIndex } from '../../../../../electron/main/catalogue/CatalogueIndex.ts';
import { searchProducts } from '../../../../../shared/search/searchProducts.ts';
import { indexOfNumbers, madeNumbers, randomFrom } from '../../../../support/fixtures/catalogue/madeNumbers.ts';
import { SPELLINGS } from '../../../../support/fixtures/catalogue/spellings.ts';

const NUMBERS = madeNumbers(3_000);
const ASKED = NUMBERS.filter((_, index) => index % 23 === 0);
const random = randomFrom(11);
const oneOf = <T>(values: readonly T[]): T => values[random(values.length)]!;
const at = (text: string, test: RegExp): number => oneOf(Array.from(text.matchAll(test), ({ index }) => index));
const put = (text: string, place: number, length: number, by: string): string =>
  text.slice(0, place) + by + text.slice(place + length);
const SIGN = /[\p{L}\p{N}]/gu;
const isLong = (code: string): boolean => code.replaceAll(/[^\p{L}\p{N}]/gu, '').length > 4;
const isLatin = (code: string): boolean => /^[ -~]*$/.test(code);

const PRODUCT = 'https://shop.example/en/product/sensor-';
const keyed = (from: string, to: string) => (code: string) =>
  Array.from(code.toLowerCase(), (char) => to[from.indexOf(char)] ?? char).join('');
const ENGLISH = "qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'йцукенгшщзхъфывапролджэячсмитьбю';

/** What stands around a whole number, or is done to it, by kind: all of these name the number itself. */
const WHOLE: Readonly<Record<string, readonly ((code: string) => string)[]>> = {
  'as it is written': SPELLINGS,
  'a small word beside it': ['for', 'the', 'для', 'на', 'el', 'la', 'para', '用于', 'y', 'con'].flatMap((word) => [
    (code: string) => `${word} ${code}`,
    (code: string) => `${code} ${word}`,
  ]),
  'words beside it': ['probe', 'датчик', 'sensor de', '探头', 'need price', 'купить'].flatMap((word) => [
    (code: string) => `${word} ${code}`,
    (code: string) => `${code} ${word}`,
  ]),
  'a label before it': [
    'REF',
    'P/N',
    'P/N:',
    'PN',
    '#',
    'Part No.',
    'Cat. No.',
    'SKU:',
    'MPN',
    'Item #',
    'Model',
    'артикул',
    'арт.',
    'код',
    '№',
    'номер',
    'referencia',
    'Nº de pieza',
    'código',
    '型号',
    '货号：',
    '部件号',
  ].map((label) => (code: string) => `${label} ${code}`),
  'a label glued to it': ['REF', 'PN', 'P/N', '#', 'SKU', '№', 'арт.', '货号'].map((label) => (code) => label + code),
  'a revision or pack after it': [
    ' A',
    ' Rev B',
    ' rev. 02',
    ' (50/pk)',
    ', 10 pcs',
    ' x5',
    ' box of 20',
    ' 2 шт',
    ' 5个',
    ' (new)',
    ' EACH',
  ].map((after) => (code: string) => code + after),
  'a sign of rights behind it': ['™', '®', ' ™'].map((sign) => (code) => code + sign),
  'digits of another script': [0x0660, 0x06f0, 0x0966, 0xff10].map(
    (zero) => (code: string) => code.replaceAll(/[0-9]/g, (digit) => String.fromCodePoint(zero + Number(digit))),
  ),
  'a quantity before it': ['2 x ', '5x ', '10 pcs ', '3 шт. '].map((before) => (code) => before + code),
  'an address that has it': [
    (code) => PRODUCT + encodeURIComponent(code),
    (code) => `${PRODUCT}${encodeURIComponent(code.toLowerCase())}/1234?utm_source=mail`,
    (code) => `www.dealer.example/search?q=${encodeURIComponent(code)}`,
    (code) => `https://shop.example/p/${code.replaceAll(/[^\p{L}\p{N}]/gu, '-')}.html`,
  ],
};

/** Numbers that were typed or read wrongly. */
const WRONG: Readonly<
  Record<string, { asked?: (code: string) => boolean; ways: readonly ((code: string) => string)[] }>
> = {
  'one slip': {
    asked: isLong,
    ways: [
      (code) => put(code, at(code, SIGN), 1, ''),
      (code) => ((place) => put(code, place, 0, oneOf(['7', 'K', '2', 'P'])))(at(code, SIGN)),
      (code) => put(code, at(code, SIGN), 1, oneOf(['3', 'H', '9', 'W'])),
      (code) =>
        ((place) => put(code, place, 2, code[place + 1]! + code[place]!))(at(code, /[\p{L}\p{N}](?=[\p{L}\p{N}])/gu)),
    ],
  },
  'read by a scanner': {
    asked: (code) => isLong(code) && /[85B2SZ]/.test(code),
    ways: [
      (code) => code.replaceAll('8', 'B'),
      (code) => code.replace(/[BSZ]/, (sign) => ({ B: '8', S: '5', Z: '2' })[sign]!),
      (code) => code.replace(/[582]/, (sign) => ({ 5: 'S', 8: 'B', 2: 'Z' })[sign]!),
    ],
  },
  'another keyboard': {
    asked: (code) => /\p{L}/u.test(code) && isLong(code),
    ways: [(code) => (isLatin(code) ? keyed(ENGLISH, RUSSIAN)(code) : keyed(RUSSIAN, ENGLISH)(code))],
  },
  'more zeros before it': { ways: [(code) => `0${code}`, (code) => `00${code}`] },
  'in other letters': {
    asked: (code) => isLatin(code) && /[A-Z]/.test(code) && isLong(code),
    ways: ['', 'датчик '].map(
      (word) => (code: string) => word + keyed('abcdefghjklmnprstuvwxz', 'абцдефгхйклмнпрстуввхз')(code).toUpperCase(),
    ),
  },
};

describe('a part number is found first', () => {
  let index: CatalogueIndex;
  beforeAll(() => {
    index = indexOfNumbers(NUMBERS);
  });

  async function missed(codes: readonly string[], ways: readonly ((code: string) => string)[]): Promise<string[]> {
    const failed: string[] = [];
    for (const [place, code] of codes.entries()) {
      const typed = ways[place % ways.length]!(code);
      const { parts } = await searchProducts(index, typed);
      if (parts[0]?.id !== NUMBERS.indexOf(code) + 1) failed.push(`${typed} → ${parts[0]?.match.value ?? 'nothing'}`);
    }
    return failed;
  }

  it.each(Object.entries(WHOLE))('with %s', async (_, ways) => {
    expect(await missed(ASKED, ways)).toEqual([]);
  });

  it.each(Object.entries(WRONG))('after %s, 97 times in a hundred', async (_, { asked, ways }) => {
    const codes = asked ? ASKED.filter(asked) : ASKED;
    const failed = await missed(codes, ways);
    expect(failed.length / codes.length, failed.join('\n')).toBeLessThanOrEqual(0.03);
  });

  it.each([
    [
      'a piece of a word, where the whole word is a number but for one slip',
      ['542W', 'NX-542W'],
      'GNX-542W',
      'NX-542W',
    ],
    ['a slip of the whole word, where a piece leaves one sign', ['M1191BL', 'M1191BLZ'], 'M1191BL-X', 'M1191BL'],
    ['numbers that differ in separators, too', ['5700-8', '50.770.08'], '50.70.08', '50.770.08'],
    ['a key further away', ['9635-1', '9638-1'], '9639-1', '9638-1'],
    [
      'a number with another sign at the place of two that changed theirs',
      ['69294-1', '62974-1'],
      '69274-1',
      '62974-1',
    ],
  ])('before %s', async (_, numbers, typed, wanted) => {
    const { parts } = await searchProducts(indexOfNumbers(numbers), typed);
    expect(parts[0]?.match.value).toBe(wanted);
  });

  it('several at once, each of them and in their order', async () => {
    for (const [place, between] of [', ', '; ', ' + ', ' / ', '\n', ' and ', ' и ', ' y '].entries()) {
      const codes = ASKED.slice(place * 3, place * 3 + 3);
      const { parts } = await searchProducts(index, codes.join(between));
      expect(
        parts.map(({ id }) => NUMBERS[id - 1]),
        between,
      ).toEqual(codes);
    }
  });
});

describe('special spellings', () => {
  const own = ['M1191A', 'M1191BL', 'DS-100A', '2039822-002', '413F', '41712', '141712', 'COTN', 'C5-1', 'УЗТ-1.01Ф'];
  const index = indexOfNumbers(own);
  const found = async (typed: string): Promise<string[]> =>
    (await searchProducts(index, typed)).parts.map(({ id }) => own[id - 1]!);

  it.each([
    ['M1191A/BL', ['M1191A', 'M1191BL']],
    ['M1191BL, DS-100A', ['M1191BL', 'DS-100A']],
    ['2039822-002 A', ['2039822-002']],
    ['REF413F', ['413F']],
    ['REF COTN', ['COTN']],
    ['C5-1 probe', ['C5-1']],
    ['код 41712', ['41712']],
    ['41712.00', ['41712']],
    ['="41712"', ['41712', '141712']],
    ['4.1712E+04', ['41712']],
    ['+H123M1191BL1G', ['M1191BL']],
    ['*+H123M1191BL1G/$$3270531LOT7*', ['M1191BL']],
    ['узт 1 01ф', ['УЗТ-1.01Ф']],
    ['EPN-1.01A', ['УЗТ-1.01Ф']],
    ['UZT-1.01F', ['УЗТ-1.01Ф']],
    ['Ь1191ИД', ['M1191BL']],
    ['М1191БЛ', ['M1191BL']],
    ['Ь7797ИД', ['M1191BL']],
    ['rn1191A', ['M1191A']],
    ['REFCOTN', ['COTN']],
    ['2039822-XXX', ['2039822-002']],
    ['(240)M1191BL(10)LOT7', ['M1191BL']],
    ['172712310104012345678901', []],
  ])('“%s” names %j', async (typed, codes) => expect(await found(typed)).toEqual(codes));

  it('ranks numbers of the same form first among those one slip away', async () => {
    const near = ['BR19/0F', 'BS-110F', 'B-S190G'];
    const { parts } = await searchProducts(indexOfNumbers(near), 'BS-190F');
    expect(parts[0]?.match.value).toBe('BS-110F');
  });

  it('corrects a short number only if it is the whole query', async () => {
    const short = indexOfNumbers(['382U']);
    expect((await searchProducts(short, '832U')).parts).toHaveLength(1);
    expect((await searchProducts(short, 'cable 832U')).parts).toEqual([]);
  });

  it.each(['linear probe 5 MHz', 'gel 250 ml', '12 lead', 'sensor 2.5 m'])('“%s” names no part number', async (typed) =>
    expect(await found(typed)).toEqual([]),
  );

  it('says of a whole number that it is written differently, and of a slip that it is another', async () => {
    const kindOf = async (typed: string) => (await searchProducts(index, typed)).parts[0]?.match.kind;
    expect(await kindOf('for M1191BL')).toBe('exact');
    expect(await kindOf('for m1191-bl')).toBe('normalised');
    expect(await kindOf('Ь1191ИД')).toBe('normalised');
    expect(await kindOf('M1191B')).toBe('prefix');
    expect(await kindOf('M119BL')).toBe('similar');
  });
});
