import { PRICE_MAX } from '../../../shared/contract/limits.ts';
import { CONDITIONS, type Condition, type Spec } from '../../../shared/contract/schemas/catalogue.ts';
import { LANGUAGES, type Language } from '../../../shared/text/languages.ts';
import type { FitRecord } from '../../modules/catalogue/writing/records.ts';
import { type FileMoney, readAmount } from './amounts.ts';
import { specsOf } from './specs.ts';

type Texts = Partial<Record<Language, string>>;

/** A valid row: a variant and its product's fields. */
export interface ImportRow {
  line: number;
  code: string;
  names: Texts;
  summaries: Texts;
  descriptions: Texts;
  brand: string;
  brandCountry: string;
  /** From the root down. */
  groupPath: string[];
  condition: Condition;
  specs: Spec[];
  fits: FitRecord[];
  /** Part numbers. */
  accessories: string[];
  /** Part numbers that the product replaces. */
  replaces: string[];
  warrantyMonths: number;
  origin: string;
  createdAt: string | null;
  skuCode: string;
  skuNames: Texts;
  gtin: string | null;
  packSize: number;
  stock: number;
  deliveryDays: number;
  /** Cents; null if sold by quotation. */
  price: number | null;
}

/** The reason why a row is refused. */
export class BadRow extends Error {
  override name = 'BadRow';
}

const CODE_MAX = 80;
const TEXT_MAX = 20_000;
const GROUP_DEPTH_MAX = 5;
const DELIVERY_DAYS = 14;

type Fields = Readonly<Record<string, string>>;

/** Parses a row. Throws a BadRow with the reason. */
export function parseRow(line: number, fields: Fields, money: FileMoney): ImportRow {
  refuseBroken(fields);
  const code = required(fields, 'code', CODE_MAX);
  const names = texts(fields, 'name');
  if (Object.keys(names).length === 0) throw new BadRow('name is missing');
  return {
    ...{ line, code, names },
    summaries: texts(fields, 'summary'),
    descriptions: texts(fields, 'description'),
    brand: required(fields, 'brand', 120),
    brandCountry: country(fields, 'brand_country'),
    groupPath: groupPath(required(fields, 'group', 600)),
    condition: condition(fields.condition),
    specs: specsOf(fields),
    fits: list(fields.fits).map(fitOf),
    accessories: list(fields.accessories),
    replaces: list(fields.replaces).map(replaced),
    warrantyMonths: wholeNumber(fields, 'warranty_months', 12, 600),
    origin: country(fields, 'origin'),
    createdAt: moment(fields.created_at),
    skuCode: fields.sku_code ? required(fields, 'sku_code', CODE_MAX) : code,
    skuNames: texts(fields, 'sku_name'),
    gtin: gtin(fields.gtin),
    packSize: wholeNumber(fields, 'pack_size', 1, 100_000) || 1,
    stock: wholeNumber(fields, 'stock', 0, 1_000_000_000),
    deliveryDays: wholeNumber(fields, 'delivery_days', DELIVERY_DAYS, 1_000),
    price: price(fields.price, money),
  };
}

// Rejects replacement characters, a sign of another encoding, and NUL, which PostgreSQL cannot store.
function refuseBroken(fields: Fields): void {
  for (const [column, text] of Object.entries(fields)) {
    if (text.includes('\uFFFD')) throw new BadRow(`${column} is not UTF-8: save the file as UTF-8`);
    if (text.includes('\u0000')) throw new BadRow(`${column} contains a NUL character`);
    if (text.length > TEXT_MAX) throw new BadRow(`${column} is longer than ${TEXT_MAX} characters`);
  }
}

function required(fields: Fields, column: string, max: number): string {
  const text = fields[column]?.trim() ?? '';
  if (text === '') throw new BadRow(`${column} is missing`);
  if (text.length > max) throw new BadRow(`${column} is longer than ${max} characters`);
  return text;
}

function texts(fields: Fields, column: string): Texts {
  const found = LANGUAGES.map((language) => [language, fields[`${column}_${language}`]?.trim()] as const);
  return Object.fromEntries(found.filter(([, text]) => text));
}

function groupPath(text: string): string[] {
  const path = text
    .split('>')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (path.length === 0) throw new BadRow('group is missing');
  if (path.length > GROUP_DEPTH_MAX) throw new BadRow(`group has more than ${GROUP_DEPTH_MAX} levels`);
  return path;
}

function condition(text = ''): Condition {
  const wanted = text.trim().toLowerCase() || 'new';
  const found = CONDITIONS.find((one) => one === wanted);
  if (!found) throw new BadRow(`condition "${text}" is not one of ${CONDITIONS.join(', ')}`);
  return found;
}

function wholeNumber(fields: Fields, column: string, missing: number, max: number): number {
  const text = fields[column]?.trim() ?? '';
  if (text === '') return missing;
  if (!/^\d{1,10}$/.test(text) || Number(text) > max)
    throw new BadRow(`${column} "${text}" is not a whole number from 0 to ${max}`);
  return Number(text);
}

function price(text = '', money: FileMoney): number | null {
  const amount = readAmount(text, money);
  if ('fault' in amount) throw new BadRow(`price "${text}" ${amount.fault}`);
  if (amount.cents !== null && amount.cents > PRICE_MAX)
    throw new BadRow(`price "${text}" is above ${PRICE_MAX / 100}: leave it empty to sell the product on quotation`);
  return amount.cents;
}

function gtin(text = ''): string | null {
  const digits = text.replaceAll(/[\s-]/g, '');
  if (digits === '') return null;
  if (!/^\d{8}$|^\d{12,14}$/.test(digits)) throw new BadRow(`gtin "${text}" does not have 8, 12, 13 or 14 digits`);
  return digits;
}

function country(fields: Fields, column: string): string {
  const text = fields[column]?.trim().toUpperCase() ?? '';
  if (text !== '' && !/^[A-Z]{2}$/.test(text)) throw new BadRow(`${column} "${text}" is not a two-letter country code`);
  return text;
}

// Year first: the order of day and month is ambiguous otherwise.
const MOMENT = /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:\d\d)?)?$/i;

function moment(text = ''): string | null {
  if (text.trim() === '') return null;
  const [, year, month = '', date = '', time = '00:00', zone = 'Z'] = MOMENT.exec(text.trim()) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const at = new Date(`${day}T${time}${zone}`);
  // JavaScript accepts 30 February as a day in March, and PostgreSQL has no year 0.
  const isDay = new Date(day).toJSON()?.startsWith(day) && Number(year) > 0;
  if (!isDay || Number.isNaN(at.getTime())) throw new BadRow(`created_at "${text}" is not a date such as 2026-03-01`);
  return at.toISOString();
}

const list = (text = ''): string[] =>
  text
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');

function replaced(code: string): string {
  if (code.length > CODE_MAX) throw new BadRow(`replaces "${code}" is longer than ${CODE_MAX} characters`);
  return code;
}

// "SonoTerra: ST-900" or, without a colon, the first word is the brand.
function fitOf(text: string): FitRecord {
  const [, brand_name, model] = /^([^:]+):\s*(.+)$/.exec(text) ?? /^(\S+)\s+(.+)$/.exec(text) ?? [];
  if (!brand_name || !model)
    throw new BadRow(`fits "${text}" does not name a manufacturer and a model, such as "SonoTerra: ST-900"`);
  return { brand_name, model };
}
