import { plainDigits } from '../../../../shared/text/plainDigits.ts';
import { isAnyCurrency, isCurrency } from './currencyWords.ts';

export type DecimalSign = '.' | ',';

/** The decimal sign of a file, detected from its prices. */
export interface FileSign {
  /** Null if no price is conclusive. */
  sign: DecimalSign | null;
  /** True if some prices have a decimal point and others a decimal comma. */
  isMixed: boolean;
}

/** How the prices of a file are read. */
export interface FileMoney extends FileSign {
  /** The store's (ISO 4217). */
  currency: string;
}

/** Returns the result for a sign given on the command line. */
export const fileSignOf = (sign: DecimalSign): FileSign => ({ sign, isMixed: false });

/** A parsed price: cents, null for 0 and for words such as "on request", or the reason why it cannot be read. */
export type Amount = { cents: number | null } | { fault: string };

const OTHER = { '.': ',', ',': '.' } as const;
const NAMES = { '.': 'a decimal point', ',': 'a decimal comma' } as const;

/** Words and signs that merchants write instead of a price. */
const NO_PRICE = new Set(
  [
    '',
    'n/a',
    '#n/a',
    'na',
    'n.a.',
    'n/d',
    'none',
    'null',
    'nil',
    'tbd',
    'tba',
    'tbc',
    'poa',
    'p.o.a.',
    'por',
    'call',
    'please call',
    'call us',
    'call for price',
    'call for pricing',
    'call for quote',
    'ask',
    'inquire',
    'on request',
    'upon request',
    'by request',
    'price on request',
    'price upon request',
    'on application',
    'quote',
    'by quote',
    'by quotation',
    'request a quote',
    'request quote',
    'contact us',
    'no price',
    'consultar',
    'a consultar',
    'consulte',
    'consultar precio',
    'precio a consultar',
    'a cotizar',
    'sin precio',
    'нет',
    'по запросу',
    'цена по запросу',
    'под запрос',
    'договорная',
    'цена договорная',
    'по договоренности',
    'уточняйте',
    'уточняется',
    'звоните',
    '面议',
    '价格面议',
    '电议',
    '询价',
    '请询价',
    '咨询',
    '无',
    '暂无',
  ].map((words) => words.normalize('NFKC')),
);
const DASHES = /^[-‐-―−]+$/;

const MONEY = /^[\p{L}. ]*\p{Sc}[\p{L}. ]*$|^kr\.?$/iu;

/** The pieces that are sold together, and those that a price of the file is for. */
interface Share {
  sold: number;
  priced: number;
}
const ONE_OF_ONE: Share = { sold: 1, priced: 1 };

/** Parses a price in the store's currency by the decimal sign of its file, and converts it to the pieces sold. */
export function readAmount(text: string, { sign, isMixed, currency }: FileMoney, share = ONE_OF_ONE): Amount {
  const plain = plainOf(text);
  if (DASHES.test(plain) || NO_PRICE.has(plain.toLowerCase())) return { cents: null };
  const number = numberIn(plain, currency);
  if (number === null) return { fault: isOtherMoney(plain, currency) ? `is not in ${currency}` : 'is not an amount' };
  if (/^[^1-9]*$/.test(number)) return { cents: null };
  const readings = readingsOf(number);
  if (!readings['.'] && !readings[',']) return { fault: 'is not an amount' };
  if (isAmbiguous(readings) && (sign === null || isMixed))
    return {
      fault: `may be ${withoutFinalPoint(readings['.'])} or ${withoutFinalPoint(readings[','])}: ${isMixed ? MIXED : UNKNOWN}`,
    };
  const own = signOf(readings);
  if (own !== null && sign !== null && own !== sign)
    return { fault: `has ${NAMES[own]} where the file has ${NAMES[sign]}` };
  return centsOf(readings[sign ?? own ?? '.']!, share);
}

const UNKNOWN = 'the file does not show which is its decimal sign, so name it with --decimal';
const MIXED = 'the file has both decimal signs, name the right one with --decimal';

/** Returns the decimal sign that a price proves; null if it has none, is ambiguous, or is not an amount. */
export function decimalSignIn(text: string | undefined, currency: string): DecimalSign | null {
  const number = numberIn(plainOf(text ?? ''), currency);
  return number === null ? null : signOf(readingsOf(number));
}

/** Words of a price about which a buyer may talk. */
const NEGOTIABLE = / \(?(?:o\.?b\.?o\.?|or best offer|negotiable|ono|firm|торг|negociable|可议价|vb)\)?$/iu;

// Normalises blanks of any width and full-width forms.
const plainOf = (text: string): string =>
  plainDigits(text)
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(NEGOTIABLE, '');

const PARTS = /^([^\d]*?)([.,]?\d[\d.,' ]*)([^\d]*)$/;

/** Returns the number of an amount in the currency, without it; null for another text. */
function numberIn(plain: string, currency: string): string | null {
  const [, before = '', number = '', after = ''] = PARTS.exec(plain) ?? [];
  const isOwn = [before, after].every((word) => word.trim() === '' || isCurrency(word.trim(), currency));
  return number === '' || !isOwn ? null : number.trim().replace(/[.,]$/, '');
}

const isOtherMoney = (plain: string, currency: string): boolean =>
  plain
    .split(/[\d.,' ]*\d[\d.,' ]*/)
    .map((word) => word.trim())
    .filter((word) => !isCurrency(word, currency))
    .flatMap((word) => word.split(' '))
    .filter((word) => !isCurrency(word, currency))
    .some((word) => MONEY.test(word) || isAnyCurrency(word));

/** The readings of a number by each decimal sign, as digits with a point; null if it cannot be read so. */
type Readings = Record<DecimalSign, string | null>;

const readingsOf = (number: string): Readings => ({ '.': readBy(number, '.'), ',': readBy(number, ',') });

// Groups of three digits, or of two before the last three as in India, with one separator.
const forms = (decimal: DecimalSign): RegExp =>
  new RegExp(
    String.raw`^(\d*|[1-9]\d{0,2}(?:([${OTHER[decimal]}' ])\d{3})(?:\2\d{3})*|[1-9]\d?(?:[${OTHER[decimal]}]\d{2})+[${OTHER[decimal]}]\d{3})(?:[${decimal}](\d*))?$`,
  );
const FORMS = { '.': forms('.'), ',': forms(',') };

function readBy(number: string, decimal: DecimalSign): string | null {
  const [all, whole = '', , fraction = ''] = FORMS[decimal].exec(number) ?? [];
  return all === undefined ? null : `${whole.replaceAll(/\D/g, '') || '0'}.${fraction}`;
}

const isAmbiguous = ({ '.': point, ',': comma }: Readings): boolean =>
  point !== null && comma !== null && point.replace(/\.$/, '') !== comma.replace(/\.$/, '');

const signOf = ({ '.': point, ',': comma }: Readings): DecimalSign | null =>
  point !== null && comma === null ? '.' : point === null && comma !== null ? ',' : null;

function centsOf(reading: string, { sold, priced }: Share): Amount {
  const [whole = '', fraction = ''] = reading.split('.');
  const [amount, parts] = [BigInt(whole + fraction) * BigInt(sold) * 100n, 10n ** BigInt(fraction.length)];
  if (amount % (parts * BigInt(priced)) === 0n) return { cents: Number(amount / (parts * BigInt(priced))) };
  if (sold === priced) return { fault: 'has more than two decimals' };
  return { fault: `is for ${piecesIn(priced)}: the price of ${piecesIn(sold)} has more than two decimals` };
}

const piecesIn = (count: number): string => (count === 1 ? 'one piece' : `${count} pieces`);

const withoutFinalPoint = (reading: string | null): string => (reading ?? '').replace(/\.$/, '');
