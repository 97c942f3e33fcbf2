import { specKeyOf } from '../../../shared/catalogue/specKey.ts';
import { LANGUAGES, type Language } from '../../../shared/text/languages.ts';
import { isAnyCurrency } from '../rows/currencyWords.ts';
import { HEADINGS } from './headingWords.ts';

const LOCALISED = ['name', 'summary', 'description', 'sku_name'];
export const REQUIRED = ['code', 'brand', 'group'];
const PLAIN = [
  ...REQUIRED,
  ...['sku_code', 'condition', 'price', 'stock', 'delivery_days', 'pack_size', 'gtin', 'warranty_months', 'origin'],
  ...['brand_country', 'created_at', 'fits', 'accessories', 'replaces'],
];
const KNOWN = new Set([...PLAIN, ...LOCALISED.flatMap((field) => LANGUAGES.map((language) => `${field}_${language}`))]);

/** How surely a heading means a column: its own name or a common one, or a word that has other meanings, too. */
type Certainty = 'strong' | 'weak';
export interface Meaning {
  column: string;
  certainty: Certainty;
}

const MEANINGS = new Map<string, Meaning[]>();
for (const [column, words] of Object.entries(HEADINGS))
  for (const certainty of ['strong', 'weak'] as const)
    for (const word of words[certainty]?.split(', ') ?? [])
      MEANINGS.set(plainHeading(word), [...(MEANINGS.get(plainHeading(word)) ?? []), { column, certainty }]);

/** Returns the meanings of a heading, none for an unknown one. Headings without a language are in English. */
export function meaningsOf(heading: string): Meaning[] {
  // A column of yes and no, such as "In stock?".
  if (heading.trim().endsWith('?')) return [];
  const plain = withoutMoney(plainHeading(heading));
  const own = columnOf(heading) ?? columnOf(plain);
  return own === null ? (MEANINGS.get(plain) ?? []) : [{ column: own, certainty: 'strong' }];
}

/** "price usd" is "price". */
const withoutMoney = (plain: string): string =>
  plain
    .split(' ')
    .filter((word, at) => at === 0 || !isAnyCurrency(word))
    .join(' ');

/** Returns the column that has this name in the importer's own spelling; null for another heading. */
export function columnOf(heading: string): string | null {
  const written = heading.trim();
  if (/^spec(_[a-z]{2})?:/i.test(written)) return specColumn(written);
  const plain = written.toLowerCase().replaceAll(/[\s-]+/g, '_');
  const prefixed = /^(en|es|ru|zh)_(.+)$/.exec(plain);
  const field = prefixed ? `${prefixed[2]!.replace(/^product_/, '')}_${prefixed[1]}` : plain;
  const named = LOCALISED.includes(field) ? `${field}_en` : field;
  return KNOWN.has(named) ? named : null;
}

/** A heading in small letters, without punctuation and without brackets and their text: "Price (USD), *" is "price". */
function plainHeading(heading: string): string {
  return heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[([][^)\]]*[)\]]/g, ' ')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim();
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
