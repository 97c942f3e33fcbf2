import { describe, expect, it } from 'vitest';
import { lineKeys, meantKeys, nearKey, nearness } from '../../../../shared/orderPad/lineKeys.ts';
import { partNumberKey } from '../../../../shared/catalogue/partNumberKey.ts';

/** What is found of a line in a catalogue with these part numbers. */
const meant = (text: string, ...numbers: string[]): string[] => {
  const catalogue = new Map(numbers.map((number) => [partNumberKey(number), number]));
  return meantKeys(
    lineKeys(text),
    ({ key, exactText }) => catalogue.has(key) && (exactText === undefined || catalogue.get(key) === exactText),
  );
};

describe('the part number that a line means', () => {
  it.each([
    'M1191BL',
    'm1191-bl',
    'M 1191 BL',
    'REF M1191BL',
    'P/N: M1191BL',
    '#M1191BL',
    'арт. M1191BL',
    '货号：M1191BL',
    'Philips M1191BL SpO2 sensor, adult, 3 m',
    'SpO2 sensor (M1191BL)',
    'Philips M1191 BL sensor',
    'ＭＩ１９１ＢＬ',
    'M1191BL $417.12',
    'M1191BL 417,12€ each',
  ])('is read from "%s"', (text) => expect(meant(text, 'M1191BL', '3 m', '41712')).toEqual([partNumberKey('M1191BL')]));

  it('is the longest of those that are one inside the other', () =>
    expect(meant('sensor M1191BL 100 grey', 'M1191BL', 'M1191BL-100')).toEqual([partNumberKey('M1191BL-100')]));

  it('is each of several beside one another', () =>
    expect(meant('M1191BL, DS-100A', 'M1191BL', 'DS-100A')).toEqual(['M1191BL', 'DS-100A'].map(partNumberKey)));

  it('may be letters alone where nothing else is in the line', () => {
    expect(meant('COTN', 'COTN')).toEqual([partNumberKey('COTN')]);
    expect(meant('COTN swabs', 'COTN')).toEqual([]);
  });

  it('is no size or range among words, but where the catalogue writes a number just so', () => {
    for (const text of ['ADULT CUFF 27-35', 'cuff 27 - 35', 'манжета 27–35', 'film 27x35'])
      expect(meant(text, '2735', '27x35'.toUpperCase(), '27.35')).toEqual([]);
    expect(meant('forceps 27-35', '27-35')).toEqual(['2735']);
    expect(meant('27-35', '2735')).toEqual(['2735']);
    expect(meant('valve 35-27', '3527')).toEqual(['3527']);
  });

  it('is the trade number of a scanned code', () =>
    expect(lineKeys(']C10104012345678901')).toEqual([{ key: '04012345678901', from: 0, to: 0 }]));

  it.each(['', '---', '\u200b'])('is none in %j', (text) => {
    expect(lineKeys(text)).toEqual([]);
    expect(nearKey(lineKeys(text))).toBeNull();
  });
});

describe('near numbers', () => {
  it('are looked for beside a short line as a whole, and beside the longest number of a long one', () => {
    expect(nearKey(lineKeys('M1191 BZ'))).toBe(partNumberKey('M1191BZ'));
    expect(nearKey(lineKeys('Philips SpO2 sensor M1191BZ adult'))).toBe(partNumberKey('M1191BZ'));
    expect(nearKey(lineKeys('a soft sensor for adults'))).toBeNull();
  });

  it('share most of their beginning', () => {
    expect(nearness('M1191BZ', 'M1191B1')).toBe(6);
    expect(nearness('M1191BZ', 'M2')).toBe(0);
    expect(nearness('M1191BZ', 'M1191BZ99999')).toBe(0);
  });
});
