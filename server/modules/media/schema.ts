import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes } from '../../platform/database/bytesColumn.ts';
import { moment } from '../../platform/database/timestampColumn.ts';

const fileColumns = () => ({
  /** The source that an import read it from: a web address, or a file with its size and time. */
  source: text().primaryKey(),
  /** Made of the content, see `pictureKey.ts` and `documentKey.ts`; two sources may have the same file. */
  key: text().notNull(),
  content: bytes().notNull(),
  createdAt: moment('created_at').notNull(),
});

/** Pictures of imported products: WebP. */
export const productPictures = pgTable('product_pictures', fileColumns(), (t) => [
  index('product_pictures_key').on(t.key),
]);

/** Documents of imported products: PDF. */
export const productDocuments = pgTable('product_documents', fileColumns(), (t) => [
  index('product_documents_key').on(t.key),
]);
