import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes } from '../../platform/database/bytesColumn.ts';
import { moment } from '../../platform/database/timestampColumn.ts';

type Json = Record<string, unknown>;

/** Editorial pages. */
export const articles = pgTable(
  'articles',
  {
    id: integer().primaryKey(),
    seo_key: text().notNull().unique(),
    /** Title, summary and HTML in the format of the API. */
    texts: jsonb().$type<Json>().notNull(),
    picture: jsonb().$type<Json>(),
    /** `seo_key`s of the groups whose products the article is about. */
    groups: text().array().notNull(),
    published_at: moment('published_at').notNull(),
  },
  (t) => [index('articles_newest').on(t.published_at.desc(), t.id)],
);

/** Pages about the store itself, by the last segment of their URL (S2.6). */
export const publishPages = pgTable('publish_pages', {
  key: text().primaryKey(),
  position: integer().notNull(),
  texts: jsonb().$type<Json>().notNull(),
  updated_at: moment('updated_at').notNull(),
});

/** Pages composed of blocks; references to the catalogue are resolved when the page is read. */
export const pageConfigs = pgTable('page_configs', {
  id: integer().primaryKey(),
  kind: text().notNull(),
  position: integer().notNull(),
  texts: jsonb().$type<Json>().notNull(),
  blocks: jsonb().$type<Json[]>().notNull(),
});

/** Pictures of the merchant's own pages. */
export const pictures = pgTable('pictures', {
  /** Made of the content, see `media/pictureKey.ts`. */
  key: text().primaryKey(),
  /** The name of the file that it came in. */
  name: text().notNull(),
  content: bytes().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Shipments by tracking number. */
export const shipments = pgTable('shipments', {
  /** `partNumberKey` of the number, so that blanks and dashes do not matter. */
  number_key: text().primaryKey(),
  logistics_number: text().notNull(),
  /** 1 to 5 (S4). */
  state: integer().notNull(),
  /** When each state was reached, in order. */
  reached: jsonb().$type<string[]>().notNull(),
});
