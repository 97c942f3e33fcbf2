import { DOCUMENT_KINDS } from '../../../../shared/contract/schemas/productParts.ts';
import { LANGUAGES, type Language } from '../../../../shared/text/languages.ts';
import { isOfDocuments } from './documentColumns.ts';
import { isAnyCurrency } from '../../rows/values/currencyWords.ts';
import { compoundColumn, withoutFirstBreak } from './words/compoundHeadings.ts';
import { DOCUMENT_HEADINGS } from './words/documentHeadings.ts';
import { HEADINGS } from './words/headingWords.ts';
import { plainHeading } from './words/plainHeading.ts';
import { timeUnitIn, withoutTimeUnit } from './words/timeUnits.ts';

const LOCALISED = ['name', 'summary', 'description', 'sku_name', ...DOCUMENT_KINDS, 'documents'];
export const REQUIRED = ['code', 'brand', 'group'];
const PLAIN = [
  ...REQUIRED,
  'sku_code',
  'condition',
  'price',
  'stock',
  'delivery_days',
  'pack_size',
  'gtin',
  'warranty_months',
  'origin',
  'brand_country',
  'created_at',
  'fits',
  'accessories',
  'replaces',
  'pictures',
  'specs',
];
const KNOWN = new Set([...PLAIN, ...LOCALISED.flatMap((field) => LANGUAGES.map((language) => `${field}_${language}`))]);

/** How surely a heading means a column: its own name or a common one, or a word that has other meanings, too. */
type Certainty = 'strong' | 'weak';
export interface Meaning {
  column: string;
  certainty: Certainty;
}

/** The meanings of headings: of their words in this order, and in any order, in singular and plural. */
const ORDERED = new Map<string, Meaning[]>();
const ORDERLESS = new Map<string, Meaning[]>();
/** "Price unit" says how many pieces a price is for, and "unit price" is a price. */
const IN_ORDER_ALONE = new Set(['price_per']);
for (const [column, words] of Object.entries({ ...HEADINGS, ...DOCUMENT_HEADINGS }))
  for (const certainty of ['strong', 'weak'] as const)
    for (const word of words[certainty]?.split(', ') ?? []) {
      const plain = plainHeading(word);
      addMeaning(ORDERED, plain, { column, certainty });
      if (!IN_ORDER_ALONE.has(column)) addMeaning(ORDERLESS, orderless(plain), { column, certainty });
    }

function addMeaning(meanings: Map<string, Meaning[]>, key: string, meaning: Meaning): void {
  const others = meanings.get(key) ?? [];
  if (!others.some(({ column }) => column === meaning.column)) meanings.set(key, [...others, meaning]);
}

const namedBy = (plain: string): Meaning[] | undefined => ORDERED.get(plain) ?? ORDERLESS.get(orderless(plain));

/** Returns the meanings of a heading, none for an unknown one. Headings without a language are in English. */
export function meaningsOf(heading: string): Meaning[] {
  // As an API names a count; "Stock num." is a part number.
  const own = columnOf(STOCK_COUNT.test(heading) ? 'stock' : heading);
  if (own !== null) return [{ column: own, certainty: 'strong' }];
  const one = withoutFirstBreak(heading);
  if (one !== heading.normalize('NFKC'))
    return isPriceBreak(one) && !/^\D+1$/.test(heading.trim())
      ? [PRICE_OF_ONE]
      : meaningsOf(one).filter(({ column }) => column === 'price');
  // A column of yes and no, such as "In stock?".
  if (heading.trim().endsWith('?') || isOfMore(heading)) return [];
  const unit = timeUnitIn(heading);
  if (unit !== null) {
    const bare = meaningsOf(withoutTimeUnit(heading, unit));
    return (bare.length > 0 ? bare : wholeMeanings(heading)).filter(({ column }) => isOfTime(column));
  }
  // "Additional field: Manufacturer", "C:Brand".
  const [, within] = /^[^:]{1,30}:\s*([^:]+)$/.exec(heading.trim()) ?? [];
  const whole = wholeMeanings(heading);
  const ofChannel = CHANNELS[IN_BRACKETS.exec(heading.trim())?.[1]?.toLowerCase() ?? ''];
  if (ofChannel !== undefined) return [{ column: ofChannel, certainty: 'weak' }];
  const field = within ?? OF_RECORD.exec(heading.trim())?.[1];
  return field === undefined || whole.length > 0 ? whole : meaningsOf(field);
}

const STOCK_COUNT = /^stock(?:Num|_num)$/;

/** True for columns of spans of time. */
export const isOfTime = (column: string): boolean => column === 'delivery_days' || column === 'warranty_months';

/** "1+" and "1–9 pcs" alone are prices; "Qty 1" may be a quantity. */
const isPriceBreak = (rest: string): boolean =>
  plainHeading(rest)
    .split(' ')
    .every((word) => word === '' || FILLERS.has(word));
const PRICE_OF_ONE: Meaning = { column: 'price', certainty: 'weak' };

/** A field of a record: "Product2.ProductCode", "Product2.Manufacturer__c". */
const OF_RECORD = /^[A-Za-z]\w*\.([A-Za-z]\w*?)(?:__c)?$/;

/** Columns by what Saleor writes in brackets behind the names of sales channels and warehouses. */
const CHANNELS: Readonly<Record<string, string>> = {
  'channel price amount': 'price',
  'channel currency code': 'currency',
  'channel published': 'published',
  'warehouse quantity': 'stock',
};
const IN_BRACKETS = /\(([^()]+)\)$/;

function wholeMeanings(heading: string): Meaning[] {
  const plain = withoutMoney(plainHeading(heading.replace(PRICE_OF_A_UNIT, 'price per '))).replace(YEAR, '');
  const level = groupLevel(plain);
  if (level !== null) return [{ column: level, certainty: 'strong' }];
  const file = fileColumn(plain);
  if (file !== null) return [{ column: file, certainty: 'strong' }];
  // A title above the headings.
  if (plain === 'price list') return [];
  const own = columnOf(plain);
  const meanings =
    own === null ? (bothMeanings(heading) ?? wordMeanings(plain)) : [{ column: own, certainty: 'strong' as const }];
  const language = languageIn(heading);
  return meanings.map(({ column, certainty }) => ({
    column: language === null ? column : column.replace(LOCALISED_COLUMN, `$1_${language}`),
    certainty: column === 'price' && isGross(heading) ? 'weak' : certainty,
  }));
}

/** "Tarifa 2026", "2026 List price". */
const YEAR = /^20\d\d (?:г |год )?| 20\d\d(?: г| год)?$/;
const PRICE_OF_A_UNIT = /\bprice ?\/ ?(?=unit|each|piece|pcs?\b|ea\b)/i;

const LEVEL =
  /(?:(?<= |^)(?:level|lvl|l|уровень|уровня|го уровня|nivel|niveau|ebene) ?)?([1-5])(?: (?:level|уровень|уровня|го уровня|nivel))?(?= |$)/u;
const CHINESE_LEVELS = '一二三四五';
const LEVELS_MAX = 5;

/**
 * The column of "Category 2", "Категория 2 уровня" or 二级分类: `group` of the first level, `group_2` of the second, as of
 * "Subcategory 1".
 */
function groupLevel(plain: string): string | null {
  const latinLevel = plain.replace(
    /^([一二三四五])级/,
    (_all, digit: string) => `${CHINESE_LEVELS.indexOf(digit) + 1} `,
  );
  const [, level] = LEVEL.exec(latinLevel) ?? [];
  if (level === undefined) return null;
  const columns = wordMeanings(latinLevel.replace(LEVEL, ' ').replaceAll(/\s+/g, ' ').trim()).map(
    ({ column }) => column,
  );
  const depth = columns.includes('group') ? Number(level) : columns.includes('group_2') ? Number(level) + 1 : null;
  if (depth === null || depth > LEVELS_MAX) return null;
  return depth === 1 ? 'group' : `group_${depth}`;
}

/**
 * The column of pictures or documents that a heading means with words beside it: "Gallery image URL 3", "Document 1", "Manual link";
 * null for another heading.
 */
function fileColumn(plain: string): string | null {
  const bare = plain.replaceAll(/(?<= )(?:\d{1,2}|url|link|file|pdf)(?= |$)/g, '').replace(/\d{1,2}$/, '');
  if (bare === plain) return null;
  const meanings = wordMeanings(bare.trim().replaceAll(/ +/g, ' '));
  return meanings.find(({ column }) => isOfFiles(column))?.column ?? null;
}

/** True for columns of pictures and of documents. */
export const isOfFiles = (column: string): boolean => column === 'pictures' || isOfDocuments(column);

/** The meaning of "Brand / Manufacturer", whose parts mean the same; null for another heading. */
function bothMeanings(heading: string): Meaning[] | null {
  const parts = heading.split('/');
  if (parts.length === 1) return null;
  const [first, ...others] = parts.map((part) => meaningsOf(part)[0]?.column);
  return first !== undefined && others.every((column) => column === first)
    ? [{ column: first, certainty: 'strong' }]
    : null;
}

/** The meanings of these words in any order, else without words that add nothing, which is less sure. */
function wordMeanings(plain: string): Meaning[] {
  const exact = namedBy(plain);
  if (exact) return exact;
  const words = plain.replace(/^(?:产品|商品|物料)(?=.{2})/, '').split(' ');
  const bare = words.filter((word) => !FILLERS.has(word) && !TAX.has(word) && languageIn(word) === null).join(' ');
  const own = columnOf(bare) ?? columnOf(orderless(bare));
  const ownMeanings = own === null ? namedBy(bare) : [{ column: own }];
  const compound = compoundColumn(words.filter((word) => !TAX.has(word)));
  // "Pcs per pack" is more than "pack".
  const isCount = compound === 'pack_size';
  return ((isCount ? null : ownMeanings) ?? (compound === null ? [] : [{ column: compound }]))
    .filter(({ column }) => column === 'price' || !words.some((word) => TAX.has(word)))
    .map(({ column }) => ({ column, certainty: 'weak' }));
}

/** Words beside a heading's own: articles, the goods, and units of one piece. */
const FILLERS = new Set(
  [
    'the of a an and our for in per each one us 1 money goods product products item items',
    'pcs pc pce piece pieces ea unit units days day working business',
    'товара товаров продукта продукции изделия за на в шт штук штуку штука ед дней дня дни',
    'рабочих раб do da c s de del la el los las en por producto productos produto produtos artículo ud uds unidad unidades días',
    'dias laborables hábiles 天 个 件 工作日',
  ].flatMap((words) => words.split(' ')),
);

/** Words beside a price. */
const TAX_WORDS =
  'vat tax taxes gst inc exc ex incl excl including excluding included excluded with without с без ндс учетом con sin iva netto brutto ht ttc hors taxe inkl exkl zzgl ohne mwst ust';
const TAX = new Set(TAX_WORDS.split(' '));

const LOCALISED_COLUMN = new RegExp(`^(${LOCALISED.join('|')})_(?:${LANGUAGES.join('|')})$`);
const NAMED_LANGUAGES: Record<Language, RegExp> = {
  en: /^(?:en|eng|english|англ|английский|английском|inglés|ingles|英文|英语)$/,
  es: /^(?:es|esp|spa|spanish|español|espanol|исп|испанский|испанском|西班牙文|西班牙语)$/,
  ru: /^(?:ru|rus|russian|ruso|рус|русский|русском|俄文|俄语)$/,
  zh: /^(?:zh|cn|chi|chinese|chino|кит|китайский|китайском|中文|汉语)$/,
};

/** The language that a heading names: "Name (en-gb)", "Nombre en inglés", "name:ru"; null without one. */
function languageIn(heading: string): Language | null {
  const words = heading
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .toReversed();
  for (const word of words) for (const language of LANGUAGES) if (NAMED_LANGUAGES[language].test(word)) return language;
  return null;
}

/** A price with tax: one without it, in another column, is preferred. */
export const isGross = (heading: string): boolean => {
  const plain = heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/(?<!\p{L})c\/ ?(?=iva)/u, 'con ')
    .replace(/(?<!\p{L})[сc]\/ ?(?=ндс)/u, 'с ');
  return (
    !/excl|exkl|without|без ндс|sin iva|ohne|hors|zzgl|不含|未税/.test(plain) &&
    /incl|inkl|gross|brutto|\bttc\b|с ндс|с учетом ндс|con iva|含税/.test(plain)
  );
};

/** Prices of more than one piece. */
const isOfMore = (heading: string): boolean => /\bper (?!1\b)\d/i.test(heading.normalize('NFKC'));

/** "price usd" and "usd price" are "price". */
function withoutMoney(plain: string): string {
  const words = plain.split(' ');
  const isMoney = (index: number): boolean =>
    isAnyCurrency(words[index]!) || isAnyCurrency(`${words[index]} ${words[index + 1]}`);
  // "Долл. США" is of two words.
  const others = words.filter(
    (_word, index) => !isMoney(index) && !(index > 0 && isAnyCurrency(`${words[index - 1]} ${words[index]}`)),
  );
  return others.length === 0 || others.length === words.length ? plain : others.join(' ');
}

/** Returns a key of a heading that is the same for its words in any order, singular or plural. */
function orderless(plain: string): string {
  const words = plain.split(' ').map((word) => word.replace(/(?<=[a-zñáéíóú]{3})s$/, ''));
  return words.toSorted().join(' ');
}

/** Returns the column that has this name in the importer's own spelling; null for another heading. */
export function columnOf(heading: string): string | null {
  const trimmed = heading.trim();
  if (/^spec(_[a-z]{2})?:/i.test(trimmed)) return specColumn(trimmed);
  const plain = trimmed.toLowerCase().replaceAll(/[\s-]+/g, '_');
  const prefixed = /^(en|es|ru|zh)_(.+)$/.exec(plain);
  const field = prefixed ? `${prefixed[2]!.replace(/^product_/, '')}_${prefixed[1]}` : plain;
  const columnName = LOCALISED.includes(field) ? `${field}_en` : field;
  return KNOWN.has(columnName) ? columnName : null;
}

// Keep the spelling of the label, which is shown.
const specColumn = (header: string): string =>
  header.slice(0, header.indexOf(':')).toLowerCase() + header.slice(header.indexOf(':'));

/** Names and groups, which an update leaves as they are. */
export const isOfNames = (column: string): boolean => /^(?:(?:sku_)?name_..|group(?:_\d)?)$/.test(column);
