import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { bytes } from '../../platform/database/bytesColumn.ts';
import { moment } from '../../platform/database/timestampColumn.ts';

/** Pictures of imported products. */
export const productPictures = pgTable(
  'product_pictures',
  {
    /** The source that an import read it from: a web address, or a file with its size and time. */
    source: text().primaryKey(),
    /** Made of the content, see `pictureKey.ts`; two sources may have the same picture. */
    key: text().notNull(),
    /** WebP. */
    content: bytes().notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (t) => [index('product_pictures_key').on(t.key)],
);
