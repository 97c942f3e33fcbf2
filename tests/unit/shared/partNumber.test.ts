import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalisePartNumber, partNumberKey } from '../../../shared/partNumber.ts';

describe('a part number as it is compared', () => {
  it.each([
    ['separators', 'C5-2s / 1234.AB_9', 'c52S1234ab9'],
    ['small letters', 'c52', 'C52'],
    ['Cyrillic А, В, С, Е, К, М, О, Р, Т, Х', 'АВСЕКМОРТХ-1', 'ABCEKMOPTX-1'],
    ['small Cyrillic letters', 'авс', 'ABC'],
    ['Greek capitals', 'ΑΒΕΖΗΚΜΝΡΤΥΧ', 'ABEZHKMNPTYX'],
    ['O and 0', 'PO-100', 'P0-1OO'],
    ['I, l and 1', 'IL-1', '11-l'],
    ['full-width letters of an Asian keyboard', 'ＡＢ－１２', 'AB-12'],
  ])('is the same whatever its %s', (_what, written, meant) => {
    expect(normalisePartNumber(written)).toBe(normalisePartNumber(meant));
    expect(normalisePartNumber(written)).not.toBe('');
  });

  it('keeps apart what differs', () => {
    expect(normalisePartNumber('C5-2')).not.toBe(normalisePartNumber('C5-3'));
    expect(normalisePartNumber('5S')).not.toBe(normalisePartNumber('55'));
  });

  it('compared twice is the same as compared once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = normalisePartNumber(text);
        expect(normalisePartNumber(once)).toBe(once);
        expect(once).toMatch(/^[A-Z0-9]*$/);
      }),
    );
  });

  it('is none where the text is words of another script', () => {
    expect(partNumberKey('датчик')).toBeNull();
    expect(partNumberKey('探头 C5')).toBeNull();
    expect(partNumberKey(' - ')).toBeNull();
    expect(partNumberKey('С5-2')).toBe(normalisePartNumber('C5-2'));
  });
});
