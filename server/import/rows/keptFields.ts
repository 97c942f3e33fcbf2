import type { KeptField } from '../../modules/catalogue/writing/records.ts';
import { isOfDocuments } from '../file/headings/documentColumns.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { fieldIn } from '../../../shared/text/localisedFields.ts';

const TEXTS = { name: 'product_name', summary: 'summary', description: 'description', sku_name: 'sku_name' } as const;

/** The fields of a record by the column of a file that has them. */
const FIELDS = new Map<string, KeptField[]>([
  ['group', ['group_id']],
  ['condition', ['condition']],
  ['fits', ['fits']],
  ['accessories', ['accessory_ids']],
  ['replaces', ['replaces']],
  ['pictures', ['pictures']],
  ['warranty_months', ['warranty_months']],
  ['origin', ['origin']],
  ['created_at', ['created_at']],
  ['gtin', ['gtin']],
  ['pack_size', ['pack_size']],
  ['stock', ['stock']],
  ['delivery_days', ['delivery_days']],
  ['price', ['market_price']],
  ...Object.entries(TEXTS).flatMap(([column, field]) =>
    LANGUAGES.map((language): [string, KeptField[]] => [`${column}_${language}`, [fieldIn(field, language)]]),
  ),
  ['name_en', ['en_product_name', 'seo_title_str', 'en_seo_title_str', 'es_seo_title_str', 'ru_seo_title_str']],
]);

const fieldsByColumns = new WeakMap<ReadonlySet<string>, ReadonlySet<KeptField>>();

/** The fields of a product that a file with these columns says nothing about. */
export function keptFields(columns: ReadonlySet<string>): ReadonlySet<KeptField> {
  const before = fieldsByColumns.get(columns);
  if (before) return before;
  const hasSpecs = [...columns].some((column) => column.startsWith('spec') || column === 'attributes');
  const hasDocuments = [...columns].some(isOfDocuments);
  const missingFields = new Set([...FIELDS].flatMap(([column, fields]) => (columns.has(column) ? [] : fields)));
  // Both have columns of their own.
  if (!hasSpecs) missingFields.add('specs');
  if (!hasDocuments) missingFields.add('documents');
  fieldsByColumns.set(columns, missingFields);
  return missingFields;
}
