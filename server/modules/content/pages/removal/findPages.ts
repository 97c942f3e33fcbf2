import { linkTarget } from '../../../../../shared/web/links.ts';
import type { Executor } from '../../../../platform/database/Database.ts';
import { landingAddress, landingKey } from '../../landingAddress.ts';
import { articles, pageConfigs, publishPages } from '../../schema.ts';

const ARTICLE = 4;
type Texts = Record<string, string>;

interface Found {
  key: string;
  address: string;
  texts: Texts;
}
/** A page in the database, by the name that files have for it. */
export type StoredPage = Found &
  (
    | { kind: 'page'; row: typeof publishPages.$inferSelect }
    | { kind: 'article'; row: typeof articles.$inferSelect }
    | { kind: 'landing'; row: typeof pageConfigs.$inferSelect }
  );

/** Every page, article and landing page of the merchant's. */
export async function findPages(db: Executor): Promise<StoredPage[]> {
  const landing = await db.select().from(pageConfigs).orderBy(pageConfigs.kind, pageConfigs.position, pageConfigs.id);
  return [
    ...(await db.select().from(publishPages)).map((row): StoredPage => {
      return {
        kind: 'page',
        key: row.key,
        address: `/shop/${encodeURIComponent(row.key)}`,
        texts: row.texts as Texts,
        row,
      };
    }),
    ...(await db.select().from(articles)).map((row): StoredPage => {
      const address = linkTarget(ARTICLE, row) ?? '';
      return { kind: 'article', key: row.seo_key, address, texts: row.texts as Texts, row };
    }),
    ...landing.map((row): StoredPage => {
      const address = landingAddress(row, landing) ?? '';
      return { kind: 'landing', key: landingKey(row, landing), address, texts: row.texts as Texts, row };
    }),
  ];
}
