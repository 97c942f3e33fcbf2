import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { runSettingsCommand } from '../../../server/modules/company/settings/runSettingsCommand.ts';
import { readPageFile } from '../../../server/modules/content/pages/pageFile.ts';
import { runRemovalCommand } from '../../../server/modules/content/pages/removal/runRemovalCommand.ts';
import { runPagesCommand } from '../../../server/modules/content/pages/runPagesCommand.ts';
import type { WrittenPage } from '../../../server/modules/content/pages/WrittenPage.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const pageIn = (text: string): WrittenPage => {
  const read = readPageFile(text);
  if ('faults' in read) throw new Error(read.faults.join());
  return read.page;
};
const head = (kind: string, key: string, language: string, more = ''): string =>
  `---\nkind: ${kind}\nkey: ${key}\nlanguage: ${language}\ntitle: T ${language}\n${more}---\n`;
const page = (key: string, language: string, text = 'Text') => `${head('page', key, language)}\n${text}\n`;
const article = (key: string, language = 'en') =>
  `${head('article', key, language, 'published: 2026-03-01\n')}\nText\n`;
const landing = (key: string, language = 'en', path = '/category', title = `Room ${language}`) =>
  head(
    'landing',
    key,
    language,
    `blocks:\n  - kind: hero\n    title: ${title}\n    text: B\n    button:\n      title: C\n      path: ${path}\n`,
  );

onAnyServer('pages that are removed', (store, database) => {
  const rows = async (query: string) => (await database().opened.db.execute(sql.raw(query))).rows;
  beforeEach(async () => {
    for (const table of ['pictures', 'page_configs', 'publish_pages', 'articles', 'staff_acts'])
      await rows(`delete from ${table}`);
    await settings({ name: 'Store' });
  });
  const settings = async (document: Record<string, unknown>) => {
    await runSettingsCommand(store().services, { settings: document, actor: 'ana' });
    await store().services.store.load();
  };
  const imported = (...files: string[]) => runPagesCommand(store().services, { pages: files.map(pageIn) });
  const remove = (
    key: string,
    { kind = null, language = null }: { kind?: 'page' | 'article' | null; language?: Language | null } = {},
  ) => runRemovalCommand(store().services, { removed: { kind, key, language }, actor: 'marta' });
  const keys = async () => (await store().services.pageRemover.all()).map((one) => one.key);

  it('leave an entry with their content, and are reported if other pages link to them', async () => {
    await imported(
      page('rental', 'en'),
      page('rental', 'es'),
      article('probes'),
      landing('solution-1', 'en', '/shop/rental'),
    );
    const { line, isDone } = await remove('rental');
    expect([isDone, ...line.split('\n')]).toEqual([
      true,
      'rental is removed. /shop/rental leads nowhere now.',
      'solution-1 in en, blocks[1].button.path: leads to it still. Change it, too.',
    ]);
    expect(await keys()).toEqual(['probes', 'solution-1']);
    expect((await store().ask('readPublicConfig', { id: 'rental' })).code).toBe(2);
    expect(await rows('select actor, act, subject, before from staff_acts')).toEqual([
      {
        actor: 'marta',
        act: 'page_removed',
        subject: 'page rental',
        before: expect.objectContaining({ texts: expect.objectContaining({ es_title: 'T es' }) as unknown }) as unknown,
      },
    ]);
  });

  it('go in one language, and as a whole with the last', async () => {
    await imported(landing('solution-1', 'en'), landing('solution-1', 'es'), landing('solution-1', 'zh'));
    for (const language of ['en', 'zh'] as const)
      expect(await remove('solution-1', { language })).toMatchObject({ isDone: true });
    const { landing: pages = [] } = await store().good('readConfig', {});
    const shown = await store().good('readPageConfig', { pk: pages[0]!.page_id });
    expect(shown).toMatchObject({
      es_title: 'T es',
      title: '',
      blocks: [{ es_title: 'Room es', title: '', link: { url: '/category' } }],
    });
    expect(JSON.stringify(shown)).not.toMatch(/"en_|Room zh/);
    expect(await remove('solution-1', { language: 'ru' })).toEqual({
      isDone: false,
      line: 'solution-1 is not written in ru, but in es. Nothing was removed.',
    });
    await remove('solution-1', { language: 'es' });
    expect(await keys()).toEqual([]);
  });

  it.each([
    ['page', page, 'publish_pages'],
    ['article', article, 'articles'],
  ] as const)('of the kind %s keep the texts of their other languages', async (_kind, write, table) => {
    await imported(write('solution-1', 'en'), write('solution-1', 'es'), write('solution-2', 'en'));
    expect(await remove('solution-1', { language: 'en' })).toMatchObject({ isDone: true });
    const titles = await rows(
      `select texts->>'en_title' as en, texts->>'es_title' as es from ${table} order by es, en`,
    );
    expect(titles).toEqual([
      { en: null, es: 'T es' },
      { en: 'T en', es: null },
    ]);
    expect(await remove('solution-1', { language: 'es' })).toMatchObject({ isDone: true });
    expect(await keys()).toEqual(['solution-2']);
  });

  it.each([
    ['as a whole', null, ['kept']],
    ['in the language that shows it', 'es', ['kept']],
    ['in another language', 'en', ['gone', 'kept']],
  ] as const)('leave no picture that nothing else shows: %s', async (_case, language, expected) => {
    await imported(page('rental', 'en'), page('rental', 'es'), page('about-us', 'en'));
    await rows(`insert into pictures (key, name, content, created_at)
      values ('gone', 'gone.png', '\\x00', now()), ('kept', 'kept.png', '\\x00', now())`);
    const show = (key: string, field: string, picture: string) =>
      rows(`update publish_pages set texts = texts || '{"${field}":"/media/pages/${picture}"}' where key = '${key}'`);
    await show('rental', 'es_html', 'gone');
    await show('about-us', 'en_html', 'kept');
    expect(await remove('rental', { language })).toMatchObject({ isDone: true });
    expect(await rows('select key from pictures order by key')).toEqual(expected.map((key) => ({ key })));
  });

  it('stay while settings link to them, however the address is written', async () => {
    await imported(page('rental', 'en'), landing('active-7'));
    const link = (path: string) => ({ title: 'A', links: [{ title: 'B', path }] });
    await settings({
      name: 'Store',
      footer: { columns: [link('/shop/rental?from=footer')] },
      navigation: { menu: link('/active') },
    });
    expect(await remove('rental')).toMatchObject({
      isDone: false,
      line: expect.stringMatching(
        /^footer\.columns\[1\]\.links\[1\]\.path of the settings leads to rental\. Change the settings first: .* Nothing was removed\.$/,
      ) as unknown,
    });
    expect(await remove('active-7')).toMatchObject({
      isDone: false,
      line: expect.stringMatching(/^navigation\.menu\.links\[1\]\.path of the settings leads to active-7/) as unknown,
    });
    await imported(landing('active-8'));
    expect(await remove('active-7')).toMatchObject({ isDone: true });
    expect(await keys()).toEqual(['rental', 'active-8']);
  });

  it('of every new store come back as every new store has them', async () => {
    await imported(page('about-us', 'en'));
    await settings({
      name: 'Store',
      footer: { columns: [{ title: 'A', links: [{ title: 'B', path: '/shop/about-us' }] }] },
    });
    expect(await remove('about-us')).toEqual({
      isDone: true,
      line: 'about-us is removed. /shop/about-us shows the page that every new store has.',
    });
    expect((await store().good('readPublicConfig', { id: 'about-us' })).en_html).toMatch(/^<p>Store/);
    expect(await remove('about-us')).toMatchObject({
      isDone: false,
      line: expect.stringContaining('is as every new store has it, and stays') as unknown,
    });
  });

  it('are identified unambiguously, and solutions among the last', async () => {
    await imported(page('probes', 'en'), article('probes'), landing('solution-1'), landing('solution-2'));
    expect((await remove('probes')).line).toBe(
      'probes is a page and an article: say page:probes or article:probes. Nothing was removed.',
    );
    expect(await remove('probes', { kind: 'article' })).toMatchObject({ isDone: true });
    expect((await remove('solution-1')).line).toMatch(
      /^solution-1 cannot be removed before solution-2, whose address would change/,
    );
    expect((await remove('none')).line).toBe(
      'There is no page with the key none. There are probes, solution-1, solution-2. Nothing was removed.',
    );
    expect(await remove('solution-2')).toMatchObject({ isDone: true });
    expect(await keys()).toEqual(['probes', 'solution-1']);
  });
});
