import type { Reading } from '../../../../shared/contract/schemas/catalogue.ts';

/**
 * Finds a word in the keyword, ignoring case: as a whole word, else inside another one. The server joins a number and its
 * unit ("3.5mhz", "30deg"), and the numbers of a range ("2-5mhz") and of a size ("35x43").
 */
function findWord(keyword: string, word: string): { start: number; end: number } | null {
  const pattern = word
    .replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
    .replaceAll(/\s+/g, String.raw`\s+`)
    .replaceAll(/(?<=\d)x(?=\d)/g, String.raw`\s*[xх×*]\s*`)
    .replaceAll(/(?<=\d)-(?=\d)/g, String.raw`\s*(?:[-–—~～至到]|to|a|до)\s*`)
    .replaceAll(/(?<=\d)deg$/g, String.raw`\s*(?:deg|°)`)
    .replaceAll(/(?<=\d)celsius$/g, String.raw`\s*(?:celsius|°\s*[cс]|℃)`)
    .replaceAll(/(?<=\d)inch$/g, String.raw`\s*(?:inch|[″”"]|'')`)
    .replaceAll(/(?<=\d)(?=\p{L})/gu, String.raw`\s*`);
  const apart = new RegExp(String.raw`(?<![\p{L}\p{N}])${pattern}(?![\p{L}\p{N}])`, 'iu').exec(keyword);
  const match = apart ?? new RegExp(pattern, 'iu').exec(keyword);
  return match && { start: match.index, end: match.index + match[0].length };
}

/** Returns a word with the capitals with which it was typed: the server answers in small letters. Unchanged if it is not in the keyword. */
export function findTypedWord(keyword: string, word: string): string {
  const match = findWord(keyword, word);
  return match ? keyword.slice(match.start, match.end) : word;
}

/** Puts a word of the keyword in quotation marks, so that it is neither corrected nor left out. */
export function quoteWord(keyword: string, word: string): string {
  const match = findWord(keyword, word);
  if (!match) return `${keyword} "${word}"`;
  return `${keyword.slice(0, match.start)}"${keyword.slice(match.start, match.end)}"${keyword.slice(match.end)}`;
}

/** Words that only join others, and mean nothing where one of them is gone. */
const JOINING = String.raw`(?:in|on|of|for|with|en|de|del|para|con|y|and|в|на|для|с|от|и)\s+`;
/** Not behind a number: "19 in" is a measure. */
const BEFORE = new RegExp(String.raw`(?<=^|[^\d\s]\s+)${JOINING}$`, 'iu');
const AT_START = new RegExp(String.raw`^\s*${JOINING}`, 'iu');

/** Replaces a word; if `to` is empty, removes the word that joined it, too: "gel in stock" becomes "gel". */
function replaceWord(text: string, word: string, to: string): string {
  const match = findWord(text, word);
  if (!match) return text;
  const [before, after] = [text.slice(0, match.start), text.slice(match.end)];
  if (to !== '') return before + to + after;
  return before.trim() === '' ? after.replace(AT_START, '') : before.replace(BEFORE, '') + after;
}

/** Returns the keyword as it was searched for: without dropped words, and with corrected ones. */
export function withoutWords(keyword: string, { dropped, corrected }: Reading): string {
  const changes = [...dropped.map((from) => ({ from, to: '' })), ...corrected];
  const text = changes.reduce((rest, { from, to }) => replaceWord(rest, from, to), keyword);
  return text.replaceAll(/\s+/g, ' ').trim();
}

/** The keyword without the words for a state, as in "gel in stock". */
export function withoutStates(keyword: string, states: readonly { word: string }[]): string {
  const text = states.reduce((rest, { word }) => replaceWord(rest, word, ''), keyword);
  return text.replaceAll(/\s+/g, ' ').trim();
}
