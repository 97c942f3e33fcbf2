/** The lengths of GTINs; a shorter one equals a longer one with leading zeros. */
const LENGTHS = [8, 12, 13, 14];
/** The prefix of a scanner (AIM symbology identifier such as `]C1`, `]d2`, or a group separator). */
const LEAD = /^(?:\][A-Za-z]\d)?[\p{Cc}\s]*/u;
const BRACKETED = /\((\d{2,4})\)\s*([^()\p{Cc}]*)/gu;
const GTIN = /^\d{14}(?!\d)/;
/** GS1 identifiers of the maker's own number, and of the buyer's. */
const OWN_NUMBERS = new Set(['240', '241']);
/** The lengths of GS1 values by identifier. A value of another identifier ends with a group separator. */
const FIXED = /^(?:(?:02|01|00)(?=\d{14})\d{14}|1[1235678]\d{6}|20\d{2})/;

/**
 * The number in a GS1 code as scanners type it, `(01)04012345678901(17)271231` or `010401234567890117271231`: its GTIN, and
 * the maker's own number where it is in brackets; the rest is the lot and date of one box. Null for any other text.
 */
export function gtinInScan(text: string): string | null {
  const bare = text.replace(LEAD, '');
  return bare.startsWith('(') || /\(01\)\s*\d{14}/.test(bare) ? inBrackets(bare) : withoutBrackets(bare);
}

function inBrackets(text: string): string | null {
  const parts = Array.from(text.matchAll(BRACKETED), ([, id = '', value = '']) => ({ id, value: value.trim() }));
  const gtin = parts.find(({ id, value }) => id === '01' && GTIN.test(value))?.value.slice(0, 14);
  const ownNumbers = parts.filter(({ id, value }) => OWN_NUMBERS.has(id) && value !== '').map(({ value }) => value);
  const numbers = [...(gtin === undefined ? [] : [gtin]), ...ownNumbers];
  return numbers.length > 0 ? numbers.join(' ') : null;
}

/** A date may stand before the GTIN; of what is longer than fixed nothing tells where it ends. */
function withoutBrackets(text: string): string | null {
  for (let rest = text; ;) {
    const gtin = /^01(\d{14})/.exec(rest)?.[1];
    if (gtin !== undefined) return hasCheckDigit(gtin) ? gtin : null;
    const [before] = FIXED.exec(rest) ?? [];
    if (before === undefined) return null;
    rest = rest.slice(before.length).replace(/^\p{Cc}/u, '');
  }
}

/** All spellings of a GTIN, with and without leading zeros; none for a text of another length. */
export function gtinForms(digits: string): string[] {
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return [];
  const bare = digits.replace(/^0+/, '');
  return LENGTHS.filter((length) => length >= bare.length).map((length) => bare.padStart(length, '0'));
}

/** Verifies the check digit (GS1: weights 3 and 1 from the right). */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits, Number).reduceRight(
    (all, digit, index) => all + digit * ((digits.length - index) % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}
