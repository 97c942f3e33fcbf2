import { describe, expect, it } from 'vitest';
import fc from '../../../support/checks/properties.ts';
import { partNumberKey } from '../../../../shared/catalogue/partNumberKey.ts';
import { foreignCharacters, partNumbers } from '../../../support/fixtures/catalogue/partNumbers.ts';

describe('the key of a part number', () => {
  it.each([
    ['separators', 'C5-2s / 1234.AB_9', 'c52S1234ab9'],
    ['small letters', 'c52', 'C52'],
    ['Cyrillic А, В, С, Е, К, М, О, Р, Т, Х', 'АВСЕКМОРТХ-1', 'ABCEKMOPTX-1'],
    ['small Cyrillic letters', 'авс', 'ABC'],
    ['Ё', 'ЁМ-1', 'EM-1'],
    ['Greek capitals', 'ΑΒΕΖΗΚΜΝΡΤΥΧ', 'ABEZHKMNPTYX'],
    ['O and 0', 'PO-100', 'P0-1OO'],
    ['I, l and 1', 'IL-1', '11-l'],
    ['full-width letters of an Asian keyboard', 'ＡＢ－１２', 'AB-12'],
    ['Arabic digits', 'C٥-٢', 'C5-2'],
    ['Persian and Hindi digits', '۱۲३४', '1234'],
    ['Cyrillic letters that nothing Latin looks like', 'абвг.941329.001', 'АБВГ 941329-001'],
    ['mixture of Latin and Cyrillic letters', 'УЗТ-1.01Ф', 'yЗt101ф'],
    ['Chinese registration number', '国械注准 20193070123', '国械注准2Ol93O70l23'],
    ['accents of Latin letters', 'Ü-100', 'u\u0308100'],
    ['capital ß', 'GRÖẞE 1', 'Größe1'],
    ['invisible characters', 'AB\u00ad-\u200b12', 'AB12'],
  ])('is the same whatever its %s', (_what, written, meant) => {
    expect(partNumberKey(written)).toBe(partNumberKey(meant));
    expect(partNumberKey(written)).not.toBe('');
  });

  it.each([
    ['C5-2', 'C5-3'],
    ['5S', '55'],
    ['ФЫ-100', 'ЦЖ-100'],
    ['ФЫ-100', '100'],
    ['Й-1', 'И-1'],
    ['УЗТ-1.01Ф', 'УЗТ-1.01'],
    ['国械注准20193070123', '国械注进20193070123'],
    ['कि-1', 'की-1'],
  ])('keeps %s and %s apart', (one, other) => expect(partNumberKey(one)).not.toBe(partNumberKey(other)));

  it.each([' - ', '★', '€ $', '\u0301'])('is empty for %j, which has neither letter nor digit', (text) =>
    expect(partNumberKey(text)).toBe(''),
  );

  const spellings: Record<string, (text: string) => string> = {
    'as its own key': partNumberKey,
    'in small letters': (text) => text.toLowerCase(),
    'in capitals': (text) => text.toUpperCase(),
    'with its accents apart': (text) => text.normalize('NFD'),
    'with compatibility forms': (text) => text.normalize('NFKC'),
    'with other separators': (text) => text.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' \u2011 '),
    'without separators': (text) => text.replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ''),
    'with invisible characters': (text) => `\ufeff${text}\u200d`,
    'in full width': (text) => text.replaceAll(/[!-~]/g, (char) => String.fromCodePoint(char.codePointAt(0)! + 0xfee0)),
  };
  it.each(Object.entries(spellings))('is the same for a number %s, whatever its script', (_how, spell) => {
    fc.assert(
      fc.property(partNumbers, (number) => {
        expect(partNumberKey(spell(number))).toBe(partNumberKey(number));
        expect(partNumberKey(number)).toMatch(/^[\p{L}\p{N}\p{M}]+$/u);
      }),
    );
  });

  it('differs for letters without a Latin look-alike', () => {
    const number = fc.string({ unit: foreignCharacters, minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(number, number, (one, other) => {
        expect(partNumberKey(one) === partNumberKey(other)).toBe(one === other);
      }),
    );
  });
});
