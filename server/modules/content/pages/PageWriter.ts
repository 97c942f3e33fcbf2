import { asc, eq, max } from 'drizzle-orm';
import { LANGUAGES, type Language } from '../../../../shared/text/languages.ts';
import type { Picture } from '../../../../shared/contract/wireTypes.ts';
import type { Localised } from '../../../../shared/text/localised.ts';
import type { Database, Executor } from '../../../platform/database/Database.ts';
import { publishDataChange } from '../../../platform/events/dataChanged.ts';
import { defaultPages } from '../defaultPages/defaultPages.ts';
import { inLanguage, textIn, withPlain } from '../languageTexts.ts';
import { articles, publishPages } from '../schema.ts';
import type { PagePictures } from '../pictures/PagePictures.ts';
import type { StoredPicture } from '../../media/readPicture.ts';
import { LandingWriter } from './landing/LandingWriter.ts';
import { nameOf, pictureIn, pictureOf } from './landing/storedBlocks.ts';
import type { WrittenPage } from './WrittenPage.ts';

/** Ends the transaction of an import that does not fit. */
class PageFaults extends Error {
  readonly faults: string[];

  constructor(faults: string[]) {
    super(faults.join('; '));
    this.faults = faults;
  }
}

type Texts = Record<string, string>;
const FIELDS = ['title', 'summary', 'html'] as const;
type OfKind<K extends WrittenPage['kind']> = Extract<WrittenPage, { kind: K }>;

/** Writes and reads whole pages, for `npm run pages:import` and `pages:export`. */
export class PageWriter {
  readonly #db: Database;
  readonly #pictures: PagePictures;
  readonly #now: () => number;

  constructor(db: Database, pictures: PagePictures, now: () => number) {
    this.#db = db;
    this.#pictures = pictures;
    this.#now = now;
  }

  /**
   * Writes pages and the pictures that they name in one transaction. Pages and languages that are not among them stay as
   * they are. Returns what does not fit; nothing is written then.
   */
  async write(pages: readonly WrittenPage[], pictures: readonly StoredPicture[] = []): Promise<string[]> {
    try {
      await this.#db.transaction(async (tx) => {
        for (const page of pages) {
          if (page.kind === 'page') await this.#writeShopPage(tx, page);
          if (page.kind === 'article') await this.#writeArticle(tx, page);
        }
        const faults = await new LandingWriter(tx).write(pages.filter((page) => page.kind === 'landing'));
        if (faults.length > 0) throw new PageFaults(faults);
        await this.#pictures.write(tx, pictures, new Date(this.#now()));
        await this.#pictures.removeUnused(tx);
        await publishDataChange(tx);
      });
      return [];
    } catch (error) {
      if (error instanceof PageFaults) return error.faults;
      throw error;
    }
  }

  async #writeShopPage(tx: Executor, { key, language, title, html }: OfKind<'page'>): Promise<void> {
    const [existing] = await tx.select().from(publishPages).where(eq(publishPages.key, key));
    const texts = { ...(existing?.texts as Texts | undefined), ...inLanguage(language, { title, html }) };
    const position =
      existing?.position ?? defaultPages.find((page) => page.key === key)?.position ?? defaultPages.length;
    const row = { key, position, texts: withPlain(texts, ['title', 'html']), updated_at: new Date(this.#now()) };
    await tx.insert(publishPages).values(row).onConflictDoUpdate({ target: publishPages.key, set: row });
  }

  async #writeArticle(tx: Executor, page: OfKind<'article'>): Promise<void> {
    const { key, language, title, summary, html, published, groups, picture, alt = '' } = page;
    const [existing] = await tx.select().from(articles).where(eq(articles.seo_key, key));
    const texts = withPlain(
      { ...(existing?.texts as Texts | undefined), ...inLanguage(language, { title, summary, html, alt }) },
      ['title', 'summary', 'html'],
    );
    const before = (existing?.picture ?? null) as Picture | null;
    // A picture that files cannot name, such as one of the demonstration's, stays where a file names none.
    const shownPicture = picture === undefined && before && nameOf(before) === null ? before : pictureOf(picture);
    const row = {
      texts,
      groups,
      picture: shownPicture && { ...shownPicture },
      published_at: new Date(`${published}T08:00:00.000Z`),
    };
    if (existing) await tx.update(articles).set(row).where(eq(articles.id, existing.id));
    else await tx.insert(articles).values({ id: await nextId(tx), seo_key: key, ...row });
  }

  /** Every page, article and landing page in each language that it is written in, the default pages among them. */
  async read(): Promise<WrittenPage[]> {
    const storedPages = await this.#db.select().from(publishPages).orderBy(asc(publishPages.position));
    const defaults = defaultPages.filter(({ key }) => storedPages.every((page) => page.key !== key));
    const articleRows = await this.#db.select().from(articles).orderBy(asc(articles.id));
    const texts = LANGUAGES.flatMap((language): WrittenPage[] => [
      ...[...defaults, ...storedPages].flatMap(({ key, texts }) => {
        const { title, html } = textsIn(texts as Texts, language);
        return title && html ? { kind: 'page' as const, key, language, title, html } : [];
      }),
      ...articleRows.flatMap(({ seo_key: key, texts, groups, picture, published_at: at }) => {
        const { title, summary, html } = textsIn(texts as Texts, language);
        const published = at.toISOString().slice(0, 10);
        const alt = textIn({ alt: '', ...(texts as Texts) }, 'alt', language);
        const pictureFields = { ...pictureIn('picture', picture as Picture | null), ...(alt !== '' && { alt }) };
        return title && html
          ? { kind: 'article' as const, key, language, title, summary, published, groups, ...pictureFields, html }
          : [];
      }),
    ]);
    return [...texts, ...(await new LandingWriter(this.#db).read())];
  }
}

const textsIn = (texts: Texts, language: Language): Record<'title' | 'summary' | 'html', string> =>
  Object.fromEntries(
    FIELDS.map((field) => [field, textIn(texts as Localised<typeof field>, field, language)]),
  ) as Record<(typeof FIELDS)[number], string>;

async function nextId(tx: Executor): Promise<number> {
  const [row] = await tx.select({ last: max(articles.id) }).from(articles);
  return (row?.last ?? 0) + 1;
}
