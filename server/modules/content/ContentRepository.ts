import { asc, count, desc, eq, inArray } from 'drizzle-orm';
import { ID_MAX } from '../../../shared/contract/limits.ts';
import type { Reply } from '../../../shared/contract/contract.ts';
import type { Article } from '../../../shared/contract/schemas/content.ts';
import type { Localised } from '../../../shared/text/localised.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { ArticleRecord, PageRecord, PublishRecord } from './ContentRecord.ts';
import { defaultPage, defaultPages } from './defaultPages/defaultPages.ts';
import type { StoredBlock } from './StoredBlock.ts';
import { safeTexts } from './sanitizeHtml.ts';
import { QueryCache } from '../../platform/cache/QueryCache.ts';
import { publishDataChange } from '../../platform/events/dataChanged.ts';
import type { Database } from '../../platform/database/Database.ts';
import { articles, pageConfigs, publishPages } from './schema.ts';

/** Editorial content: articles, publish pages and pages composed of blocks. Its HTML is sanitised when it is read. */
export class ContentRepository {
  readonly #db: Database;
  readonly #memory: QueryCache;

  constructor(db: Database, memory = new QueryCache()) {
    this.#db = db;
    this.#memory = memory;
  }

  async listArticles(page: number, pageSize: number): Promise<{ results: Article[]; total: number }> {
    const [rows, [sum]] = await Promise.all([
      this.#db
        .select()
        .from(articles)
        .orderBy(desc(articles.published_at), asc(articles.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize),
      this.#db.select({ total: count() }).from(articles),
    ]);
    return { results: rows.map((row) => toArticle(recordOf(row))), total: sum?.total ?? 0 };
  }

  async hasArticles(): Promise<boolean> {
    return (await this.#db.select({ id: articles.id }).from(articles).limit(1)).length > 0;
  }

  /** Returns articles in the order of the keys. */
  async articlesByKey(keys: readonly string[]): Promise<Article[]> {
    if (keys.length === 0) return [];
    const rows = await this.#db
      .select()
      .from(articles)
      .where(inArray(articles.seo_key, [...keys]));
    return rows
      .map((row) => toArticle(recordOf(row)))
      .toSorted((a, b) => keys.indexOf(a.seo_key) - keys.indexOf(b.seo_key));
  }

  readArticle(id: number): Promise<{ article: Article & Localised<'html'>; groups: string[] }> {
    return this.#memory.read(`article ${id}`, () => this.#article(id));
  }

  async #article(id: number): Promise<{ article: Article & Localised<'html'>; groups: string[] }> {
    const [row] = id > ID_MAX ? [] : await this.#db.select().from(articles).where(eq(articles.id, id));
    if (!row) throw DomainError.notFound();
    const record = recordOf(row);
    return { article: { ...toArticle(record), ...safeTexts(record.texts) }, groups: record.groups };
  }

  async listPublishPages(): Promise<(Reply<'readPublishConfig'>['pages'][number] & { updated_at: string })[]> {
    const own = await this.#ownPages();
    const defaults = defaultPages.filter(({ key }) => own.every((page) => page.key !== key));
    return [...defaults, ...own]
      .toSorted((a, b) => a.position - b.position)
      .map(({ key, texts, updated_at }) => ({ key, ...texts, updated_at: updated_at.toISOString() }));
  }

  /** The keys of the default pages that the merchant has not replaced yet. */
  async defaultPageKeys(): Promise<string[]> {
    const own = await this.#ownPages();
    return defaultPages.map(({ key }) => key).filter((key) => own.every((page) => page.key !== key));
  }

  async #ownPages(): Promise<PublishRecord[]> {
    return (await this.#db.select().from(publishPages).orderBy(asc(publishPages.position))) as PublishRecord[];
  }

  readPublishPage(key: string): Promise<Reply<'readPublicConfig'>> {
    return this.#memory.read(`publish page ${key}`, () => this.#publishPage(key));
  }

  async #publishPage(key: string): Promise<Reply<'readPublicConfig'>> {
    const [own] = await this.#db.select().from(publishPages).where(eq(publishPages.key, key));
    const row = own ?? defaultPage(key);
    if (!row) throw DomainError.notFound();
    const texts = row.texts as PublishRecord['texts'];
    return { key: row.key, ...texts, ...safeTexts(texts), updated_at: row.updated_at.toISOString() };
  }

  readPage(id: number): Promise<PageRecord> {
    return this.#memory.read(`page ${id}`, () => this.#page(id));
  }

  async #page(id: number): Promise<PageRecord> {
    const [row] = id > ID_MAX ? [] : await this.#db.select().from(pageConfigs).where(eq(pageConfigs.id, id));
    if (!row) throw DomainError.notFound();
    const page = row as unknown as PageRecord;
    return { ...page, blocks: page.blocks.map(safeBlock) };
  }

  /** Lists pages without their blocks. */
  async listPages(): Promise<Omit<PageRecord, 'blocks'>[]> {
    const { id, kind, position, texts } = pageConfigs;
    const rows = await this.#db
      .select({ id, kind, position, texts })
      .from(pageConfigs)
      .orderBy(asc(kind), asc(position));
    return rows as Omit<PageRecord, 'blocks'>[];
  }

  /** Replaces pages, in one transaction. */
  async write(records: { articles: ArticleRecord[]; publish: PublishRecord[]; pages: PageRecord[] }): Promise<void> {
    await this.#db.transaction(async (tx) => {
      for (const table of [articles, publishPages, pageConfigs]) await tx.delete(table);
      if (records.articles.length > 0) await tx.insert(articles).values(records.articles);
      if (records.publish.length > 0) await tx.insert(publishPages).values(records.publish);
      if (records.pages.length > 0)
        await tx
          .insert(pageConfigs)
          .values(records.pages.map((page) => ({ ...page, blocks: page.blocks.map((block) => ({ ...block })) })));
      await publishDataChange(tx);
    });
  }
}

// Trust the columns: only `write` fills them.
const recordOf = (row: typeof articles.$inferSelect): ArticleRecord => row as unknown as ArticleRecord;

const safeBlock = (block: StoredBlock): StoredBlock =>
  block.kind === 'richtext' ? { ...block, ...safeTexts(block) } : block;

function toArticle({ id, seo_key, texts, picture, published_at }: ArticleRecord): Article {
  const { html: _html, en_html: _en, es_html: _es, ru_html: _ru, ...short } = texts;
  return { id, seo_key, ...short, picture, published_at: published_at.toISOString() };
}
