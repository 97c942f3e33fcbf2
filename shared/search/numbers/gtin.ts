/** The lengths of GTINs; a shorter one equals a longer one with leading zeros. */
const LENGTHS = [8, 12, 13, 14];
/** The prefix of a scanner (AIM symbology identifier such as `]C1`, `]d2`, or a group separator). */
const LEAD = String.raw`^(?:\][A-Za-z]\d)?[\u001d\s]*`;
const BRACKETED = new RegExp(String.raw`${LEAD}\(01\)\s*(\d{14})(?!\d)`);
const BARE = new RegExp(String.raw`${LEAD}01(\d{14})`);

/**
 * The GTIN in a GS1 code as scanners type it, `(01)04012345678901(17)271231` or `010401234567890117271231`; the rest is
 * the lot and date of one box. Null for any other text.
 */
export function gtinInScan(text: string): string | null {
  const bracketed = BRACKETED.exec(text)?.[1];
  if (bracketed) return bracketed;
  const bare = BARE.exec(text)?.[1];
  return bare && hasCheckDigit(bare) ? bare : null;
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
    (all, digit, at) => all + digit * ((digits.length - at) % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
}
