import { asc, eq, max } from 'drizzle-orm';
import { LANGUAGES, type Language } from '../../../../shared/text/languages.ts';
import type { Database, Executor } from '../../../platform/database/Database.ts';
import { publishDataChange } from '../../../platform/events/dataChanged.ts';
import { defaultPages } from '../defaultPages/defaultPages.ts';
import { articles, publishPages } from '../schema.ts';
import type { WrittenPage } from './WrittenPage.ts';

type Texts = Record<string, string>;
const FIELDS = ['title', 'summary', 'html'] as const;
type OfKind<K extends WrittenPage['kind']> = Extract<WrittenPage, { kind: K }>;

/** A field in the format of the API: Chinese has no prefix. */
const fieldIn = (field: string, language: Language): string => (language === 'zh' ? field : `${language}_${field}`);

/** Writes and reads whole pages, for `npm run pages:import` and `pages:export`. */
export class PageWriter {
  readonly #db: Database;
  readonly #now: () => number;

  constructor(db: Database, now: () => number) {
    this.#db = db;
    this.#now = now;
  }

  /** Writes pages in one transaction. Pages and languages that are not among them stay as they are. */
  async write(pages: readonly WrittenPage[]): Promise<void> {
    await this.#db.transaction(async (tx) => {
      for (const page of pages) await this.#writeOne(tx, page);
      await publishDataChange(tx);
    });
  }

  #writeOne(tx: Executor, page: WrittenPage): Promise<void> {
    return page.kind === 'page' ? this.#writeShopPage(tx, page) : this.#writeArticle(tx, page);
  }

  async #writeShopPage(tx: Executor, { key, language, title, html }: OfKind<'page'>): Promise<void> {
    const [known] = await tx.select().from(publishPages).where(eq(publishPages.key, key));
    const texts = { ...(known?.texts as Texts | undefined), ...inLanguage(language, { title, html }) };
    const position = known?.position ?? defaultPages.find((page) => page.key === key)?.position ?? defaultPages.length;
    const row = { key, position, texts: withPlain(texts, ['title', 'html']), updated_at: new Date(this.#now()) };
    await tx.insert(publishPages).values(row).onConflictDoUpdate({ target: publishPages.key, set: row });
  }

  async #writeArticle(tx: Executor, page: OfKind<'article'>): Promise<void> {
    const { key, language, title, summary, html, published, groups } = page;
    const [known] = await tx.select().from(articles).where(eq(articles.seo_key, key));
    const texts = withPlain(
      { ...(known?.texts as Texts | undefined), ...inLanguage(language, { title, summary, html }) },
      ['title', 'summary', 'html'],
    );
    const row = { texts, groups, published_at: new Date(`${published}T08:00:00.000Z`) };
    if (known) await tx.update(articles).set(row).where(eq(articles.id, known.id));
    else await tx.insert(articles).values({ id: await nextId(tx), seo_key: key, picture: null, ...row });
  }

  /** Every page and article in each language that it is written in, the default pages among them. */
  async read(): Promise<WrittenPage[]> {
    const own = await this.#db.select().from(publishPages).orderBy(asc(publishPages.position));
    const defaults = defaultPages.filter(({ key }) => own.every((page) => page.key !== key));
    const written = await this.#db.select().from(articles).orderBy(asc(articles.id));
    return LANGUAGES.flatMap((language) => [
      ...[...defaults, ...own].flatMap(({ key, texts }) => {
        const { title, html } = textsIn(texts as Texts, language);
        return title && html ? { kind: 'page' as const, key, language, title, html } : [];
      }),
      ...written.flatMap(({ seo_key: key, texts, groups, published_at: at }) => {
        const { title, summary = '', html } = textsIn(texts as Texts, language);
        const published = at.toISOString().slice(0, 10);
        return title && html
          ? { kind: 'article' as const, key, language, title, summary, published, groups, html }
          : [];
      }),
    ]);
  }
}

const inLanguage = (language: Language, texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([field, text]) => [fieldIn(field, language), text]));

const textsIn = (texts: Texts, language: Language): Partial<Record<'title' | 'summary' | 'html', string>> =>
  Object.fromEntries(FIELDS.map((field) => [field, texts[fieldIn(field, language)]]));

/** The plain fields are part of the format even where there is no Chinese text; English is shown for it. */
const withPlain = (texts: Texts, fields: readonly string[]): Texts => ({
  ...Object.fromEntries(fields.map((field) => [field, ''])),
  ...texts,
});

async function nextId(tx: Executor): Promise<number> {
  const [row] = await tx.select({ last: max(articles.id) }).from(articles);
  return (row?.last ?? 0) + 1;
}
