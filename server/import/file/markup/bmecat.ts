import { type Element, descendants, textOf } from './elements.ts';
import { groupPaths } from './groupPaths.ts';
import { withoutEmptyValues, type Row } from './rowsTable.ts';

/** The store's languages by ISO 639-2; texts in others are taken as English. */
const LANGUAGES: Readonly<Record<string, string>> = { spa: 'es', rus: 'ru', zho: 'zh', chi: 'zh' };
/** Units of specifications by UN/ECE recommendation 20. */
const UNITS: Readonly<Record<string, string>> = {
  MMT: 'mm',
  CMT: 'cm',
  MTR: 'm',
  GRM: 'g',
  KGM: 'kg',
  MLT: 'ml',
  LTR: 'l',
  CEL: '°C',
  P1: '%',
  VLT: 'V',
  AMP: 'A',
  WTT: 'W',
  HTZ: 'Hz',
  KHZ: 'kHz',
  MHZ: 'MHz',
  SEC: 's',
  MIN: 'min',
  HUR: 'h',
  C62: '',
};
/** Kinds of prices, the preferred one first. */
const PRICES = ['net_list', 'nrp', 'gros_list', 'net_customer'];

/**
 * The products of a BMEcat catalogue (1.2 and 2005), by the names of its elements in version 1.2: texts in the catalogue's
 * language, the price of the smallest quantity, the deepest of its groups.
 */
export function bmecatRows(catalogue: Element): Row[] {
  const [header] = descendants(catalogue, 'HEADER');
  const language = textOf(header, 'LANGUAGE');
  const currency = textOf(header, 'CURRENCY');
  const supplier = textOf(header, 'SUPPLIER_NAME');
  const groupOf = groupsOf(catalogue);
  const rowOf = (article: Element): Row => {
    const own = (...names: string[]): string =>
      names.map((name) => textOf(article, name)).find((text) => text !== '') ?? '';
    const number = own('SUPPLIER_AID', 'SUPPLIER_PID');
    return withoutEmptyValues({
      SUPPLIER_AID: number,
      MANUFACTURER_AID: own('MANUFACTURER_AID', 'MANUFACTURER_PID'),
      MANUFACTURER_NAME: own('MANUFACTURER_NAME'),
      SUPPLIER_NAME: supplier,
      ...texts(article, 'DESCRIPTION_SHORT', 'name', language),
      ...texts(article, 'DESCRIPTION_LONG', 'description', language),
      EAN: own('EAN', 'INTERNATIONAL_AID', 'INTERNATIONAL_PID'),
      DELIVERY_TIME: own('DELIVERY_TIME'),
      ...price(article, currency),
      NO_CU_PER_OU: own('NO_CU_PER_OU'),
      GROUP_NAME: groupOf.get(number) ?? own('REFERENCE_FEATURE_GROUP_NAME'),
      STATE: article.attributes['mode'] === 'delete' ? 'deleted' : '',
      ...features(article),
    });
  };
  return ['ARTICLE', 'PRODUCT'].flatMap((name) => [...descendants(catalogue, name)].map(rowOf));
}

/** A text in each of its languages; one without a language is in the catalogue's. */
const texts = (article: Element, name: string, column: string, language: string): Record<string, string> =>
  Object.fromEntries(
    [...descendants(article, name)].map(({ text, attributes }) => {
      const own = LANGUAGES[(attributes['lang'] ?? language).trim().toLowerCase()];
      return [own === undefined ? name : `${column}_${own}`, text];
    }),
  );

function price(article: Element, currency: string): Record<string, string> {
  const priceElements = ['ARTICLE_PRICE', 'PRODUCT_PRICE'].flatMap((name) => [...descendants(article, name)]);
  const rankOf = ({ attributes }: Element): number => (PRICES.indexOf(attributes['price_type'] ?? '') + 9) % 9;
  const from = (each: Element): number => Number(textOf(each, 'LOWER_BOUND')) || 0;
  const [best] = priceElements.toSorted((one, other) => rankOf(one) - rankOf(other) || from(one) - from(other));
  if (!best) return {};
  const amount = textOf(best, 'PRICE_AMOUNT');
  const factor = Number(textOf(best, 'PRICE_FACTOR') || 1);
  return {
    PRICE_AMOUNT: factor === 1 || Number.isNaN(factor * Number(amount)) ? amount : (Number(amount) * factor).toFixed(2),
    PRICE_CURRENCY: textOf(best, 'PRICE_CURRENCY') || currency,
    PRICE_QUANTITY: textOf(article, 'PRICE_QUANTITY'),
  };
}

const features = (article: Element): Record<string, string> =>
  Object.fromEntries(
    [...descendants(article, 'FEATURE')].map((feature) => {
      const code = textOf(feature, 'FUNIT');
      const unit = UNITS[code.toUpperCase()] ?? code;
      const values = [...descendants(feature, 'FVALUE')].map(({ text }) => text.trim());
      return [`spec:${textOf(feature, 'FNAME')}${unit === '' ? '' : ` [${unit}]`}`, values.join(', ')];
    }),
  );

/** The paths of groups by the number of a product. */
function groupsOf(catalogue: Element): Map<string, string> {
  const listed = [...descendants(catalogue, 'CATALOG_STRUCTURE')].filter(
    ({ attributes }) => attributes['type'] !== 'root',
  );
  const paths = groupPaths(
    new Map(
      listed.map((group) => [
        textOf(group, 'GROUP_ID'),
        { name: textOf(group, 'GROUP_NAME'), parent: textOf(group, 'PARENT_ID') },
      ]),
    ),
  );
  const pathByNumber = new Map<string, string>();
  for (const name of ['ARTICLE_TO_CATALOGGROUP_MAP', 'PRODUCT_TO_CATALOGGROUP_MAP'])
    for (const map of descendants(catalogue, name)) {
      const number = textOf(map, 'ART_ID') || textOf(map, 'PROD_ID');
      const path = paths.get(textOf(map, 'CATALOG_GROUP_ID')) ?? '';
      if (path.split('>').length > (pathByNumber.get(number) ?? '').split('>').length || !pathByNumber.has(number))
        pathByNumber.set(number, path);
    }
  return pathByNumber;
}
