import { readFileSync } from 'node:fs';
import { z } from 'zod/mini';
import { parseJson } from '../../../../shared/json/parseJson.ts';
import { PRICE_MAX, QUOTATION_VALID_DAYS } from '../../../../shared/contract/limits.ts';
import { QuotationTerms } from '../../../../shared/contract/schemas/commercialDocuments/quotationTerms.ts';
import { localised } from '../../../../shared/text/localised.ts';
import type { SkuWithProduct } from '../../../../shared/contract/schemas/catalogue.ts';
import { skuDetail } from '../../letters/formats.ts';
import type { StaffQuotation } from '../../quotations/StaffQuotations.ts';
import { StartFailure } from '../../../settings.ts';
import { centsOf, unitsOf } from '../amounts.ts';
import { errorText } from '../../../platform/errorText.ts';

const termShapes = QuotationTerms.shape;
const DAYS = 'must be 1 to 365';
const NO_AMOUNT = 'must be an amount such as 1250.50, or null';
const Cents = z
  .int(NO_AMOUNT)
  .check(z.minimum(0, 'must not be below 0'), z.maximum(PRICE_MAX, `must be at most ${unitsOf(PRICE_MAX)}`));
/** An amount in units of the currency, as people write it: `1250.50`; parsed to cents. */
const WrittenAmount = z.pipe(z.pipe(z.union([z.number(), z.string()], NO_AMOUNT), z.transform(centsOf)), Cents);

const ABOVE_0 = 'must be above 0; write null for what you cannot supply';
const isAboveZero = z.refine((cents: unknown) => cents !== 0, ABOVE_0);

/** The schema of the file, for one form of its amounts. */
const quotationSchema = <Amount extends typeof Cents | typeof WrittenAmount>(amount: Amount) =>
  z.strictObject({
    quotation: z.string('must be the number of the quotation, such as Q-2026-000123').check(z.minLength(1)),
    /** The prices that the file was written from; null if there were none. Absent: whatever they are now. */
    quoted_at: z.optional(z.nullable(z.string())),
    /** For the reader. */
    currency: z.optional(z.string()),
    /** For the reader: who requests, and what they wrote. */
    request: z.optional(z.record(z.string(), z.string())),
    lines: z.array(
      z.strictObject({
        line: z.int('must be the number of a line').check(z.minimum(1)),
        /** For the reader: the requested product. */
        product: z.optional(z.string()),
        /** For the reader: what the member wrote beside the line. */
        note: z.optional(z.string()),
        quantity: z.optional(z.number()),
        wished_price: z.optional(z.nullable(amount)),
        price: z.nullable(amount).check(isAboveZero),
      }),
    ),
    valid_days: z.int('must be a number of days').check(z.minimum(1, DAYS), z.maximum(365, DAYS)),
    message: z._default(z.string().check(z.maxLength(2000, 'must have at most 2000 characters')), ''),
    terms: z.optional(
      z.strictObject({
        freight: z.optional(z.nullable(amount)),
        tax: z.optional(z.nullable(amount)),
        payment_days: z.optional(termShapes.payment_days),
        incoterm: z.optional(termShapes.incoterm),
        place: z.optional(termShapes.place),
        lead_days: z.optional(termShapes.lead_days),
      }),
    ),
  });

/** The file in which staff price a quotation: `npm run staff -- show` writes it, `quote` reads it. */
const QuotationFile = quotationSchema(WrittenAmount);
/** The same with amounts in cents. */
export const PricedQuotation = quotationSchema(Cents);
export type PricedQuotation = z.output<typeof PricedQuotation>;

/** Reads a file with prices. Throws a StartFailure that names the first fault. */
export function readQuotationFile(path: string): PricedQuotation {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch (error) {
    throw new StartFailure(`The file ${path} cannot be read: ${errorText(error)}`);
  }
  const json = parseJson(decodeText(bytes));
  if (json === undefined)
    throw new StartFailure(`${path} is not JSON. npm run staff -- show QUOTATION writes such a file.`);
  const parsed = QuotationFile.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new StartFailure(`${path} is invalid: ${faultOf(parsed.error.issues[0]!)}`);
}

/** Decodes a text by its byte order mark, else as UTF-8: `>` of Windows PowerShell writes UTF-16. */
function decodeText(bytes: Buffer): string {
  const mark = bytes.subarray(0, 2).toString('hex');
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? 'utf-8';
  return new TextDecoder(encoding).decode(bytes);
}

function faultOf(issue: z.core.$ZodIssue): string {
  const place = issue.path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('');
  const name = place.replace(/^\./, '') || 'the file';
  if (issue.code === 'unrecognized_keys') return `${name} has fields that nobody knows: ${issue.keys.join(', ')}`;
  // zod's default message.
  return `${name} ${issue.message === 'Invalid input' ? 'is missing or of another kind' : issue.message}`;
}

interface FileLine {
  product: string;
  note?: string;
  quantity: number;
  wished_price?: string;
  price: string | null;
}

/** Returns the lines of a request in the order of its file: those of the catalogue, then the others. */
export function askedLines({ lines, freeLines }: Pick<StaffQuotation, 'lines' | 'freeLines'>): FileLine[] {
  const goods = lines.map(({ sku, quantity, note, target, quoted }) => ({
    product: productText(sku),
    ...(note !== '' && { note }),
    quantity,
    ...(target !== null && { wished_price: unitsOf(target) }),
    price: quoted === null ? null : unitsOf(quoted),
  }));
  return [...goods, ...freeLines.map(({ text, quantity }) => ({ product: text, quantity, price: null }))];
}

/** "Acme C5-1, 3 m, Pack of 2: Convex probe". A name that begins with manufacturer and number does not repeat them. */
function productText(sku: SkuWithProduct): string {
  const name = localised(sku.product, 'product_name', 'en');
  const maker = `${sku.product.brand.brand_name} ${sku.code} `;
  return [skuDetail(sku, 'en'), name.startsWith(maker) ? name.slice(maker.length) : name].filter(Boolean).join(': ');
}

/** Returns the text of a quotation file, ready for its prices. */
export function writeQuotationFile(quotation: StaffQuotation, currency: string): string {
  const { code, quotedAt, terms: statedTerms, company, message, purchaseOrder, reference } = quotation;
  const request = Object.entries({ company, message, purchase_order: purchaseOrder, reference }).filter(
    ([, text]) => text !== '',
  );
  const file = {
    quotation: code,
    quoted_at: quotedAt,
    currency,
    request: Object.fromEntries(request),
    lines: askedLines(quotation).map((line, index) => ({ line: index + 1, ...line })),
    valid_days: QUOTATION_VALID_DAYS,
    message: '',
    ...(statedTerms && {
      terms: {
        ...statedTerms,
        freight: unitsOf(statedTerms.freight),
        tax: statedTerms.tax === null ? null : unitsOf(statedTerms.tax),
      },
    }),
  };
  return JSON.stringify(file, null, 2);
}
