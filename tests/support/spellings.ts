const LATIN = 'ABCEHKMOPTX';
const CYRILLIC = 'АВСЕНКМОРТХ';

/** The ways in which people write one part number, and in which it stands in what they paste. */
export const SPELLINGS: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => code.toLowerCase(),
  (code) => code.replaceAll(/[^A-Z0-9]/gi, ''),
  (code) => code.replaceAll(/[^A-Z0-9]/gi, ' '),
  (code) => ` ${code.replaceAll('-', '–')} `,
  (code) => code.replaceAll('O', '0').replaceAll('I', '1'),
  (code) => code.replaceAll(/[ABCEHKMOPTX]/g, (letter) => CYRILLIC[LATIN.indexOf(letter)]!),
  (code) => Array.from(code).join('\u00ad'),
  (code) => code.replaceAll(/[A-Z0-9]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)),
];

/** One of them for each number in turn. */
export const spelled = (code: string, at: number): string => SPELLINGS[at % SPELLINGS.length]!(code);
