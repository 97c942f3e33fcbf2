import { partNumberKey } from '../catalogue/partNumberKey.ts';

/** The keys of a Russian keyboard beside those of an English one, in the order in which they lie. */
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const ENGLISH_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

/**
 * What a text would be if it had been typed with the other keyboard layout, Russian or English. A point or a comma of
 * an English text may be a letter of a Russian one, or itself.
 */
export function otherLayouts(text: string): string[] {
  if (/\p{Script=Cyrillic}/u.test(text)) return [byKeys(text, RUSSIAN_KEYS, ENGLISH_KEYS, /./gsu)];
  return [/[a-z]/g, /[^.,]/g, /./gsu].map((which) => byKeys(text, ENGLISH_KEYS, RUSSIAN_KEYS, which));
}

const byKeys = (text: string, from: string, to: string, which: RegExp): string =>
  text.toLowerCase().replaceAll(which, (char) => to[from.indexOf(char)] ?? char);

/** How a Cyrillic letter is written in Latin; where it looks like another letter, or has several ways, all of them. */
// prettier-ignore
const LATIN: Readonly<Record<string, readonly string[]>> = {
  А: ['A'], Б: ['B'], В: ['V', 'B', 'W'], Г: ['G'], Д: ['D'], Е: ['E'], Ё: ['E', 'YO'], Ж: ['ZH', 'J'], З: ['Z', '3'],
  И: ['I'], Й: ['J', 'Y', 'I'], К: ['K', 'C'], Л: ['L'], М: ['M'], Н: ['N', 'H'], О: ['O'], П: ['P'], Р: ['R', 'P'],
  С: ['S', 'C'], Т: ['T'], У: ['U', 'Y'], Ф: ['F'], Х: ['H', 'X'], Ц: ['C', 'TS'], Ч: ['CH', '4'], Ш: ['SH'],
  Щ: ['SCH'], Ъ: [''], Ы: ['Y'], Ь: [''], Э: ['E'], Ю: ['YU', 'U'], Я: ['YA'],
};
/** The Cyrillic letters for each way to write them in Latin, the longest way first, so that SH is one letter. */
const CYRILLIC: readonly (readonly [string, readonly string[]])[] = [
  ...Map.groupBy(
    Object.entries(LATIN).flatMap(([cyrillic, ways]) => ways.map((way) => ({ way, cyrillic }))),
    ({ way }) => way,
  ),
]
  .filter(([way]) => /[A-Z]/.test(way))
  .map(([way, letters]) => [way, letters.map(({ cyrillic }) => cyrillic)] as const)
  .toSorted(([one], [other]) => other.length - one.length);
const WAYS_MAX = 256;

/** A text in the letters of the other script, in every usual way: "ФВ 90" is "FV 90" and "FW 90". */
export function transliterations(text: string): string[] {
  const capitals = text.toUpperCase();
  if (/\p{Script=Cyrillic}/u.test(capitals)) return everyWay(Array.from(capitals, (char) => LATIN[char] ?? [char]));
  return /[A-Z]/.test(capitals) ? everyWay(cyrillicSigns(capitals)) : [];
}

/** The texts of one choice for each sign; the first choices first. */
const everyWay = (signs: readonly (readonly string[])[]): string[] =>
  signs.reduce<string[]>(
    (ways, choices) => choices.flatMap((choice) => ways.map((way) => way + choice)).slice(0, WAYS_MAX),
    [''],
  );

/** For each sign of a Latin text the Cyrillic letters that it may stand for. */
function cyrillicSigns(capitals: string): (readonly string[])[] {
  const signs: (readonly string[])[] = [];
  for (let rest = capitals; rest !== '';) {
    const [latin, letters] = CYRILLIC.find(([start]) => rest.startsWith(start)) ?? [rest[0]!, [rest[0]!]];
    signs.push(letters);
    rest = rest.slice(latin.length);
  }
  return signs;
}

/** Signs that a scan or a worn label gives for each other; O, I and L are folded by the key already. */
const MISREAD_OFTEN: Readonly<Record<string, string>> = {
  ...{ 8: 'B', B: '8', 5: 'S', S: '5', 2: 'Z', Z: '2', 6: 'G', G: '6', 0: 'DQ', D: '0', Q: '0' },
};
const MISREAD: Readonly<Record<string, string>> = {
  ...MISREAD_OFTEN,
  ...{ G: '6C', 1: '7T', 7: '1T', T: '71', U: 'V', V: 'U', C: 'G', 4: 'A', A: '4' },
};

/** A key with so many signs misread that it is likelier than any other slip: one, or two that are misread often. */
export const likelyMisreadKeys = (key: string): string[] => [
  ...new Set([...misreadKeys(key, MISREAD, 1), ...misreadKeys(key, MISREAD_OFTEN, 2)]),
];

/** A key with up to three signs misread, the fewest first. */
export function misreadKeys(key: string, signs = MISREAD, most = 3): string[] {
  const found = new Set<string>([key]);
  let last = [key];
  for (let misread = 0; misread < most; misread++) {
    last = last.flatMap((text) =>
      Array.from(text, (sign, at) => [sign, at] as const).flatMap(([sign, at]) =>
        Array.from(signs[sign] ?? '', (other) => text.slice(0, at) + other + text.slice(at + 1)),
      ),
    );
    last = [...new Set(last)].filter((text) => !found.has(text)).slice(0, 4 * WAYS_MAX);
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
  const put = (at: number, length: number, text: string): string =>
    signs.slice(0, at).join('') + text + signs.slice(at + length).join('');
  const swapped = signs.slice(1).map((sign, at) => put(at, 2, sign + signs[at]!));
  const fewer = signs.map((_, at) => put(at, 1, ''));
  const more = [...signs, ''].flatMap((_, at) => SIGNS.map((sign) => put(at, 0, sign)));
  const other = signs.flatMap((_, at) => SIGNS.map((sign) => put(at, 1, sign)));
  const slipped = new Set([...swapped, ...fewer, ...more, ...other]);
  slipped.delete(key);
  return [...slipped];
}

const KEY_ROWS = ['1234567890', 'QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM', '147', '258', '369'];
const BESIDE = new Set(
  KEY_ROWS.flatMap((row) =>
    Array.from(row)
      .slice(1)
      .flatMap((key, at) => [row[at]! + key, key + row[at]!]),
  ),
);

/** True where two neighbouring signs changed places, or one was hit instead of one beside it: the commonest slips of fingers. */
export function isFingerSlip(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const places = Array.from({ length: one.length }, (_, at) => at).filter((at) => one[at] !== other[at]);
  const [first, second, third] = places;
  if (first === undefined || third !== undefined) return false;
  if (second === undefined) return BESIDE.has(one[first]! + other[first]!);
  return second === first + 1 && one[first] === other[second] && one[second] === other[first];
}

/** The same number by another keyboard or in other letters: whole, and written differently. */
export const rewrittenKeys = (text: string): string[] => {
  const own = partNumberKey(text);
  const keys = [...otherLayouts(text), ...transliterations(text)].map(partNumberKey);
  return [...new Set(keys)].filter((key) => key !== own && key !== '');
};
