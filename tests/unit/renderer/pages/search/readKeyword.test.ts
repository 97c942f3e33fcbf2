import { describe, expect, it } from 'vitest';
import { asTyped, insisting, withoutWords } from '../../../../../renderer/src/pages/search/readKeyword.ts';

// The server names the words it left out in small letters, a number and its unit, or a size, as one.
describe.each([
  { keyword: 'transducer 3.5 MHz', word: '3.5mhz', typed: '3.5 MHz', rest: 'transducer' },
  { keyword: 'catheter 14 Fr', word: '14fr', typed: '14 Fr', rest: 'catheter' },
  { keyword: 'sonda 5MHz', word: '5mhz', typed: '5MHz', rest: 'sonda' },
  { keyword: 'GE Logiq probe', word: 'logiq', typed: 'Logiq', rest: 'GE probe' },
  { keyword: 'paediatric ped cuff', word: 'ped', typed: 'ped', rest: 'paediatric cuff' },
  { keyword: 'pulse  ox (reusable)', word: 'pulse ox', typed: 'pulse  ox', rest: '(reusable)' },
  { keyword: 'датчик 5 МГц', word: '5мгц', typed: '5 МГц', rest: 'датчик' },
  { keyword: 'кассета 35 х 43', word: '35x43', typed: '35 х 43', rest: 'кассета' },
  { keyword: 'scope 30°', word: '30deg', typed: '30°', rest: 'scope' },
  { keyword: '超声探头', word: '超声', typed: '超声', rest: '探头' },
  { keyword: 'cable a+b', word: 'a+b', typed: 'a+b', rest: 'cable' },
])('"$word", left out of "$keyword"', ({ keyword, word, typed, rest }) => {
  it('is shown as it was typed', () => {
    expect(asTyped(keyword, word)).toBe(typed);
  });

  it('is not in what is shown as searched for', () => {
    expect(withoutWords(keyword, { dropped: [word], corrected: [] })).toBe(rest);
  });

  it('stands in quotation marks where it is put back', () => {
    expect(insisting(keyword, word)).toBe(keyword.replace(typed, `"${typed}"`));
  });
});
