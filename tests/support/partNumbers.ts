import fc from 'fast-check';

const isKept = (char: string): boolean => /[\p{L}\p{N}]/u.test(char);

/** Letters and digits of a script, by the code points between which they lie. */
const charactersIn = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).filter(isKept);

// Greek without its accented capitals, whose iota changes its place; Han and Hangul by a part of them.
const SCRIPTS = [
  [0x30, 0x39],
  [0x41, 0x7a],
  [0xc0, 0x24f],
  [0x391, 0x3c9],
  [0x400, 0x52f],
  [0x531, 0x586],
  [0x5d0, 0x5ea],
  [0x620, 0x669],
  [0x905, 0x96f],
  [0xe01, 0xe59],
  [0x10a0, 0x10ff],
  [0x1e00, 0x1eff],
  [0x3041, 0x30fe],
  [0x4e00, 0x51ff],
  [0xac00, 0xae00],
  [0xff10, 0xff9d],
  [0x1d400, 0x1d4ff],
  [0x20000, 0x20040],
].map(([first, last]) => charactersIn(first!, last!));

/** A letter or a digit of some script. */
const character = fc.oneof(...SCRIPTS.map((characters) => fc.constantFrom(...characters)));

/** Part numbers of letters and digits of any script, with separators between. */
export const partNumbers = fc
  .array(fc.tuple(character, fc.constantFrom('', '', '', '-', '.', ' ', '/', '_', '–', '\u00a0', '\u00ad')), {
    minLength: 1,
    maxLength: 20,
  })
  .map((parts) => parts.map(([char, separator], at) => (at < parts.length - 1 ? char + separator : char)).join(''));

/** Letters and digits that look like no Latin ones: what differs in them is another number. */
export const foreignCharacters = fc.constantFrom(
  ...Array.from('БГДЖЗИЙЛФЦЧШЩЪЫЬЭЮЯЄЇҐЉЊЋЂΓΔΘΛΞΠΣΦΨΩ国械注准进许可医疗探头あいうアイウ가나다אבגابجกขคअआइ'),
);
