import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../../shared/text/languages.ts';
import { unitName, withUnit } from '../../../../shared/units/units.ts';
import { unitWords } from '../../../../shared/units/unitWords.ts';

const NBSP = '\u00a0';
const inAll = (symbol: string, value?: string) =>
  LANGUAGES.map((language) => unitName(symbol, unitWords(language), value));

describe('units', () => {
  it('are words of the reader’s language in a heading', () => {
    expect(inAll('mo')).toEqual(['months', 'meses', 'мес.', '个月']);
    expect(inAll('a')).toEqual(['years', 'años', 'лет', '年']);
    expect(inAll('d')).toEqual(['days', 'días', 'дн.', '天']);
    expect(inAll('″')).toEqual(['inches', 'pulgadas', 'дюймов', '英寸']);
    expect(inAll('gtt/ml')).toEqual(['drops/ml', 'gotas/ml', 'кап./мл', '滴/ml']);
    expect(inAll('MHz')).toEqual(['MHz', 'MHz', 'МГц', 'MHz']);
  });

  it('have the plural form for their number', () => {
    expect(inAll('a', '1')).toEqual(['year', 'año', 'год', '年']);
    expect(['2', '5', '21', '1,5', '2–5', '≤ 24'].map((value) => unitName('a', unitWords('ru'), value))).toEqual([
      'года',
      'лет',
      'год',
      'года',
      'лет',
      'года',
    ]);
    expect(['1', '12'].map((value) => unitName('mo', unitWords('es'), value))).toEqual(['mes', 'meses']);
  });

  it('stay with their value on one line, and degrees stick to it', () => {
    expect(withUnit('12', 'mo', unitWords('es'))).toBe(`12${NBSP}meses`);
    expect(withUnit('45', '°', unitWords('ru'))).toBe('45°');
    expect(withUnit('Blue', undefined, unitWords('en'))).toBe('Blue');
  });

  it('that are unknown are written as the merchant wrote them', () => {
    expect(inAll('parsec')).toEqual(['parsec', 'parsec', 'parsec', 'parsec']);
  });
});
