import { readFileSync } from 'node:fs';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import fc from '../../support/checks/properties.ts';
import { writePages } from '../../../demo/seed/pages/writePages.ts';
import { StorePaths } from '../../../server/modules/content/paths/StorePaths.ts';
import { PictureFiles } from '../../../server/modules/content/pages/PictureFiles.ts';
import { readPageFile, writePageFile } from '../../../server/modules/content/pages/pageFile.ts';
import { runSettingsCommand } from '../../../server/modules/company/settings/runSettingsCommand.ts';
import { runPagesCommand } from '../../../server/modules/content/pages/runPagesCommand.ts';
import type { WrittenPage } from '../../../server/modules/content/pages/WrittenPage.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { storePages } from '../../../server/web/sitemaps/storePages.ts';
import { landingPage } from '../../support/builders/landingFiles.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const fileOf = (key: string, language: string, blocks: string): string =>
  `---\nkind: landing\nkey: ${key}\nlanguage: ${language}\ntitle: Sala (${language})\nsummary: Todo\nblocks:\n${blocks}---\n`;
const HERO = '  - kind: hero\n    title: A\n    text: B\n    button:\n      title: C\n      path: /category\n';
const SHELF = '  - kind: shelf\n    title: D\n    group: ultrasound\n';

const pageIn = (text: string): WrittenPage => {
  const read = readPageFile(text);
  if ('faults' in read) throw new Error(read.faults.join());
  return read.page;
};

const findPicture = await new PictureFiles(['scene-7']).read('.', []);

describe('a landing page as a file', () => {
  it('is read as it was written, whatever its texts are', () => {
    fc.assert(
      fc.property(landingPage, (page) => {
        expect(pageIn(writePageFile(page))).toEqual(page);
      }),
    );
  });

  it('is as the documentation shows it', () => {
    const examples = readFileSync('docs/settings.md', 'utf8').matchAll(/```markdown\n([\s\S]*?)```/g);
    expect([...examples].map(([, file = '']) => pageIn(file).kind)).toEqual(['page', 'landing']);
  });

  it.each([
    ['another key', fileOf('theatre', 'en', HERO), /^key must be solution-1, active-2, .* \(line 3\)$/],
    ['the number of the front page', fileOf('active-1', 'en', HERO), /^key must be solution-1/],
    ['no blocks', fileOf('solution-1', 'en', '  []\n'), /^blocks must have a block \(line 8\)$/],
    [
      'another kind of block',
      fileOf('solution-1', 'en', `${HERO}  - kind: carousel\n`),
      /^blocks\[2\]\.kind must be one of hero, groups, .* \(line 14\)$/,
    ],
    [
      'a block without its title',
      fileOf('solution-1', 'en', '  - kind: shelf\n    group: probes\n'),
      /^blocks\[1\]\.title must be a text \(line 8\)$/,
    ],
    [
      'a misspelt field',
      fileOf('solution-1', 'en', `${SHELF}    sorted: newest\n`),
      /^blocks\[1\]\.sorted is not known.* \(line 11\)$/,
    ],
    [
      'a link to a script',
      fileOf('solution-1', 'en', HERO.replace('/category', 'javascript:x')),
      /^blocks\[1\]\.button\.path must be the path of a page .* \(line 13\)$/,
    ],
    [
      'a link with a language',
      fileOf('solution-1', 'en', HERO.replace('/category', '/es/category')),
      /^blocks\[1\]\.button\.path must be without a language/,
    ],
    [
      'a video elsewhere',
      fileOf('solution-1', 'en', '  - kind: video\n    title: A\n    text: B\n    url: https://video.example/1\n'),
      /^blocks\[1\]\.url must be a path on the store’s own address/,
    ],
    [
      'a day that is none',
      fileOf('solution-1', 'en', '  - kind: countdown\n    title: A\n    text: B\n    ends: 2026-02-30\n'),
      /^blocks\[1\]\.ends must be a date, .* month for the end of each month \(line 11\)$/,
    ],
    [
      'a text that no page shows',
      fileOf('solution-1', 'en', '  - kind: text\n    title: A\n    text: <script>x</script>\n'),
      /^blocks\[1\]\.text has nothing that a page shows/,
    ],
    [
      'a drawing that the store does not have',
      fileOf('solution-1', 'en', `${HERO}    picture: scene-3\n`),
      /^blocks\[1\]\.picture scene-3 is not a drawing of this store, which has scene-7\. .* \(line 14\)$/,
    ],
    [
      'a poster that the store does not have',
      fileOf(
        'solution-1',
        'en',
        `${HERO}  - kind: video\n    title: A\n    text: B\n    url: /v.webm\n    poster: scene-8\n`,
      ),
      /^blocks\[2\]\.poster scene-8 is not a drawing .* \(line 18\)$/,
    ],
    [
      'a link in a text that leads nowhere',
      fileOf('solution-1', 'en', '  - kind: text\n    title: A\n    text: See [us](about-us).\n'),
      /^its link to about-us leads nowhere: begin it with \/ .* \(line 10\)$/,
    ],
    ['a text below its head', `${fileOf('solution-1', 'en', HERO)}\nWelcome`, /^it has a text below its head/],
  ])('with %s is refused with what to do, and where', (_what, text, fault) => {
    expect(readPageFile(text, findPicture)).toEqual({ faults: [expect.stringMatching(fault)] });
  });
});

onAnyServer('landing pages as files', (store, database) => {
  const imported = (...files: string[]) => runPagesCommand(store().services, { pages: files.map(pageIn) });
  const written = async (): Promise<WrittenPage[]> =>
    (
      JSON.parse((await runPagesCommand(store().services, { pages: null })).line) as { pages: WrittenPage[] }
    ).pages.filter(({ kind }) => kind === 'landing');
  beforeEach(() => database().opened.db.execute(sql`delete from page_configs`));

  it('come out of the store as they went in', async () => {
    await fc.assert(
      fc.asyncProperty(landingPage, async (page) => {
        await database().opened.db.execute(sql`delete from page_configs`);
        expect(await runPagesCommand(store().services, { pages: [page] })).toMatchObject({ isDone: true });
        expect(await written()).toEqual([page]);
      }),
      { numRuns: 30 },
    );
  });

  it('show at their addresses, in the menu and in the list for search engines', async () => {
    const answer = await imported(
      fileOf('solution-1', 'es', `${HERO.replace('title: A', "title: '{{store}}'")}${SHELF}`),
      fileOf('active-21', 'en', HERO),
      fileOf('promotion-31', 'en', HERO),
      fileOf('consumables', 'en', HERO),
    );
    expect(answer).toEqual({ isDone: true, line: '4 pages are written. The store shows them in a few seconds.' });
    const { landing = [], navigation } = await store().good('readConfig', {});
    expect(landing).toMatchObject([
      { kind: 'active', page_id: 21 },
      { kind: 'consumables' },
      { kind: 'promotion', page_id: 31 },
      { kind: 'solution', es_title: 'Sala (es)' },
    ]);
    const menu = navigation.items.flatMap((item) => (item.type === 'aggregationLink' ? item.aggregationArr : []));
    expect(menu.map(({ url }) => url)).toEqual(
      expect.arrayContaining(['/active/21', '/promotionalproducts/31', '/solution/1']),
    );
    const page = await store().good('readPageConfig', { pk: landing[3]!.page_id });
    expect(page.blocks).toMatchObject([
      { kind: 'hero', es_title: 'Medstore', link: { url: '/category' }, picture: null },
      { kind: 'shelf', es_title: 'D', products: expect.any(Array) as unknown },
    ]);
    const listed = (await storePages(store().services.content)).map(({ address }) => address);
    expect(listed).toEqual(
      expect.arrayContaining(['/active/21', '/category/consumables', '/promotionalproducts/31', '/solution/1']),
    );
    const paths = new StorePaths(store().services);
    // Without a number, the first of its kind.
    for (const path of ['/active', '/active/21', '/promotionalproducts', '/solution/1'])
      expect([path, await paths.isKnown(path)]).toEqual([path, true]);
    for (const path of ['/active/2', '/active/22', '/solution/2'])
      expect([path, await paths.isKnown(path)]).toEqual([path, false]);
  });

  it('get a second language, and keep the first', async () => {
    await imported(fileOf('solution-1', 'en', `${HERO}${SHELF}`));
    await imported(fileOf('solution-1', 'ru', `${HERO.replace('title: A', 'title: Зал')}${SHELF}`));
    const { landing = [] } = await store().good('readConfig', {});
    const page = await store().good('readPageConfig', { pk: landing[0]!.page_id });
    expect(page).toMatchObject({ en_title: 'Sala (en)', ru_title: 'Sala (ru)', title: '' });
    expect(page.blocks[0]).toMatchObject({ en_title: 'A', ru_title: 'Зал', title: '' });
  });

  it('have the same blocks in each language', async () => {
    const two = await imported(fileOf('solution-1', 'en', `${HERO}${SHELF}`), fileOf('solution-1', 'es', SHELF));
    expect(two).toMatchObject({
      isDone: false,
      line: expect.stringContaining('solution-1: block 1 in es is not the one in en'),
    });
    expect(await written()).toEqual([]);
    await imported(fileOf('solution-1', 'en', HERO), fileOf('solution-1', 'es', HERO));
    const before = await written();
    const one = await imported(fileOf('solution-1', 'en', `${HERO}${SHELF}`));
    expect(one).toMatchObject({
      isDone: false,
      line: expect.stringContaining('block 2 is not the one that the store has, where this page is written in es, too'),
    });
    expect(await written()).toEqual(before);
    const all = [fileOf('solution-1', 'en', SHELF), fileOf('solution-1', 'es', SHELF)];
    expect(await imported(...all)).toMatchObject({ isDone: true });
    expect((await written()).map((page) => writePageFile(page))).toEqual(
      all.map((file) => writePageFile(pageIn(file))),
    );
  });

  it('are numbered without a gap, and one number is one page', async () => {
    expect(await imported(fileOf('solution-2', 'en', HERO))).toMatchObject({
      isDone: false,
      line: expect.stringContaining('the next one is solution-1'),
    });
    await imported(fileOf('solution-2', 'en', HERO), fileOf('solution-1', 'en', HERO), fileOf('active-4', 'en', HERO));
    expect((await written()).map(({ key }) => key)).toEqual(['active-4', 'solution-1', 'solution-2']);
    expect(await imported(fileOf('promotion-4', 'en', HERO))).toMatchObject({
      isDone: false,
      line: expect.stringContaining('the number 4 is the one of active-4; take another, such as 5'),
    });
  });

  it('report references to things that the store does not have', async () => {
    const blocks = `${HERO.replace('/category', '/category/gone/9')}  - kind: groups
    title: A
    groups: [ultrasound, gone]
  - kind: articles
    title: B
    articles: [none]
  - kind: coupon
    title: C
    text: D
    code: NOCODE
  - kind: text
    title: E
    text: '[terms](/shop/use-service?a=1#b), [a](/shop/gone), [b](/category/ultrasound), [c](/solution/1), [d](/brandList/none)'
`;
    const { line } = await imported(fileOf('solution-1', 'en', blocks));
    expect(line.split('\n').slice(1)).toEqual([
      expect.stringMatching(
        /^solution-1 in en, blocks\[1\]\.button\.path: leads to \/category\/gone\/9, which is not a page of the store/,
      ),
      expect.stringMatching(/, blocks\[2\]\.groups: names the group gone, which the store does not have yet/),
      expect.stringMatching(/, blocks\[3\]\.articles: names the article none, which the store does not have yet/),
      expect.stringMatching(/, blocks\[4\]\.code: names the coupon NOCODE, which the store does not have/),
      expect.stringMatching(/, blocks\[5\]\.text: leads to \/shop\/gone, /),
      expect.stringMatching(/, blocks\[5\]\.text: leads to \/brandList\/none, /),
    ]);
  });

  it('say that visitors cannot choose their language', async () => {
    await runSettingsCommand(store().services, { settings: { name: 'Store', languages: ['en', 'es'] }, actor: 'ana' });
    await store().services.store.load();
    const { line } = await imported(fileOf('solution-1', 'ru', HERO));
    expect(line).toContain('solution-1 in ru is written in ru, which visitors cannot choose');
    await runSettingsCommand(store().services, { settings: { name: 'Medstore' }, actor: 'ana' });
    await store().services.store.load();
  });

  describe('of the demonstration', () => {
    beforeAll(async () => void (await writePages(database().opened.db)));

    it('are the same after they were exported and imported', async () => {
      await database().opened.db.execute(sql`delete from secrets where name = 'pages_version'`);
      await writePages(database().opened.db);
      const stored = async () => (await database().opened.db.execute(sql`select * from page_configs order by id`)).rows;
      const [before, files] = [await stored(), (await written()).map((page) => writePageFile(page))];
      expect(files).toHaveLength(8 * LANGUAGES.length);
      expect(await imported(...files)).toMatchObject({ isDone: true });
      expect((await written()).map((page) => writePageFile(page))).toEqual(files);
      const inOneLine = (rows: unknown) => JSON.stringify(rows).replaceAll('\\n', '');
      expect(inOneLine(await stored())).toBe(inOneLine(before));
    });
  });
});
