import type { Picture } from '../../../shared/contract/wireTypes.ts';
import { localisedFrom } from '../../../shared/text/localisedFields.ts';
import type { DocumentRecord, ProductRecord, SkuRecord } from '../../modules/catalogue/writing/records.ts';
import type { ImportRow } from './importRow.ts';
import { keptFields } from './keptFields.ts';
import { slug } from './values/slug.ts';

interface Known {
  id: number;
  brand_id: number;
  group_id: number;
  accessory_ids: number[];
  pictures: Picture[];
  documents: DocumentRecord[];
  skuId(code: string): number;
  /** ISO 8601 time of its first import. */
  since: string;
  keepsOthers: boolean;
}

/** Builds a catalogue record from the rows of a product. The first row provides the product's fields. */
export function productRecord(
  rows: [ImportRow, ...ImportRow[]],
  { id, brand_id, group_id, accessory_ids, pictures, documents, skuId, since, keepsOthers }: Known,
): ProductRecord {
  const [first] = rows;
  const seo = slug(`${first.names.en ?? ''} ${first.code}`, id);
  return {
    id,
    code: first.code,
    brand_id,
    group_id,
    accessory_ids,
    keepsOthers,
    keeps: keptFields(first.columns),
    ...localisedFrom('product_name', first.names),
    ...localisedFrom('summary', first.summaries),
    ...localisedFrom('description', first.descriptions),
    seo_title_str: seo,
    condition: first.condition,
    specs: rows.length === 1 ? first.specs : first.specs.filter((spec) => isShared(spec, rows)),
    skus: rows.map((row) => skuRecord(row, rows, skuId(row.skuCode))),
    fits: first.fits,
    replaces: first.replaces,
    documents,
    pictures,
    warranty_months: first.warrantyMonths,
    origin: first.origin,
    created_at: first.createdAt ?? since,
  };
}

const skuRecord = (row: ImportRow, rows: ImportRow[], id: number): SkuRecord => ({
  id,
  code: row.skuCode,
  gtin: row.gtin,
  pack_size: row.packSize,
  stock: row.stock,
  ...localisedFrom('sku_name', Object.keys(row.skuNames).length > 0 ? row.skuNames : row.names),
  specs: rows.length === 1 ? [] : row.specs.filter((spec) => !isShared(spec, rows)),
  delivery_days: row.deliveryDays,
  market_price: row.price,
});

// Specifications that all variants share belong to the product, the others to the variant.
const isShared = ({ key, value }: { key: string; value: string }, rows: ImportRow[]): boolean =>
  rows.every((row) => row.specs.some((spec) => spec.key === key && spec.value === value));
