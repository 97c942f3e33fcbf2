/** As long as the numbers of the trade (GTIN) are; a shorter one is the same with zeros before it. */
const LENGTHS = [8, 12, 13, 14];
/** The prefix of a scanner (AIM symbology identifier such as `]C1`, `]d2`, or a group separator). */
const LEAD = String.raw`^(?:\][A-Za-z]\d)?[\u001d\s]*`;
const BRACKETED = new RegExp(String.raw`${LEAD}\(01\)\s*(\d{14})(?!\d)`);
const BARE = new RegExp(String.raw`${LEAD}01(\d{14})`);

/**
 * The trade number in a GS1 code as scanners write it, `(01)04012345678901(17)271231` or `010401234567890117271231`: what
 * else stands there is the lot and the date of one box. Null for any other text.
 */
export function gtinInScan(text: string): string | null {
  const bracketed = BRACKETED.exec(text)?.[1];
  if (bracketed) return bracketed;
  const bare = BARE.exec(text)?.[1];
  return bare && hasCheckDigit(bare) ? bare : null;
}

/** All the ways in which a trade number may be written; none for what is not as long as one. */
export function gtinForms(digits: string): string[] {
  if (!/^\d+$/.test(digits) || !LENGTHS.includes(digits.length)) return [];
  const bare = digits.replace(/^0+/, '');
  return LENGTHS.filter((length) => length >= bare.length).map((length) => bare.padStart(length, '0'));
}

/** The last digit is reckoned from the others: threefold and single in turn, from the right. */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits, Number).reduceRight(
    (all, digit, at) => all + digit * ((digits.length - at) % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}
