import { beforeAll, describe, expect, it } from 'vitest';
import type { CatalogueIndex } from '../../../../../electron/main/catalogue/CatalogueIndex.ts';
import { searchProducts } from '../../../../../shared/search/searchProducts.ts';
import { isMet } from '../../../../../shared/search/explainMatch.ts';
import { parseQuery } from '../../../../../shared/search/parseQuery.ts';
import { textLexemes } from '../../../../../shared/search/words/lexemes.ts';
import { otherSpellings } from '../../../../../shared/search/words/spellings.ts';
import { seededIndex } from '../../../../support/fixtures/catalogue/seededIndex.ts';

const PAIRS = [
  ['anaesthesia', 'anesthesia'],
  ['haemodialysis', 'hemodialysis'],
  ['haemostatic', 'hemostatic'],
  ['paediatric', 'pediatric'],
  ['oesophageal', 'esophageal'],
  ['gynaecology', 'gynecology'],
  ['foetal', 'fetal'],
  ['colour', 'color'],
  ['fibre', 'fiber'],
  ['theatre', 'theater'],
  ['steriliser', 'sterilizer'],
  ['sterilisation', 'sterilization'],
  ['analyser', 'analyzer'],
  ['aluminium', 'aluminum'],
  ['labelled', 'labeled'],
] as const;

describe('British and American English', () => {
  it.each(PAIRS)('"%s" and "%s" are one word, whichever is typed and whichever is stored', (british, american) => {
    const finds = (typed: string, text: string): boolean =>
      parseQuery(`${typed} set`).terms.every((term) => isMet(term, textLexemes(`${text} set`)));
    expect(finds(british, american)).toBe(true);
    expect(finds(american, british)).toBe(true);
  });

  it.each([
    ['colonoscopy', 'colonoscope'],
    ['ureteroscopia', 'ureteroscopio'],
    ['бронхоскопии', 'бронхоскоп'],
  ])('"%s" is done with a %s', (procedure, instrument) => expect(otherSpellings(procedure)).toEqual([instrument]));

  it.each(['laparoscopic', 'лапароскопический', 'probe', 'battery', 'medical', 'sonda', 'M1191A', 'датчик'])(
    '"%s" is written in one way',
    (word) => expect(otherSpellings(word)).toEqual([]),
  );

  describe('in the demonstration catalogue', () => {
    let index: CatalogueIndex;
    beforeAll(() => {
      ({ index } = seededIndex());
    });
    const first = async (typed: string): Promise<number[]> => {
      const { terms, ...hits } = await searchProducts(index, typed);
      return index.byWords(terms, terms, hits, 10);
    };

    it.each([
      ['color doppler', 'colour doppler'],
      ['hemostatic forceps', 'haemostatic forceps'],
      ['pediatric tee probe', 'paediatric tee probe'],
      ['pediatric transoesophageal probe', 'paediatric transesophageal probe'],
    ])('"%s" finds what "%s" does', async (one, other) => {
      const found = await first(one);
      expect(found.length).toBeGreaterThan(2);
      expect(found).toEqual(await first(other));
    });

    it.each(['anesthesia machine', 'anaesthesia machine', 'наркозный аппарат', 'máquina de anestesia', '麻醉机'])(
      '"%s", which is not in the catalogue, shows no other machines',
      async (typed) => expect((await searchProducts(index, typed)).terms).toEqual([]),
    );

    it.each([
      ['sterile drape', 'drapes', ['sterile']],
      ['sterile drape GE', 'drapes', ['ge', 'sterile']],
      ['стерильная простыня', 'drapes', ['стерильная']],
      ['paño estéril', 'drapes', ['esteril']],
      ['neonatal holter recorder', 'holter-recorders', ['neonatal']],
      ['детский холтер', 'holter-recorders', ['детский']],
      ['新生儿动态记录仪', 'holter-recorders', ['新生儿']],
    ])('"%s": the named group goes before words that stand together elsewhere', async (typed, group, dropped) => {
      const hits = await searchProducts(index, typed);
      expect(hits.dropped).toEqual(dropped);
      const items = index.itemsByIds(await index.byWords(hits.terms, hits.terms, hits, 5));
      expect(items.map((item) => item.group.seo_key)).toEqual(Array(5).fill(group));
    });
  });
});
