import { sql } from 'drizzle-orm';
import { partNumberKey } from '../../../../shared/catalogue/partNumberKey.ts';
import { localisedFields } from '../../../../shared/text/localisedFields.ts';
import type { Executor } from '../../../platform/database/Database.ts';
import type { KeptField, ProductRecord } from './records.ts';
import { insert, intArray, upsert } from './upsert.ts';

/** Replaces the related rows of products in other tables, except their variants and those that a product keeps. */
export async function writeParts(tx: Executor, records: ProductRecord[]): Promise<void> {
  const recordsToWrite = (field: KeptField): ProductRecord[] => records.filter(({ keeps }) => !keeps?.has(field));
  await writeFits(tx, recordsToWrite('fits'));
  await writeAccessories(tx, recordsToWrite('accessory_ids'));
  await writeReplaces(tx, recordsToWrite('replaces'));
  await writeDocuments(tx, recordsToWrite('documents'));
}

async function writeFits(tx: Executor, records: ProductRecord[]): Promise<void> {
  await tx.execute(sql`delete from product_fits where product_id = any(${intArray(idsOf(records))})`);
  const rows = records.flatMap(({ id, fits }) =>
    fits.map(({ brand_name, model, product_id: machine_id, note }, position) => ({
      product_id: id,
      position,
      brand_name,
      model,
      machine_id,
      note,
    })),
  );
  await upsert(tx, { table: 'product_fits', columns: fitColumns, rows, key: POSITIONED });
}

/** Replaces the accessories of products. */
export async function writeAccessories(
  tx: Executor,
  records: Pick<ProductRecord, 'id' | 'accessory_ids'>[],
): Promise<void> {
  await tx.execute(sql`delete from product_accessories where product_id = any(${intArray(idsOf(records))})`);
  const rows = records.flatMap(({ id, accessory_ids }) =>
    accessory_ids.map((accessory_id, position) => ({ product_id: id, position, accessory_id })),
  );
  await upsert(tx, { table: 'product_accessories', columns: accessoryColumns, rows, key: POSITIONED });
}

async function writeReplaces(tx: Executor, records: ProductRecord[]): Promise<void> {
  await tx.execute(sql`delete from product_replaces where product_id = any(${intArray(idsOf(records))})`);
  const rows = records.flatMap(({ id, replaces = [] }) =>
    replaces.map((code, position) => ({ product_id: id, position, code, code_key: partNumberKey(code) })),
  );
  await upsert(tx, { table: 'product_replaces', columns: replacesColumns, rows, key: POSITIONED });
}

/** Replaces the documents of products. */
export async function writeDocuments(
  tx: Executor,
  records: readonly Pick<ProductRecord, 'id' | 'documents'>[],
): Promise<void> {
  await tx.execute(sql`delete from documents where product_id = any(${intArray(idsOf(records))})`);
  const rows = records.flatMap((product) =>
    product.documents.map(({ id, kind, language, url, size_bytes, media_type, ...document }) => ({
      id,
      product_id: product.id,
      kind,
      language,
      url,
      size_bytes,
      media_type,
      texts: localisedFields(document, 'title'),
    })),
  );
  const [withId, withoutId] = [rows.filter(({ id }) => id !== undefined), rows.filter(({ id }) => id === undefined)];
  await upsert(tx, { table: 'documents', columns: { id: 'int', ...documentColumns }, rows: withId });
  await insert(tx, { table: 'documents', columns: documentColumns, rows: withoutId });
}

const idsOf = (records: readonly { id: number }[]): number[] => records.map((record) => record.id);

/** The key of tables that list things of a product in order. */
const POSITIONED = ['product_id', 'position'];
const fitColumns = {
  product_id: 'int',
  position: 'int',
  brand_name: 'text',
  model: 'text',
  machine_id: 'int',
  note: 'text',
};
const accessoryColumns = { product_id: 'int', position: 'int', accessory_id: 'int' };
const replacesColumns = { product_id: 'int', position: 'int', code: 'text', code_key: 'text' };
const documentColumns = {
  product_id: 'int',
  kind: 'text',
  language: 'text',
  texts: 'jsonb',
  url: 'text',
  size_bytes: 'int',
  media_type: 'text',
};
