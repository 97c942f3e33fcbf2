import { specKeyOf } from '../../../shared/catalogue/specKey.ts';
import { LANGUAGES, type Language } from '../../../shared/text/languages.ts';

/** Columns by header. Names are compared without case; spaces and dashes are read as `_`. */
const MEANINGS: Record<string, string> = {
  part_number: 'code',
  article: 'code',
  product_code: 'code',
  sku: 'sku_code',
  variant_code: 'sku_code',
  variant_name: 'sku_name',
  manufacturer: 'brand',
  brand_name: 'brand',
  category: 'group',
  group_path: 'group',
  market_price: 'price',
  quantity: 'stock',
  lead_time: 'delivery_days',
  warranty: 'warranty_months',
  country_of_origin: 'origin',
  barcode: 'gtin',
  supersedes: 'replaces',
  product_name: 'name_zh',
};

const LOCALISED = ['name', 'summary', 'description', 'sku_name'];
export const REQUIRED = ['code', 'brand', 'group'];
const PLAIN = [
  ...REQUIRED,
  ...['sku_code', 'condition', 'price', 'stock', 'delivery_days', 'pack_size', 'gtin', 'warranty_months', 'origin'],
  ...['brand_country', 'created_at', 'fits', 'accessories', 'replaces'],
];
const KNOWN = new Set([...PLAIN, ...LOCALISED.flatMap((field) => LANGUAGES.map((language) => `${field}_${language}`))]);

/** Returns the importer's name of a header; null for an unknown column. A bare `name` is English. */
export function columnOf(header: string): string | null {
  const written = header.trim();
  if (/^spec(_[a-z]{2})?:/i.test(written)) return specColumn(written);
  const plain = written.toLowerCase().replaceAll(/[\s-]+/g, '_');
  const prefixed = /^(en|es|ru|zh)_(.+)$/.exec(plain);
  const field = prefixed ? `${prefixed[2]!.replace(/^product_/, '')}_${prefixed[1]}` : (MEANINGS[plain] ?? plain);
  const named = LOCALISED.includes(field) ? `${field}_en` : field;
  return KNOWN.has(named) ? named : null;
}

// Keep the spelling of the label, which is shown.
const specColumn = (header: string): string =>
  header.slice(0, header.indexOf(':')).toLowerCase() + header.slice(header.indexOf(':'));

export interface SpecColumn {
  key: string;
  /** Language of the values. */
  language: Language;
  unit: string | undefined;
  labels: Partial<Record<Language, string>>;
}

/**
 * Parses `spec:Frequency [MHz] | es=Frecuencia | ru=Частота | zh=频率`, and `spec_ru:Shape` for values in Russian.
 * Returns null for another column.
 */
export function parseSpecColumn(column: string): SpecColumn | null {
  const parts = /^spec(?:_(en|es|ru|zh))?:([^|[]+)(?:\[([^\]]*)\])?(.*)$/.exec(column);
  const label = parts?.[2]?.trim();
  if (!parts || !label) return null;
  const translations = [...parts[4]!.matchAll(/\|\s*(es|ru|zh)\s*=\s*([^|]+)/g)].map((found) => [
    found[1]!,
    found[2]!.trim(),
  ]);
  return {
    key: specKeyOf(label),
    language: (parts[1] as Language | undefined) ?? 'en',
    unit: parts[3]?.trim() || undefined,
    labels: { en: label, ...Object.fromEntries(translations) },
  };
}
