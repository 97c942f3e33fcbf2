const HTML = /<(?:t[dh]|li|br|p|div)[\s>/]|&(?:nbsp|bull|middot);/iu;
const ENTITIES: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  times: '×',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  rarr: '→',
  hellip: '…',
  rsquo: '’',
  quot: '"',
  lt: '<',
  gt: '>',
};
const CELL = /(<t[dh]\b[^<>]{0,500}>)((?:(?!<\/?t[dhr]\b)[\s\S]){0,2000})(?=<\/t[dh]>)/giu;
const COLUMNS = /\bcolspan\s*=\s*["']?(\d{1,2})/iu;
const LAST_CODE = 0x10_ff_ff;

/** The lines of a text that was pasted as HTML, with a tab between the cells of a table. */
export const withoutTags = (text: string): string =>
  HTML.test(text)
    ? text
        .replaceAll(/<\/?(?:s|del|strike)>/giu, '~~')
        .replaceAll(CELL, (_all, tag: string, content: string) => `${tag}${inOneLine(content)}${restOfColumns(tag)}`)
        .replaceAll(/\s*<\/t[dh]>\s*(?=<t[dh])/giu, '\t')
        .replaceAll(/<br[^<>]{0,100}>|<\/(?:tr|li|p|div|h\d)>/giu, '\n')
        .replaceAll(/<[^<>]{0,2000}>/gu, '')
        .replaceAll(/&([a-z]{2,6});/gu, (all, name: string) => ENTITIES[name] ?? all)
        .replaceAll(/&#(x?)([\da-f]{1,6});/giu, (all, hex: string, code: string) => signOf(all, hex, code))
    : text;

/** A cell may have breaks and paragraphs. */
const inOneLine = (content: string): string =>
  content.replaceAll(/<br[^<>]{0,100}>|<\/?(?:p|div)\b[^<>]{0,500}>|\s+/giu, ' ');
/** A cell over several columns is followed by empty ones. */
const restOfColumns = (tag: string): string => '\t'.repeat(Math.max(0, Number(COLUMNS.exec(tag)?.[1] ?? 1) - 1));

function signOf(all: string, hex: string, code: string): string {
  const value = Number.parseInt(code, hex === '' ? 10 : 16);
  return value > 0 && value <= LAST_CODE ? String.fromCodePoint(value) : all;
}
