import { describe, expect, it } from 'vitest';
import { asCorrected } from '../../../../../shared/search/negation/corrected.ts';

describe('a query whose speaker takes something back', () => {
  it.each([
    ['battery Suzu 25? No, Hai 25', 'battery Hai 25'],
    ['батарея Suzu 25? нет, Hai 25', 'батарея Hai 25'],
    ['probe for Lyra 85, no, Lyra 80', 'probe for Lyra 80'],
    ['gloves 24 cm? sorry, no, 30 cm', 'gloves 30 cm'],
    ['which tube fits a gel? I mean which gel for ultrasound', 'which gel for ultrasound'],
    ['guantes, quiero decir mascarillas', 'mascarillas'],
    ['перчатки, то есть маски', 'маски'],
  ])('is read without it: %s', (typed, read) => expect(asCorrected(typed)).toBe(read));

  it.each([
    'gloves, no, masks',
    'gloves, I mean the blue ones',
    'blade, no. 10',
    'Suzu 25, Hai 25',
    '"gloves, I mean masks"',
  ])('is read whole: %s', (typed) => expect(asCorrected(typed)).toBe(typed));
});
