import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../../../shared/search/parseQuery.ts';
import { textLexemes } from '../../../../shared/search/words/lexemes.ts';
import { simplifiedChinese } from '../../../../shared/text/simplifiedChinese.ts';

describe('traditional Chinese', () => {
  it.each([
    ['手術無影燈', '手术无影灯'],
    ['病人監護儀', '病人监护仪'],
    ['除顫器電極片', '除颤器电极片'],
    ['超聲探頭保護套 A-1', '超声探头保护套 A-1'],
    ['монитор, monitor, 监护仪', 'монитор, monitor, 监护仪'],
  ])('%s is %s in simplified characters', (traditional, simplified) => {
    expect(simplifiedChinese(traditional)).toBe(simplified);
  });

  it('is searched for as simplified Chinese is, and found in a catalogue that is written in it', () => {
    expect(parseQuery('病人監護儀').terms).toEqual(parseQuery('病人监护仪').terms);
    expect(textLexemes('病人監護儀')).toEqual(textLexemes('病人监护仪'));
  });

  it('stays in a part number', () => {
    expect(parseQuery('國械註准20193070123').upperCase).toBe('國械註准20193070123');
  });
});
