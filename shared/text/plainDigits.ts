/** A number as typed, with the digits of Chinese (３), Arabic (٣) and Persian keyboards (۳) as ASCII. */
export const plainDigits = (typed: string): string =>
  typed.normalize('NFKC').replaceAll(/[٠-٩۰-۹]/gu, (digit) => String(digit.charCodeAt(0) & 15));
