import { describe, expect, it } from 'vitest';
import { isMet } from '../../../../../shared/search/explainMatch.ts';
import { withBounds } from '../../../../../shared/search/measures/bounds.ts';
import { parseQuery } from '../../../../../shared/search/parseQuery.ts';
import { textLexemes } from '../../../../../shared/search/words/lexemes.ts';

const finds = (typed: string, text: string): boolean => {
  const lexemes = textLexemes(text);
  return parseQuery(typed).terms.every((term) => isMet(term, lexemes));
};

describe('a bound', () => {
  it.each([
    'at least 300 kg',
    'not less than 300kg',
    '300 kg or more',
    'over 300 kg',
    'mínimo 300 kg',
    'al menos 300 kg',
    'más de 300 kg',
    '300 kg o más',
    'не менее 300 кг',
    'свыше 300 кг',
    '300 кг и более',
    '不低于300公斤',
    '300公斤以上',
  ])('is met by this measure and larger ones: %s', (typed) => {
    expect(finds(typed, '300 kg')).toBe(true);
    expect(finds(typed, '350 kg')).toBe(true);
    expect(finds(typed, '250 kg')).toBe(false);
  });

  it.each([
    'under 4 kg',
    'no more than 4 kg',
    '4 kg or less',
    'menos de 4 kg',
    'no más de 4 kg',
    'не более 4 кг',
    'легче 4 кг',
    '不超过4公斤',
    '4公斤以下',
  ])('is met by this measure and smaller ones: %s', (typed) => {
    expect(finds(typed, '3.9 kg')).toBe(true);
    expect(finds(typed, '5.2 kg')).toBe(false);
  });

  it('is met by a range around it', () => expect(finds('at least 8 h', '2–12 h')).toBe(true));

  it.each(['2 min contact time', 'up to 5 MHz', 'от 2 до 5 МГц', 'oversized 5 mm'])('is not read into %s', (typed) =>
    expect(withBounds(typed)).toBe(typed),
  );
});
