import type { Line } from '../file/fileRow.ts';
import { PRICE_MAX } from '../../../shared/contract/limits.ts';
import { type Condition, CONDITIONS, type Spec } from '../../../shared/contract/schemas/catalogue.ts';
import { LANGUAGES, type Language } from '../../../shared/text/languages.ts';
import type { FitRecord } from '../../modules/catalogue/writing/records.ts';
import { type FileMoney, readAmount } from './values/amounts.ts';
import { isCurrency } from './values/currencyWords.ts';
import {
  conditionIn,
  isDateLike,
  isOnePiece,
  isRoundedNumber,
  type Optional,
  readGtin,
  readSpan,
  readStock,
  withoutGuard,
} from './values/optional.ts';
import { plainName, plainText } from './values/plainText.ts';
import { listedSpecs, specsOf } from './specs.ts';
import { withOwnLanguage } from './withOwnLanguage.ts';
import { BadRow } from './BadRow.ts';
import { columnsOf } from './columnsOf.ts';
import { countryIn, withBrandCountry } from './values/countryIn.ts';
import { fitsIn } from './fits.ts';
import { packSizeIn, withPackSize } from './values/packSizeIn.ts';
import { withPriceUnit } from './values/priceUnit.ts';
import { documentsIn, type NamedDocument } from './documentsIn.ts';
import { pictureSources } from '../files/fileSources.ts';

type Texts = Partial<Record<Language, string>>;

/** A valid row: a variant and its product's fields. */
export interface ImportRow {
  line: Line;
  /** The cells as the file has them. */
  source: readonly string[];
  /** The columns that the file has, whether the row fills them or not. */
  columns: ReadonlySet<string>;
  code: string;
  names: Texts;
  summaries: Texts;
  descriptions: Texts;
  brand: string;
  brandCountry: string;
  /** From the root down; empty in an update. */
  groupPath: string[];
  condition: Condition;
  specs: Spec[];
  fits: FitRecord[];
  /** Part numbers. */
  accessories: string[];
  /** Part numbers that the product replaces. */
  replaces: string[];
  /** Web addresses and file names; rows of further pictures add theirs. */
  pictures: string[];
  documents: NamedDocument[];
  warrantyMonths: number;
  origin: string;
  createdAt: string | null;
  skuCode: string;
  skuNames: Texts;
  gtin: string | null;
  packSize: number;
  /** The unit of measure where it is one piece, such as "EA"; else null. */
  pieceUnit: string | null;
  /** At all `locations`. */
  stock: number;
  /** Where the stock is, in a file with a row for each location; rows of further ones add theirs. */
  locations: string[];
  deliveryDays: number;
  /** Cents; null if sold by quotation. */
  price: number | null;
  /** The price of a pack of this size, if the file has prices per piece; else null. Throws a BadRow. */
  priceOfPack: ((packSize: number) => number | null) | null;
}

const CODE_MAX = 80;
const TEXT_MAX = 20_000;
const GROUP_DEPTH_MAX = 5;
const DELIVERY_DAYS = 14;
const WARRANTY_MONTHS = 12;
const WARRANTY_MONTHS_MAX = 600;

type Fields = Readonly<Record<string, string>>;

/** How the rows of a file are read. */
export interface RowOptions {
  money: FileMoney;
  /** The sign between the levels of a group, in addition to `>` and arrows; null for none. */
  groupSeparator: string | null;
  /** The columns that the file has. */
  columns: ReadonlySet<string>;
  /** True if rows need a part number alone: they change goods that the store has. */
  isUpdate: boolean;
  /** Told of a value that is left out, or that may be damaged: "gtin", `"N/A" has …`. */
  note: (column: string, what: string) => void;
}

/** Parses a row. Throws a BadRow with the reason; a value that the row may lack is left out instead, and told. */
export function parseRow(
  { line, values: source, fields: rawFields }: { line: Line; values: readonly string[]; fields: Fields },
  { money, groupSeparator, columns, isUpdate, note }: RowOptions,
): ImportRow {
  refuseBroken(rawFields);
  /** Columns whose value cannot be read: what the store has of them stays. */
  const unread = new Set<string>();
  const leaveOut: RowOptions['note'] = (column, text) => {
    unread.add(column);
    note(column, text);
  };
  const values = Object.fromEntries(Object.entries(rawFields).map(([column, text]) => [column, withoutGuard(text)]));
  const { fields, movedColumns } = withOwnLanguage(
    withPackSize(withBrandCountry(withPriceUnit(withoutErrors(values, leaveOut))), note),
  );
  for (const column of movedColumns) unread.add(column);
  const code = partNumber(fields, 'code', note);
  const names = isUpdate ? {} : texts(fields, 'name', plainName);
  const optional = <T>(column: string, read: (text: string) => Optional<T>): T | null => {
    const text = fields[column]?.trim() ?? '';
    const parsed = text === '' ? { absent: true as const } : read(text);
    if ('fault' in parsed) leaveOut(column, `"${text}" ${parsed.fault}`);
    return 'value' in parsed ? parsed.value : null;
  };
  if (Object.keys(names).length === 0 && !isUpdate) throw new BadRow('name is missing');
  const packSize = packSizeIn(fields, note);
  const listed = listedSpecs(fields['specs']);
  // A text without any specification deletes none.
  const noteOther = Object.keys(listed.columns).length > 0 ? note : leaveOut;
  for (const text of listed.others) noteOther('specs', `"${text}" is no label and value, such as "Length: 16 cm"`);
  const row: Omit<ImportRow, 'columns'> = {
    line,
    source,
    code,
    names,
    summaries: texts(fields, 'summary', plainText),
    descriptions: texts(fields, 'description', plainText),
    brand: isUpdate && !fields['brand']?.trim() ? '' : requiredField(fields, 'brand', 120, plainName),
    brandCountry: optional('brand_country', countryIn) ?? '',
    groupPath: isUpdate ? [] : groupPath(requiredField(fields, 'group', 600, plainName), groupSeparator),
    condition: condition(fields['condition']),
    specs: specsOf({ ...listed.columns, ...fields }),
    fits: fitsIn(fields['fits'] ?? '', (text) => note('fits', text)),
    accessories: list(fields['accessories']),
    replaces: list(fields['replaces']).map(replaced),
    pictures: pictureSources(fields['pictures'] ?? ''),
    documents: documentsIn(fields, note),
    warrantyMonths: warrantyIn(fields['warranty_months']?.trim() ?? '', leaveOut),
    origin: optional('origin', countryIn) ?? '',
    createdAt: optional('created_at', moment),
    skuCode: fields['sku_code'] ? partNumber(fields, 'sku_code', note) : code,
    skuNames: isUpdate ? {} : texts(fields, 'sku_name', plainName),
    gtin: optional('gtin', readGtin),
    packSize,
    pieceUnit: isOnePiece(fields['unit'] ?? '') ? fields['unit']!.trim() : null,
    stock: optional('stock', (text) => readStock(text, money)) ?? 0,
    locations: fields['location'] ? [fields['location'].trim()] : [],
    deliveryDays: optional('delivery_days', (text) => readSpan(text, 'days', 1_000)) ?? DELIVERY_DAYS,
    price: price(fields, packSize, { money, note }),
    priceOfPack: fields['price_of'] === 'piece' ? (size) => price(fields, size, { money, note }) : null,
  };
  // When all values are read.
  return { ...row, columns: columnsOf(fields, columns, { isUpdate, unread }) };
}

// Rejects replacement characters, a sign of another encoding, and NUL, which PostgreSQL cannot store.
function refuseBroken(fields: Fields): void {
  for (const [column, text] of Object.entries(fields)) {
    if (text.includes('\uFFFD'))
      throw new BadRow(`${column} has characters that cannot be read: name the encoding with --encoding`);
    if (text.includes('\u0000')) throw new BadRow(`${column} contains a NUL character`);
    if (text.length > TEXT_MAX) throw new BadRow(`${column} is longer than ${TEXT_MAX} characters`);
  }
}

/** Cells in which a formula failed, or was saved without its result. */
const FORMULA_ERROR = /^#(?:N\/A|DIV\/0!|REF!|NAME\?|VALUE!|NUM!|NULL!|SPILL!|CALC!)$/;
/** Columns without which, or with a wrong value of which, a product would be another one. */
const OF_IDENTITY = /^(?:code|sku_code|brand|group|name_..|sku_name_..)$/;

/** The fields without errors of formulas. Throws a BadRow for an error in a column of the product's identity. */
function withoutErrors(fields: Fields, leaveOut: RowOptions['note']): Fields {
  const entries = Object.entries(fields).filter(([column, text]) => {
    // The error of a price says why it cannot be read.
    if (!FORMULA_ERROR.test(text.trim()) || column === 'price') return true;
    if (OF_IDENTITY.test(column))
      throw new BadRow(`${column} "${text}" is the error of a formula: correct it, and save the workbook again`);
    leaveOut(column, `"${text}" is the error of a formula`);
    return false;
  });
  return Object.fromEntries(entries);
}

function requiredField(fields: Fields, column: string, max: number, read = (text: string): string => text): string {
  const text = read(fields[column]?.trim() ?? '');
  if (text === '') throw new BadRow(`${column} is missing`);
  if (text.length > max) throw new BadRow(`${column} is longer than ${max} characters`);
  return text;
}

function partNumber(fields: Fields, column: string, note: RowOptions['note']): string {
  const code = requiredField(fields, column, CODE_MAX);
  if (isRoundedNumber(code))
    throw new BadRow(
      `${column} "${code}" was rounded by a spreadsheet: format the column as text, and enter the number anew`,
    );
  if (isDateLike(code)) note(column, `"${code}" looks like a date that a spreadsheet made of a part number`);
  return code;
}

function texts(fields: Fields, column: string, read: (text: string) => string): Texts {
  const textByLanguage = LANGUAGES.map(
    (language) => [language, read(fields[`${column}_${language}`]?.trim() ?? '')] as const,
  );
  return Object.fromEntries(textByLanguage.filter(([, text]) => text));
}

function groupPath(text: string, separator: string | null): string[] {
  const path = text
    .split(/[>»›→]+/)
    .flatMap((part) => (separator === null ? [part] : part.split(separator)))
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (path.length === 0) throw new BadRow('group is missing');
  if (path.length > GROUP_DEPTH_MAX) throw new BadRow(`group has more than ${GROUP_DEPTH_MAX} levels`);
  return path;
}

function condition(text = ''): Condition {
  const parsedCondition = text.trim() === '' ? 'new' : conditionIn(text);
  if (!parsedCondition) throw new BadRow(`condition "${text}" is not one of ${CONDITIONS.join(', ')}`);
  return parsedCondition;
}

/** Months. A warranty that cannot be read promises none, and is told to `leaveOut`. */
function warrantyIn(text: string, leaveOut: RowOptions['note']): number {
  const parsed = text === '' ? { absent: true as const } : readSpan(text, 'months', WARRANTY_MONTHS_MAX);
  if ('fault' in parsed) leaveOut('warranty_months', `"${text}" ${parsed.fault}`);
  return 'value' in parsed ? parsed.value : 'fault' in parsed ? 0 : WARRANTY_MONTHS;
}

function price(fields: Fields, packSize: number, { money, note }: Pick<RowOptions, 'money' | 'note'>): number | null {
  const { price: text = '', currency = '', price_per = '', price_of } = fields;
  const isOfPiece = price_of === 'piece' && packSize > 1;
  const amount = readAmount(text, money, { sold: isOfPiece ? packSize : 1, priced: pricedPieces(price_per) });
  if ('fault' in amount) throw new BadRow(`price "${text}" ${amount.fault}`);
  const { cents } = amount;
  if (cents === null) return null;
  if (cents > PRICE_MAX)
    throw new BadRow(`price "${text}" is above ${PRICE_MAX / 100}: leave it empty to sell the product on quotation`);
  if (currency !== '' && !isCurrency(currency.trim(), money.currency))
    throw new BadRow(`price "${text}" is in "${currency}", and the store sells in ${money.currency}`);
  if (isOfPiece)
    note('price', `"${text}" is for one piece, so a pack of ${packSize} costs ${(cents / 100).toFixed(2)}`);
  return cents;
}

/** The pieces that a price is for: "100", "100 ST", "per thousand"; 1 for a text without a number, such as a unit. */
function pricedPieces(text: string): number {
  const plain = text.normalize('NFKC').trim();
  const [, number = ''] = /^\D*?(\d[\d.,' ]*)\D*$/u.exec(plain) ?? [];
  // 1,000 is a thousand, or one with three decimals.
  const isWhole = /^[1-9]\d{0,5}(?:[.,]0{1,2})?$/.test(number.trim());
  if (number !== '' && !isWhole)
    throw new BadRow(`the price is for "${text}" pieces: write their number without signs`);
  if (number !== '') return Number.parseInt(number, 10);
  return /\b(?:thousand|tausend|mil|mille)\b|тыс/iu.test(plain)
    ? 1_000
    : /\b(?:hundred|hundert|cien|ciento|cent)\b|сотн?/iu.test(plain)
      ? 100
      : 1;
}

// Year first: the order of day and month is ambiguous otherwise.
const MOMENT = /^(\d{4})[-/](\d\d?)[-/](\d\d?)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|[+-]\d\d:\d\d)?)?$/i;

function moment(text: string): Optional<string> {
  const [, year, month = '', date = '', time = '00:00', zone = 'Z'] = MOMENT.exec(text) ?? [];
  const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  const at = new Date(`${day}T${time}${zone}`);
  // JavaScript accepts 30 February as a day in March, and PostgreSQL has no year 0.
  const isDay = new Date(day).toJSON()?.startsWith(day) && Number(year) > 0;
  return isDay && !Number.isNaN(at.getTime())
    ? { value: at.toISOString() }
    : { fault: 'is not a date such as 2026-03-01' };
}

/** A comma within a part number has no blank behind it. */
const list = (text = ''): string[] =>
  text
    .split(/[|;；、\n]|,\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

function replaced(code: string): string {
  if (code.length > CODE_MAX) throw new BadRow(`replaces "${code}" is longer than ${CODE_MAX} characters`);
  return code;
}
