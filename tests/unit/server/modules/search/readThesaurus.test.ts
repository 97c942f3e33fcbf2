import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { parseThesaurus, readThesaurus } from '../../../../../server/modules/search/readThesaurus.ts';
import { searchProducts } from '../../../../../shared/search/searchProducts.ts';
import { isMet } from '../../../../../shared/search/explainMatch.ts';
import { parseQuery } from '../../../../../shared/search/parseQuery.ts';
import { textLexemes } from '../../../../../shared/search/words/lexemes.ts';
import { extendThesaurus, tradeWords } from '../../../../../shared/search/words/concepts/thesaurus.ts';
import { seededIndex } from '../../../../support/fixtures/catalogue/seededIndex.ts';

const folder = mkdtempSync(join(tmpdir(), 'medstore-words-'));
const file = join(folder, 'words.csv');
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => extendThesaurus({}));

const GOOD = [
  '# our own words',
  '\uFEFFen;Ultrasound Probe;wand head;> snozzle',
  '',
  'RU\tultrasound probe\tсканирующая палочка',
  '"es";"ultrasound probe";"varita ecográfica";;',
  'zh;ultrasound probe;扫查棒',
  'en;ultrasound probe;echo stick',
].join('\r\n');

describe('a merchant’s words', () => {
  it('are read by language and thing, as a spreadsheet or an editor writes them', () => {
    expect(parseThesaurus(GOOD)).toEqual({
      faults: [],
      descriptions: { functions: [], classes: {}, relations: [] },
      words: {
        en: { 'ultrasound probe': ['wand head', '> snozzle', 'echo stick'] },
        ru: { 'ultrasound probe': ['сканирующая палочка'] },
        es: { 'ultrasound probe': ['varita ecográfica'] },
        zh: { 'ultrasound probe': ['扫查棒'] },
      },
    });
  });

  it('name things of a trade that the search does not know', () => {
    const { words, faults } = parseThesaurus(
      'en;dental chair;treatment chair\nes;dental chair;sillón dental\nru;dental chair;стоматологическое кресло\nzh;dental chair;牙科椅',
    );
    expect(faults).toEqual([]);
    const finds = (typed: string): boolean =>
      parseQuery(typed).terms.every((term) => isMet(term, textLexemes('Aurora 5 Dental Chair, hydraulic')));
    const typed = ['treatment chairs', 'sillones dentales', 'стоматологического кресла', '牙科椅'];
    expect(typed.filter(finds)).toEqual([]);
    extendThesaurus(words);
    expect(typed.filter(finds)).toEqual(typed);
  });

  it('that do not fit are named by line, and keep the store from starting', () => {
    const bad = [
      'de;ultrasound probe;Schallkopf',
      'en;;wand',
      'en;ultrasound probe',
      'en;ultrasound probe;one two three four five',
      `es;ultrasound probe;${'a'.repeat(81)}`,
      'en;ultrasound probe;of the',
      'en',
    ];
    const { words, faults } = parseThesaurus(bad.join('\n'));
    expect(words).toEqual({});
    expect(faults.map((fault) => /^Line (\d+):/.exec(fault)?.[1])).toEqual(['1', '2', '3', '4', '5', '6', '7', '7']);
    writeFileSync(file, bad.join('\n'));
    expect(() => readThesaurus({ thesaurusFile: file })).toThrow(
      /Line 4: "one two three four five" has more than 4 words/,
    );
    writeFileSync(file, Buffer.from([0xff, 0xfe, 0x41, 0x00]));
    expect(() => readThesaurus({ thesaurusFile: file })).toThrow(/not UTF-8/);
    expect(() => readThesaurus({ thesaurusFile: join(folder, 'none') })).toThrow(/cannot be read/);
  });

  it('lead to the thing in every language, are corrected to, and end with the file', async () => {
    const { index: held } = seededIndex();
    const groupsOf = async (typed: string) => (await searchProducts(held, typed)).groups;
    const probes = await groupsOf('ultrasound probe');
    expect(probes.length).toBeGreaterThan(0);
    const own = ['wand head', 'сканирующая палочка', 'varita ecográfica', '扫查棒', 'echo stick'];
    for (const typed of own) expect(await groupsOf(typed), typed).not.toEqual(probes);
    writeFileSync(file, GOOD);
    extendThesaurus(readThesaurus({ thesaurusFile: file }).words);
    for (const typed of own) expect(await groupsOf(typed), typed).toEqual(probes);
    expect(tradeWords().has('snozzle')).toBe(true);
    expect(parseQuery('transducer').terms[0]!.names).toContainEqual(expect.arrayContaining(['wand']));
    extendThesaurus({});
    expect(tradeWords().has('snozzle')).toBe(false);
  });
});
