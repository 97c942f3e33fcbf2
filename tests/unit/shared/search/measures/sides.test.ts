import { describe, expect, it } from 'vitest';
import { isMet } from '../../../../../shared/search/explainMatch.ts';
import { parseQuery } from '../../../../../shared/search/parseQuery.ts';
import { rankingLexemes } from '../../../../../shared/search/ranking.ts';
import { textLexemes } from '../../../../../shared/search/words/lexemes.ts';

const isFoundBy = (text: string, typed: string): boolean =>
  parseQuery(typed).terms.every((term) => isMet(term, textLexemes(text)));

describe('a size', () => {
  it.each(['244 cm', '15cm', '2440 mm', '2,44 м', '244厘米'])('is found by one of its sides: %s', (typed) => {
    expect(isFoundBy('Probe cover, 15 × 244 cm', typed)).toBe(true);
  });

  it.each(['240 cm', '244 mm', '15 m', '259 cm'])('is not found by another length: %s', (typed) => {
    expect(isFoundBy('Probe cover, 15 × 244 cm', typed)).toBe(false);
  });
});

describe('several values with one unit', () => {
  it.each(['20 degrees', '30°'])('are found by each: %s', (typed) => {
    expect(isFoundBy('Angles: 20 / 30 °', typed)).toBe(true);
  });

  it('are not found by others', () => {
    expect(isFoundBy('Angles: 20 / 30 °', '25 degrees')).toBe(false);
  });
});

describe('a number behind a thing', () => {
  const ranksBy = (typed: string, text: string): boolean => {
    const lexemes = new Set(textLexemes(text).filter((lexeme) => lexeme.startsWith('~')));
    return rankingLexemes(parseQuery(typed).terms).some((lexeme) => lexemes.has(lexeme));
  };

  it.each([
    ['syringe 50', '50 ml'],
    ['гель 250', '250 мл'],
    ['trocar 12', '12 mm'],
    ['laparoscope 30', '30°'],
    ['bronchoscope 4.9', '4.9 mm'],
  ])('ranks products of this size first: %s', (typed, text) => {
    expect(ranksBy(typed, text)).toBe(true);
  });

  it.each([
    ['trocar 10 pcs', '10 mm'],
    ['Lyra 85', '85 mm'],
    ['50', '50 ml'],
  ])('is no measure if it is a count, a part of a model, or alone: %s', (typed, text) => {
    expect(ranksBy(typed, text)).toBe(false);
  });
});
