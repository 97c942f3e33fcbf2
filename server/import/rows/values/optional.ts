import { type FileMoney, readAmount } from './amounts.ts';

/** A value that a row may lack: read, absent, or of a form that is left out, and told. */
export type Optional<T> = { value: T } | { absent: true } | { fault: string };

const ABSENT = { absent: true } as const;
/** Words and signs that merchants write where there is no value. */
const EMPTY =
  /^(?:[-‐-―−—?.]*|n\/?a|#n\/a|n\.a\.|n\/d|none|null|nil|nan|not applicable|does not apply|no aplica|не применимо|不适用|unknown|no data|не указано|неизвестно|sin datos|无|暂无|未知)$/i;
/** True for an empty text, and for signs and words that mean "no value", such as "-" and "N/A". */
export const isEmpty = (text: string): boolean => EMPTY.test(text.trim());

/** Takes off what spreadsheets put around a text to keep it as it is: `="0012"` and `'0012`. */
export const withoutGuard = (text: string): string => text.replace(/^="(.*)"$/s, '$1').replace(/^['’](?=[\d=+-])/, '');

/** A long number as Excel rounds it: its last digits are lost. */
export const isRoundedNumber = (code: string): boolean => /^\d(?:[.,]\d+)?E\+\d+$/i.test(code.trim());

const MONTH =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|янв|фев|мар|апр|мая|май|июн|июл|авг|сен|окт|ноя|дек|ene|abr|ago|dic';
const DATE = new RegExp(
  String.raw`^(?:\d{1,2}[-. ](?:${MONTH})\.?(?:[-. ]\d{2,4})?|(?:${MONTH})[-. ]\d{2,4}|\d{4}-\d\d-\d\d(?: 00:00(?::00)?)?)$`,
  'iu',
);
/** True for a part number that Excel may have made a date of. */
export const isDateLike = (code: string): boolean => DATE.test(code.trim());

const NO_STOCK =
  /^(?:no|out of stock|not in stock|no stock|sold out|back-? ?order(?:ed)?|on order|to order|нет|нет в наличии|нет на складе|отсутствует|под заказ|закончил(?:ся|ась|ось|ись)|agotad[oa]s?|sin stock|sin existencias?|no disponible|bajo pedido|无货|缺货|售罄|没有|预订|nicht (?:auf lager|vorrätig|verfügbar)|ausverkauft|en rupture(?: de stock)?|épuisé|esaurito|esgotado|sem estoque)(?:\s*[,;:(–—-].*)?$/iu;

/** Words before a number of pieces that are there: "over 100", "in stock: 12". */
const AT_LEAST =
  /^(?:>=|over|more than|above|at least|min\.?|in stock|available|более|больше|свыше|не менее|от|в наличии|есть|на складе|más de|mas de|al menos|en stock|disponibles?|hay|mehr als|über|auf lager|plus de|超过|大于|不少于|现货|有货|库存)[\s:：,(-]*(?=\d)/iu;
/** "In stock, 3 left". */
const LEFT =
  /^(?:(?:in stock|low stock|only|limited|в наличии|осталось|quedan|en stock|solo|últimas|仅|有货)[\s,:;–—-]*)+(?:осталось\s*)?(\d{1,9})(?:\s*(?:left|remaining|only|шт\.?|осталось|unidades|uds\.?|restantes|件|个))*$/iu;
const OR_MORE =
  /\s*\(?(?:or more|and more|in stock|available|и более|и больше|в наличии|на складе|o más|y más|en stock|disponibles?|auf lager|以上|及以上|现货)\)?$/iu;

/** Parses a stock level in pieces; that of several places, joined with " | ", is added up. */
export function readStock(text: string, money: FileMoney): Optional<number> {
  let pieces: number | null = null;
  for (const part of text.split(' | ')) {
    const level = levelIn(part, money);
    if ('fault' in level) return level;
    if ('value' in level) pieces = (pieces ?? 0) + level.value;
  }
  return pieces === null ? ABSENT : upTo(pieces, STOCK_MAX);
}

/** Parses the stock level of one place; "100+", "over 100" and ">100" are at least 100, less than none is none. */
function levelIn(text: string, money: FileMoney): Optional<number> {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/\((\d[\d.,' ]*)\)$/, '$1');
  if (isEmpty(plain)) return ABSENT;
  if (NO_STOCK.test(plain)) return { value: 0 };
  const [, left] = LEFT.exec(plain) ?? [];
  if (left !== undefined) return upTo(Number(left), STOCK_MAX);
  const [, sign, number] =
    /^([<>≥~−-]?)\s*([\d.,' \s]*\d[.,]?)\s*\+?\s*(?:pcs?\.?|pieces?|units?|ea\.?|шт\.?|uds?\.?|unidades|件|个|台|只|支|盒)?$/iu.exec(
      plain.replace(AT_LEAST, '').replace(OR_MORE, ''),
    ) ?? [];
  if (number === undefined || sign === '<') return { fault: 'is not a number of pieces' };
  if (sign === '-' || sign === '−') return { value: 0 };
  if (/^\d{1,10}$/.test(number)) return upTo(Number(number), STOCK_MAX);
  const amount = readAmount(number, money);
  if ('fault' in amount) return { fault: amount.fault.replace('is not an amount', 'is not a number of pieces') };
  return upTo(Math.floor((amount.cents ?? 0) / 100), STOCK_MAX);
}
const STOCK_MAX = 1_000_000_000;

/** The value, unless it is above the most. */
export const upTo = (value: number, max: number): Optional<number> =>
  value > max ? { fault: `is above ${max}` } : { value };

const ONE_PIECE =
  /^(?:ea|each|pc|pce|pcs|piece|pieces|item|unit|single|шт|штука|ud|unidad|pieza|stück|stk|pièce|pezzo|[个件只支台把套根条片张副枚])\.?$/iu;

/** True for a unit of measure of one piece: "EA", "шт.", "Stk". */
export const isOnePiece = (text: string): boolean => ONE_PIECE.test(text.normalize('NFKC').trim());

/** Words for a span of time, with their number of working days, and of calendar days where these are no months. */
const SPANS: [RegExp, { days: number; months: number }][] = [
  [/^(?:h|hrs?|hours?|ч|час(?:а|ов)?|horas?|stunden?|std|heures?|ore|小时)$/iu, { days: 1 / 24, months: 0 }],
  [
    /^(?:(?:calendar|working|business|werk|arbeits|рабочих|раб\.?|календарных) ?)?(?:days?|d|дн|день|дня|дней|сут|суток|días?|dias?|tage?n?|t|at|dag(?:en)?|werkdagen|jours?|jrs?|j|giorni|giorno|gg)(?: (?:hábiles|laborables|úteis|ouvrés|lavorativi))?$|^(?:个?工作日|天|日)$/iu,
    { days: 1, months: 1 / 30 },
  ],
  [
    /^(?:weeks?|wks?|w|нед|недел[яиью]|sem|semanas?|wochen?|we(?:ek|ken)|semaines?|settiman[ae]|周|个?星期)$/iu,
    { days: 5, months: 7 / 30 },
  ],
  [/^(?:months?|mos?|m|мес|месяц(?:а|ев)?|mes(?:es)?|monate?n?|mois|mes[ei]|mês|个?月)$/iu, { days: 21, months: 1 }],
  [
    /^(?:years?|yrs?|y|г|год(?:а|ов)?|лет|años?|jahre?n?|ans?|année|années|ann[oi]|anos?|年)$/iu,
    { days: 252, months: 12 },
  ],
];
/** Words before a span, which is its longest: "up to 5 days", "от 2 до 3 недель". */
const ABOUT =
  /^(?:(?:ca|approx|about|up to|within|in|ships|usually|max|от|до|около|в течение|примерно|hasta|de|aprox|desde|unos|en|约|大约|etwa|bis zu|bis|sous|environ|entro|circa)\.? *)+(?=\d)/iu;
/** Words for goods that are sent at once. */
const AT_ONCE =
  /^(?:immediate(?:ly)?|same day|next day|ready to ship|сразу|немедленно|inmediat[oa]|entrega inmediata|即时|即发|当天|当日发货|sofort(?: lieferbar)?|imediat[oa]|pronta entrega|immédiat|pronto)$/iu;
const NO_SPAN = /^(?:no|none|no warranty|without|нет|без гарантии|sin garantía|keine|无|无质保)$/iu;

/**
 * Parses a span of time in working days or whole months; of "2–3 weeks" the longer one. Without a unit it is in the
 * column's. "None" is 0.
 */
export function readSpan(text: string, unit: 'days' | 'months', max: number): Optional<number> {
  const whole = text.normalize('NFKC').trim();
  if (unit === 'months' && NO_SPAN.test(whole)) return { value: 0 };
  if (isEmpty(whole)) return ABSENT;
  // Less than a day is a day.
  if (unit === 'days' && AT_ONCE.test(whole)) return { value: 1 };
  const fault = { fault: `is not a whole number from 0 to ${max}` };
  const [, digits, word = ''] =
    /^(?:\d{1,4}\s*(?:[-–—~/]|to|до|a|bis|à|至)\s*)?(\d{1,10})(?:[.,]0+)?[-\s]*([\p{L}. ]*)$/iu.exec(
      whole.replace(ABOUT, ''),
    ) ?? [];
  if (digits === undefined) return fault;
  const plain = word
    .replaceAll(/\b(?:limited|full|warranty|manufacturer|approx)\b/gi, '')
    .trim()
    .replace(/\.$/, '');
  const each = plain === '' ? 1 : (SPANS.find(([words]) => words.test(plain))?.[1][unit] ?? 0);
  if (each === 0) return fault;
  const span = Number(digits) * each;
  // A warranty has whole months, and less than a day is a day.
  return upTo(unit === 'days' ? Math.ceil(span - 1e-9) : Math.floor(span + 1e-9), max);
}

/** Parses a GTIN: GS1, with its check digit. */
export function readGtin(text: string): Optional<string> {
  if (isEmpty(text)) return ABSENT;
  const digits = text
    .trim()
    .replace(/^\(01\)(\d{14}).*$/, '$1')
    .replace(/\.0+$/, '')
    .replaceAll(/[\s-]/g, '');
  if (/^0+$/.test(digits)) return ABSENT;
  if (!/^\d{8}$|^\d{12,14}$/.test(digits)) return { fault: 'does not have 8, 12, 13 or 14 digits' };
  return hasCheckDigit(digits) ? { value: digits } : { fault: 'has a wrong check digit' };
}

// GS1 General Specifications, 7.9: weights 3 and 1 from the right, the check digit last.
function hasCheckDigit(digits: string): boolean {
  const sum = digits
    .split('')
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}

const CONDITIONS = {
  // The numbers are those of eBay.
  new: /^(?:1[05]00|1750|(?:brand[- ])?new|unused|factory new|nuevo|nueva|новый|новое|новая|новые|全新|新|neu|neuware|neuf|nuovo|novo)$/iu,
  refurbished:
    /^(?:20[0-3]0|2500|(?:certified |factory )?(?:refurb|refurbished|renewed|reconditioned|remanufactured|recertified|overhauled)|cpo|reacondicionad[oa]|restaurad[oa]|восстановлен(?:ный|ное|ная|ные|о)|翻新|generalüberholt|aufbereitet|reconditionné|remis à neuf|ricondizionato|recondicionado)$/iu,
  used: /^(?:2750|2990|30[01]0|[456]000|used|pre-? ?owned|second[- ]?hand|like new|open box|ex[- ]?demo|demo|usad[oa]|de segunda mano|б\/у|бу|подержанн(?:ый|ое|ая|ые)|бывш(?:ий|ее) в употреблении|二手|[八九]成新|gebraucht|vorführgerät|occasion|d'occasion|usato)$/iu,
} as const;

/** Words beside a condition: "OEM Used", "Used - Good, tested". */
const BESIDE_CONDITION =
  /(?<!\p{L})(?:oem|original|genuine|tested|working|very good|good|excellent|fair|grade [abc]|[abc][- ]grade|condition|certified|оригинал|рабоч(?:ий|ее|ая)|хорошее|funcionando|buen estado|原装)(?!\p{L})/giu;

/** New goods have no grades. */
const GRADE =
  /^(?:(?:cosmetic )?grade [abc]|[abc][- ]grade|very good|good|excellent|fair|acceptable|отличное|хорошее|удовлетворительное|excelente|muy bueno|bueno|buen estado|aceptable|très bon état|bon état|sehr gut|gut)(?: condition| состояние)?$/iu;

/** The state of goods in any of the store's languages; null for another word. */
export function conditionIn(text: string): keyof typeof CONDITIONS | null {
  const conditions = Object.keys(CONDITIONS) as (keyof typeof CONDITIONS)[];
  const conditionOf = (words: string): keyof typeof CONDITIONS | undefined =>
    conditions.find((one) => CONDITIONS[one].test(words));
  const bare = text
    .replaceAll(BESIDE_CONDITION, ' ')
    .replaceAll(/[\s,;:()–—-]+/g, ' ')
    .trim();
  return conditionOf(text.trim()) ?? conditionOf(bare) ?? (GRADE.test(text.trim()) ? 'used' : null);
}
