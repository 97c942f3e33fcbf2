import { partNumberKey } from '../../catalogue/partNumberKey.ts';
import { otherLayouts, transliterations } from './otherLetters.ts';

/** Signs that a scan or a worn label gives for each other; O, I and L are folded by the key already. */
const MISREAD_OFTEN: Readonly<Record<string, string>> = {
  8: 'B',
  B: '8',
  5: 'S',
  S: '5',
  2: 'Z',
  Z: '2',
  6: 'G',
  G: '6',
  0: 'DQ',
  D: '0',
  Q: '0',
};
const MISREAD: Readonly<Record<string, string>> = {
  ...MISREAD_OFTEN,
  G: '6C',
  1: '7T',
  7: '1T',
  T: '71',
  U: 'V',
  V: 'U',
  C: 'G',
  4: 'A',
  A: '4',
};

/** The most readings with the same number of misread characters that are tried. */
const MISREAD_MAX = 1_024;

/** Readings with one misread character, or two that are often misread: likelier than any other slip. */
export const likelyMisreadKeys = (key: string): string[] => [
  ...new Set([...misreadKeys(key, MISREAD, 1), ...misreadKeys(key, MISREAD_OFTEN, 2), ...joinedKeys(key)]),
];

/** Two signs that a scan gives for one, as keys have them: L is a 1 there. */
const JOINED: readonly (readonly [pair: string, sign: string])[] = [
  ...([
    ['RN', 'M'],
    ['VV', 'W'],
    ['C1', 'D'],
    ['13', 'B'],
  ] as const),
];

/** A key with two signs read as one, or one as two. */
const joinedKeys = (key: string): string[] =>
  JOINED.flatMap(([pair, sign]) => [...replacedEach(key, pair, sign), ...replacedEach(key, sign, pair)]);
const replacedEach = (key: string, from: string, to: string): string[] =>
  Array.from(
    key.matchAll(new RegExp(from, 'g')),
    ({ index }) => key.slice(0, index) + to + key.slice(index + from.length),
  );

/** A key with up to three signs misread, the fewest first. */
export function misreadKeys(key: string, signs = MISREAD, most = 3): string[] {
  const found = new Set<string>([key]);
  let last = [key];
  for (let misread = 0; misread < most; misread++) {
    last = last.flatMap((text) =>
      Array.from(text, (sign, index) => [sign, index] as const).flatMap(([sign, index]) =>
        Array.from(signs[sign] ?? '', (other) => text.slice(0, index) + other + text.slice(index + 1)),
      ),
    );
    last = [...new Set(last)].filter((text) => !found.has(text)).slice(0, MISREAD_MAX);
    for (const text of last) found.add(text);
  }
  found.delete(key);
  return [...found];
}

const ZEROS_MAX = 3;

/** A key with fewer zeros before it, or with as many more as a spreadsheet may have lost. */
export function zeroKeys(key: string): string[] {
  const zeros = /^0*/.exec(key)![0].length;
  const fewer = Array.from({ length: zeros }, (_, left) => key.slice(zeros - left));
  return [...fewer, ...Array.from({ length: ZEROS_MAX }, (_, more) => '0'.repeat(more + 1) + key)];
}

const SIGNS = Array.from('ABCDEFGHJKMNPQRSTUVWXYZ0123456789');

/** A key with one sign too many, too few, wrong, or changed places with its neighbour: the likeliest slips first. */
export function slippedKeys(key: string): string[] {
  const signs = Array.from(key);
  const put = (index: number, length: number, text: string): string =>
    signs.slice(0, index).join('') + text + signs.slice(index + length).join('');
  const swapped = signs.slice(1).map((sign, index) => put(index, 2, sign + signs[index]!));
  const fewer = signs.map((_, index) => put(index, 1, ''));
  const more = [...signs, ''].flatMap((_, index) => SIGNS.map((sign) => put(index, 0, sign)));
  const other = signs.flatMap((_, index) => SIGNS.map((sign) => put(index, 1, sign)));
  const slipped = new Set([...swapped, ...fewer, ...more, ...other]);
  slipped.delete(key);
  return [...slipped];
}

const KEY_ROWS = ['1234567890', 'QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM', '147', '258', '369'];
const BESIDE = new Set(
  KEY_ROWS.flatMap((row) =>
    Array.from(row)
      .slice(1)
      .flatMap((key, index) => [row[index]! + key, key + row[index]!]),
  ),
);

/** True where two neighbouring signs changed places, or one was hit instead of one beside it: the commonest slips of fingers. */
export function isFingerSlip(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const places = Array.from({ length: one.length }, (_, index) => index).filter((index) => one[index] !== other[index]);
  const [first, second, third] = places;
  if (first === undefined || third !== undefined) return false;
  if (second === undefined) return BESIDE.has(one[first]! + other[first]!);
  return second === first + 1 && one[first] === other[second] && one[second] === other[first];
}

/** The same number by another keyboard or in other letters: whole, and written differently. */
export const rewrittenKeys = (text: string): string[] => {
  const typedKey = partNumberKey(text);
  const keys = [...otherLayouts(text), ...transliterations(text)].map(partNumberKey);
  return [...new Set(keys)].filter((key) => key !== typedKey && key !== '');
};
