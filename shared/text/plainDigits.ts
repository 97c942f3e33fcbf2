/** A number as typed, with the digits of any script as ASCII: Chinese (３), Arabic (٣), Persian (۳), Hindi (३), Thai (๓). */
export const plainDigits = (typed: string): string => typed.normalize('NFKC').replaceAll(/\p{Nd}/gu, asciiDigit);

/** Digits of each script stand in blocks of ten. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let zero = code;
  while (code - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
