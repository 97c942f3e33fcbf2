import { isNumberName, isQuantityName } from '../table/columnNames.ts';

const SPOKEN = /^(\p{Lu}[\p{L} .'-]{0,23}):[ \t]+(?=\S)/u;
const LINES_MIN = 3;

/** A conversation without the names of who speaks before each line; any other text as it is. */
export function withoutSpeakers(text: string): string {
  const lines = text.split('\n');
  const filled = lines.filter((line) => line.trim() !== '').length;
  const names = lines.flatMap((line) => SPOKEN.exec(line)?.[1] ?? []);
  const isTalk =
    names.length >= LINES_MIN &&
    names.length * 4 >= filled * 3 &&
    new Set(names).size * 2 <= names.length &&
    !names.some((name) => isNumberName(name) || isQuantityName(name));
  return isTalk ? lines.map((line) => line.replace(SPOKEN, '')).join('\n') : text;
}
