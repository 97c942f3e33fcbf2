import { describe, expect, it } from 'vitest';
import { fromPinyin, soundingAlike } from '../../../../../shared/search/slips/pinyin.ts';

describe('pinyin in Latin letters', () => {
  it.each([
    ['jianhuyi', '监护仪'],
    ['Chaosheng tantou', '超声探头'],
    ['xue yang tan tou', '血氧探头'],
    ["zhu'she'beng", '注射泵'],
    ['xindiantuji', '心电图机'],
    ['qianyi', '铅衣'],
  ])('is read as phrases of the trade: %s', (typed, characters) => {
    expect(fromPinyin(typed)).toBe(characters);
  });

  it.each(['', 'beng', 'sensor', 'wheelchair', 'datchik uzi', 'jianhuyi 12', 'jianhuyix', 'tantou-c5', 'ji ji ji ji'])(
    'is nothing else: %s',
    (typed) => {
      expect(fromPinyin(typed)).toBeNull();
    },
  );
});

describe('characters that sound like a phrase of the trade', () => {
  it.each([
    ['监户仪', '监护仪'],
    ['超生探头', '超声探头'],
    ['心电图几', '心电图机'],
  ])('are read as it: %s', (typed, meant) => {
    expect(soundingAlike(typed)).toBe(meant);
  });

  it.each(['天气', '大学生', '監'])('are left alone where they sound like none: %s', (typed) => {
    expect(soundingAlike(typed)).toBeNull();
  });
});
