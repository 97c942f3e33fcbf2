/** The keys of a Russian keyboard beside those of an English one, in the order in which they lie. */
const RUSSIAN_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const ENGLISH_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";

/**
 * The text as typed with the other keyboard layout, Russian or English. A point or a comma of
 * an English text may be a letter of a Russian one, or itself.
 */
export function otherLayouts(text: string): string[] {
  if (/\p{Script=Cyrillic}/u.test(text)) return [byKeys(text, RUSSIAN_KEYS, ENGLISH_KEYS, /./gsu)];
  return [/[a-z]/g, /[^.,]/g, /./gsu].map((letters) => byKeys(text, ENGLISH_KEYS, RUSSIAN_KEYS, letters));
}

const byKeys = (text: string, from: string, to: string, letters: RegExp): string =>
  text.toLowerCase().replaceAll(letters, (char) => to[from.indexOf(char)] ?? char);

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
  if (/\p{Script=Cyrillic}/u.test(capitals))
    return everySpelling(Array.from(capitals, (char) => LATIN[char] ?? [char]));
  return /[A-Z]/.test(capitals) ? everySpelling(cyrillicSigns(capitals)) : [];
}

/** The texts of one choice for each sign; the first choices first. */
const everySpelling = (signs: readonly (readonly string[])[]): string[] =>
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
