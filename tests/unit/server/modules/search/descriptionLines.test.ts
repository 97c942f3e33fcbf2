import { afterEach, describe, expect, it } from 'vitest';
import { parseThesaurus } from '../../../../../server/modules/search/readThesaurus.ts';
import { CatalogueIndex } from '../../../../../electron/main/catalogue/CatalogueIndex.ts';
import { CatalogueState } from '../../../../../shared/contract/schemas/offlineCatalogue.ts';
import { searchProducts } from '../../../../../shared/search/searchProducts.ts';
import { relationIn } from '../../../../../shared/search/words/concepts/relations.ts';
import { extendThesaurus } from '../../../../../shared/search/words/concepts/thesaurus.ts';
import { seededIndex } from '../../../../support/fixtures/catalogue/seededIndex.ts';

afterEach(() => extendThesaurus({}));

const GOOD = [
  'en; dental polisher; prophy handpiece',
  'Function; Ultrasound Probe; en; wiggle | waggle; tummy',
  'function;ultrasound probe;zh;刮 | 划;肚皮',
  'class; polish; en; polish; polishing',
  'class; polish; es; pulir',
  'class; teeth; en; teeth; tooth',
  'class; teeth; zh; 牙齒',
  'class; clean; en; scaling',
  'relation; dental polisher; polish | clean; teeth; > light',
].join('\n');

describe('what a merchant’s things do', () => {
  it('is read from lines of the same file', () => {
    expect(parseThesaurus(GOOD)).toEqual({
      faults: [],
      words: { en: { 'dental polisher': ['prophy handpiece'] } },
      descriptions: {
        functions: [
          { thing: 'ultrasound probe', lists: [['wiggle', 'waggle'], ['tummy']] },
          { thing: 'ultrasound probe', lists: [['刮', '划'], ['肚皮']] },
        ],
        classes: {
          polish: { en: ['polish', 'polishing'], es: ['pulir'] },
          teeth: { en: ['teeth', 'tooth'], zh: ['牙齒'] },
          clean: { en: ['scaling'] },
        },
        relations: [{ thing: 'dental polisher', words: [['polish', 'clean'], ['teeth']], more: ['light'] }],
      },
    });
  });

  it('leads to the thing, and ends with the file', async () => {
    const { index } = seededIndex();
    const groupsOf = async (typed: string) => (await searchProducts(index, typed)).groups;
    const probes = await groupsOf('ultrasound probe');
    const described = ['waggle on the tummy', '划肚皮'];
    const named = ['something polishing a tooth', 'scaling the teeth', 'pulir 牙齿'];
    const namesIn = (typed: string) => relationIn(typed)?.names.map((name) => name.join(' ')) ?? [];
    for (const typed of described) expect(await groupsOf(typed), typed).not.toEqual(probes);
    for (const typed of named) expect(namesIn(typed), typed).toEqual([]);
    const { words, descriptions } = parseThesaurus(GOOD);
    extendThesaurus(words, descriptions);
    for (const typed of described) expect(await groupsOf(typed), typed).toEqual(probes);
    for (const typed of named) expect(namesIn(typed), typed).toContain('dental polisher');
    extendThesaurus({});
    for (const typed of named) expect(namesIn(typed), typed).toEqual([]);
  });

  it('goes to clients with the state of the catalogue', () => {
    const { words, descriptions } = parseThesaurus(GOOD);
    const sent = JSON.stringify({ stamp: 'a', total: 0, groups: [], brands: [], words, descriptions });
    expect(new CatalogueIndex(CatalogueState.parse(JSON.parse(sent))).products).toEqual([]);
    expect(relationIn('polish the teeth')).not.toBeNull();
  });

  it.each([
    ['function; ultrasound prob; en; wiggle', 'The search knows no "ultrasound prob"; add a line that names it'],
    ['function; ; en; wiggle', 'The second cell is empty'],
    [
      'function; ultrasound probe; de; wackeln',
      'The third cell, "de", is not a language of the store; use en, es, ru, zh',
    ],
    ['function; ultrasound probe; en', 'It has no words; write behind the language what the thing does'],
    ['function; ultrasound probe; en; a | |; ||', 'A cell has bars without words between them'],
    ['function; ultrasound probe; en; one two three; four five', 'has more than 4 words'],
    [`function; ultrasound probe; en; ${'a|'.repeat(30)}b; ${'c|'.repeat(30)}d`, 'give 961 phrases; 500 are the most'],
    ['class; ; en; polish', 'it names the class of words'],
    ['class; polish; polish', 'The third cell, "polish", is not a language'],
    ['class; polish; en', 'It has no words; write them behind the language'],
    ['relation; dental chair; cut; teeth', 'The search knows no "dental chair"'],
    ['relation; ultrasound probe; see', 'It needs 2 classes of words in cells of their own'],
    ['relation; ultrasound probe; see; sea', '"sea" is not a class of words; add a line such as "class; sea; en; …"'],
    ['relation; ultrasound probe; see; baby; > sea', '"sea" is not a class of words'],
    ['relations; ultrasound probe; see; baby', 'or begin the line with function, class, relation'],
  ])('is told by line where it does not fit: %s', (line, fault) => {
    const { faults, descriptions, words } = parseThesaurus(`# own\n${line}`);
    expect(faults[0]).toContain('Line 2: ');
    expect(faults.join('\n')).toContain(fault);
    expect({ words, descriptions }).toEqual({
      words: {},
      descriptions: { functions: [], classes: {}, relations: [] },
    });
  });
});
