import { partNumberKey } from '../../catalogue/partNumberKey.ts';
import type { ListedLine } from '../ListedLine.ts';
import { hasNumber } from '../prose/hasNumber.ts';

const IS_QUOTED = /^\s*>/u;

/** A line of a text that names a part number. */
interface Mention {
  /** Its key as a whole. */
  key: string;
  isQuoted: boolean;
}

/** The lines of a letter that its answer repeats with another quantity: "> A-1 x 3" where the answer says "A-1 x 5". */
export function repeatedLines(text: string, lines: readonly ListedLine[]): Set<ListedLine> {
  if (!/^\s*>/mu.test(text)) return new Set();
  const mentions = mentionsIn(text);
  const quoted = lines.filter((line) => takeMention(mentions, line)?.isQuoted);
  const areQuoted = new Set(quoted);
  const answered = new Set(lines.filter((line) => !areQuoted.has(line)).flatMap((line) => numbersIn(line.text)));
  return new Set(quoted.filter((line) => numbersIn(line.text).some((number) => answered.has(number))));
}

/** The mentions of each part number in a text, in order. */
function mentionsIn(text: string): Map<string, Mention[]> {
  const mentions = new Map<string, Mention[]>();
  for (const line of text.split('\n')) {
    const mention = { key: partNumberKey(line), isQuoted: IS_QUOTED.test(line) };
    for (const number of numbersIn(line)) {
      const lineMentions = mentions.get(number);
      if (lineMentions) lineMentions.push(mention);
      else mentions.set(number, [mention]);
    }
  }
  return mentions;
}

/** Takes out the mention that a line was read from: of those of its number the first with the row's text, else the first. */
function takeMention(mentions: Map<string, Mention[]>, line: ListedLine): Mention | undefined {
  const key = partNumberKey(line.row);
  const lineMentions = numbersIn(line.text).map((number) => mentions.get(number) ?? []);
  const [mention] = lineMentions.flatMap((each) => each.find((one) => one.key.includes(key)) ?? each[0] ?? []);
  for (const each of lineMentions) if (mention && each.includes(mention)) each.splice(each.indexOf(mention), 1);
  return mention;
}

/** The keys of the part numbers of a text: "SpO2" is one only where nothing else is. */
function numbersIn(text: string): string[] {
  const words = text.split(/[\s,;:|()[\]×*]+/u).filter(hasNumber);
  const numbers = words.filter((word) => /\d.*\d/u.test(word));
  return (numbers.length > 0 ? numbers : words).map(partNumberKey);
}
