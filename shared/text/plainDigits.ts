import { removeInvisible } from './removeInvisible.ts';

/** A number as typed, without invisible characters, and with the digits of any script as ASCII: Chinese (３), Arabic (٣), Persian (۳), Hindi (३), Thai (๓). */
export const plainDigits = (typed: string): string =>
  removeInvisible(typed)
    .normalize('NFKC')
    .replaceAll(/\p{Nd}/gu, (digit) => `${valueOf(digit.codePointAt(0)!)}`);

/** A digit's place after the zero of its script, which no other digit precedes. */
const valueOf = (code: number): number => (/\p{Nd}/u.test(String.fromCodePoint(code - 1)) ? valueOf(code - 1) + 1 : 0);
