import { describe, expect, it } from 'vitest';
import {
  findTypedWord,
  quoteWord,
  withoutStates,
  withoutWords,
} from '../../../../../renderer/src/pages/search/readKeyword.ts';

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
  { keyword: 'probe 2 to 5 MHz', word: '2-5mhz', typed: '2 to 5 MHz', rest: 'probe' },
  { keyword: 'датчик 2–5 МГц', word: '2-5мгц', typed: '2–5 МГц', rest: 'датчик' },
  { keyword: 'warmer 37 °C', word: '37celsius', typed: '37 °C', rest: 'warmer' },
  { keyword: 'film 14x17"', word: '14x17inch', typed: '14x17"', rest: 'film' },
  { keyword: 'scope 30°', word: '30deg', typed: '30°', rest: 'scope' },
  { keyword: '超声探头', word: '超声', typed: '超声', rest: '探头' },
  { keyword: 'cable for zzqq', word: 'zzqq', typed: 'zzqq', rest: 'cable' },
  { keyword: 'Zzqq for GE', word: 'zzqq', typed: 'Zzqq', rest: 'GE' },
  { keyword: 'sonda para zzqq con cable', word: 'zzqq', typed: 'zzqq', rest: 'sonda con cable' },
  { keyword: 'датчик для zzqq', word: 'zzqq', typed: 'zzqq', rest: 'датчик' },
  { keyword: 'monitor 19 in zzqq', word: 'zzqq', typed: 'zzqq', rest: 'monitor 19 in' },
  { keyword: 'cable a+b', word: 'a+b', typed: 'a+b', rest: 'cable' },
])('"$word", left out of "$keyword"', ({ keyword, word, typed, rest }) => {
  it('is shown as it was typed', () => {
    expect(findTypedWord(keyword, word)).toBe(typed);
  });

  it('is not in what is shown as searched for', () => {
    expect(withoutWords(keyword, { dropped: [word], corrected: [] })).toBe(rest);
  });

  it('stands in quotation marks where it is put back', () => {
    expect(quoteWord(keyword, word)).toBe(keyword.replace(typed, `"${typed}"`));
  });
});

describe('a word for a state', () => {
  it.each([
    ['gel in stock', 'stock', 'gel'],
    ['гель в наличии', 'наличии', 'гель'],
    ['ecógrafo de segunda mano', 'segunda mano', 'ecógrafo'],
    ['Б/У монитор', 'б/у', 'монитор'],
    ['used', 'used', ''],
    ['二手超声仪', '二手', '超声仪'],
  ])('of "%s" leaves the rest', (keyword, word, rest) => expect(withoutStates(keyword, [{ word }])).toBe(rest));
});
