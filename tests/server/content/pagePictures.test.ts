import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPages, writePages } from '../../../server/modules/content/pages/pageFolder.ts';
import { ExportedPages, runPagesCommand } from '../../../server/modules/content/pages/runPagesCommand.ts';
import { escapeUnknownTags } from '../../../shared/text/escapeUnknownTags.ts';
import { onAnyServer } from '../../support/servers/ServerStore.ts';

const head = (kind: string, key: string, language: string, more = ''): string =>
  `---\nkind: ${kind}\nkey: ${key}\nlanguage: ${language}\ntitle: T ${language}\n${more}---\n`;
const HERO =
  'summary: S\nblocks:\n  - kind: hero\n    title: A\n    text: B\n    button:\n      title: C\n      path: /category\n';
const photo = (width: number, height: number, red = 200) =>
  sharp({ create: { width, height, channels: 3, background: { r: red, g: 40, b: 40 } } });

onAnyServer('pictures of pages', (store, database) => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'medstore-pictures-'));
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true });
    for (const table of ['pictures', 'page_configs', 'publish_pages', 'articles'])
      await database().opened.db.execute(sql.raw(`delete from ${table}`));
  });
  const put = (name: string, content: string | Buffer) => writeFileSync(join(folder, name), content);
  const imported = async () => runPagesCommand(store().services, await readPages(folder, ['scene-7']));
  const exported = async () =>
    ExportedPages.parse(JSON.parse((await runPagesCommand(store().services, { pages: null })).line));
  const get = (url: string) => store().app.inject({ method: 'GET', url });

  it('are served as the page shows them, and come out as they went in', async () => {
    // Held on its side, with the place in its metadata.
    const upright = await photo(1400, 700)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Ana' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    put('Operating room.JPG', upright);
    put('door.png', await photo(300, 200, 90).png().toBuffer());
    for (const [language, alt] of [
      ['en', 'A room'],
      ['es', 'Una sala'],
    ] as const) {
      put(
        `solution-1.${language}.md`,
        head('landing', 'solution-1', language, `${HERO}    picture: Operating room.JPG\n    alt: ${alt}\n`),
      );
      put(
        `about-us.${language}.md`,
        `${head('page', 'about-us', language)}\n![${alt} [1]](door.png)\n\n<figure><img alt="x" src='Operating%20room.JPG'><figcaption>Here</figcaption></figure>\n`,
      );
      put(
        `rooms.${language}.md`,
        `${head('article', 'rooms', language, `published: 2026-03-01\npicture: door.png\nalt: ${alt}\n`)}\nText.\n`,
      );
    }
    expect(await imported()).toMatchObject({ isDone: true });

    const { landing = [] } = await store().good('readConfig', {});
    const [hero] = (await store().good('readPageConfig', { pk: landing[0]!.page_id })).blocks;
    expect(hero).toMatchObject({
      picture: { width: 700, height: 1400, widths: [160, 320, 480, 640] },
      en_alt: 'A room',
      es_alt: 'Una sala',
    });
    if (hero?.kind !== 'hero' || !hero.picture) throw new Error('there is no picture');
    const answer = await get(hero.picture.src.replace('{w}', '640').replace('{f}', 'webp'));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    const shown = await sharp(answer.rawPayload).metadata();
    expect([shown.width, shown.height, shown.exif]).toEqual([640, 1280, undefined]);

    const about = await store().good('readPublicConfig', { id: 'about-us' });
    expect(about.es_html).toMatch(
      /<img src="\/media\/p\/own\.[0-9a-f]{16}\.300x200-160\.webp" srcset="[^"]* 160w" sizes="[^"]*" alt="Una sala \[1\]" width="300" height="200" loading="lazy" \/>/,
    );
    expect(about.es_html).toMatch(/<figure><img src="[^"]*700x1400-640\.webp" [^>]*alt="x"/);
    expect(escapeUnknownTags(about.es_html!)).toBe(about.es_html);
    const [article] = (await store().good('listArticles', {})).results;
    expect(article).toMatchObject({ picture: { width: 300 }, en_alt: 'A room', es_alt: 'Una sala' });

    const before = await exported();
    const out = join(folder, 'out');
    writePages(out, before);
    expect(readdirSync(out).filter((name) => !name.endsWith('.md'))).toEqual(['door.webp', 'operating-room.webp']);
    expect(readFileSync(join(out, 'solution-1.es.md'), 'utf8')).toContain(
      'picture: operating-room.webp\n    alt: Una sala',
    );
    await runPagesCommand(store().services, await readPages(out, ['scene-7']));
    const own = ({ pages, pictures }: Awaited<ReturnType<typeof exported>>) => ({
      pages: pages.filter(({ key }) => /^(?:solution-1|about-us|rooms)$/.test(key)),
      pictures,
    });
    expect(own(await exported())).toEqual(own(before));
  });

  it('that no page shows any more are deleted', async () => {
    put('one.png', await photo(300, 200, 1).png().toBuffer());
    put('two.png', await photo(300, 200, 2).png().toBuffer());
    put(
      'rooms.en.md',
      `${head('article', 'rooms', 'en', 'published: 2026-03-01\npicture: one.png\n')}\n![](two.png)\n`,
    );
    await imported();
    const [{ key } = { key: '' }] = (await exported()).pictures.filter(({ name }) => name === 'two');
    put('rooms.en.md', `${head('article', 'rooms', 'en', 'published: 2026-03-01\npicture: one.png\n')}\nText\n`);
    await imported();
    expect((await exported()).pictures.map(({ name }) => name)).toEqual(['one']);
    expect((await get(`/media/p/${key}-160.webp`)).statusCode).toBe(404);
    put('rooms.en.md', `${head('article', 'rooms', 'en', 'published: 2026-03-01\n')}\nText\n`);
    await imported();
    expect((await exported()).pictures).toEqual([]);
    expect((await store().good('listArticles', {})).results[0]).toMatchObject({ picture: null });
  });

  it('that are none, too small, or not there, are refused with file, field and line; nothing is written', async () => {
    put('small.png', await photo(120, 80).png().toBuffer());
    put('notes.jpg', 'not a picture');
    put('a.en.md', `${head('page', 'a', 'en')}\nText ![x](small.png)\n![y](https://elsewhere.example/y.png)\n`);
    put('b.en.md', `${head('article', 'b', 'en', 'published: 2026-03-01\npicture: notes.jpg\n')}\nText\n`);
    put('c.en.md', head('landing', 'active-9', 'en', `${HERO}    picture: gone.jpg\n`));
    const refusal = await readPages(folder, ['scene-7']).then(() => '', String);
    expect(refusal.split('\n').slice(1)).toEqual([
      expect.stringMatching(
        /a\.en\.md: its picture small\.png is 120 pixels wide, and must be 160 at least \(line 8\)$/,
      ),
      expect.stringMatching(
        /a\.en\.md: its picture https:\/\/elsewhere\.example\/y\.png is not beside this file.* \(line 9\)$/,
      ),
      expect.stringMatching(
        /b\.en\.md: picture notes\.jpg is not a readable picture: it must be JPEG, PNG, WebP or AVIF \(line 7\)$/,
      ),
      expect.stringMatching(/c\.en\.md: blocks\[1\]\.picture gone\.jpg is not beside this file.* \(line 14\)$/),
    ]);
    expect((await exported()).pictures).toEqual([]);
  });
});
