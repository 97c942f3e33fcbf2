import { readFileSync } from 'node:fs';
import { LEADS_TO, type OwnDescriptions, type OwnWords } from '../../../shared/search/words/concepts/thesaurus.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { type Settings, StartFailure } from '../../settings.ts';
import { DESCRIPTIONS, descriptionsIn, type Fault, isDescription, type ThesaurusLine } from './descriptionLines.ts';
import { isLanguage, nameFaults } from './thesaurusNames.ts';

const LINES_MAX = 20_000;
/** The most faults that are reported; a file with more is probably of another kind. */
const FAULTS_TOLD = 20;

/**
 * Reads a merchant's words from THESAURUS_FILE: a line for each thing, "language; thing; name; > name …", and lines that say
 * what things do (`descriptionLines.ts`). Throws a StartFailure that names each line that does not fit.
 */
export function readThesaurus({ thesaurusFile: file }: Pick<Settings, 'thesaurusFile'>): Omit<Parsed, 'faults'> {
  const { faults, ...own } = parseThesaurus(file === null ? '' : textOf(file));
  if (faults.length === 0) return own;
  const listed = faults.slice(0, FAULTS_TOLD).map((fault) => `\n  ${fault}`);
  const more = faults.length > FAULTS_TOLD ? `\n  and ${faults.length - FAULTS_TOLD} more` : '';
  throw new StartFailure(`THESAURUS_FILE ${file} is invalid:${listed.join('')}${more}`);
}

function textOf(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    const reason = error instanceof TypeError ? 'it is not UTF-8 text' : String(error);
    throw new StartFailure(`THESAURUS_FILE ${file} cannot be read: ${reason.replaceAll(/\s+/g, ' ')}`);
  }
}

interface Parsed {
  words: OwnWords;
  descriptions: OwnDescriptions;
  /** A message for each invalid line. */
  faults: string[];
}

/** Parses lines of cells between semicolons or tabs; empty lines and those that begin with # are left out. */
export function parseThesaurus(text: string): Parsed {
  const rawLines = text.split(/\r\n|\r|\n/);
  const lines = rawLines.flatMap((line, index): ThesaurusLine[] => {
    if (line.trim() === '' || line.trimStart().startsWith('#')) return [];
    const [kind = '', ...cells] = cellsOf(line);
    return [{ number: index + 1, kind: kind.toLowerCase(), cells }];
  });
  const faults: Fault[] = [];
  const words = wordsIn(
    lines.filter(({ kind }) => !isDescription(kind)),
    faults,
  );
  const descriptions = descriptionsIn(lines, faults);
  if (rawLines.length > LINES_MAX) faults.unshift({ number: 0, text: `It has more than ${LINES_MAX} lines.` });
  return {
    words,
    descriptions,
    faults: faults
      .toSorted((one, other) => one.number - other.number)
      .map(({ number, text: fault }) => (number === 0 ? fault : `Line ${number}: ${fault}`)),
  };
}

function wordsIn(lines: readonly ThesaurusLine[], faults: Fault[]): OwnWords {
  const byLanguage = new Map<string, Map<string, string[]>>();
  for (const { number, kind: language, cells } of lines) {
    const [thing = '', ...names] = cells;
    const lineFaults = faultsIn(language, thing, names);
    faults.push(...lineFaults.map((text) => ({ number, text })));
    if (lineFaults.length > 0) continue;
    const things = byLanguage.get(language) ?? new Map<string, string[]>();
    const key = thing.toLowerCase();
    things.set(key, [...(things.get(key) ?? []), ...names]);
    byLanguage.set(language, things);
  }
  return Object.fromEntries(Array.from(byLanguage, ([language, things]) => [language, Object.fromEntries(things)]));
}

/** Spreadsheets put quotation marks around cells; empty cells at the end are theirs, too. */
const cellsOf = (line: string): string[] =>
  line
    .split(/[;\t]/)
    .map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .replaceAll('""', '"')
        .replace(/^>\s*/, LEADS_TO)
        .trim(),
    )
    .filter((cell, index) => index < 2 || cell !== '');

function faultsIn(language: string, thing: string, names: readonly string[]): string[] {
  const kinds = `${LANGUAGES.join(', ')}, or begin the line with ${DESCRIPTIONS.join(', ')}`;
  return [
    ...(isLanguage(language) ? [] : [`"${language}" is not a language of the store; use ${kinds}.`]),
    ...(thing === '' ? ['The second cell is empty; it says what the words mean, in English.'] : nameFaults(thing)),
    ...(names.length === 0 ? ['It has no words; write them behind the second cell.'] : names.flatMap(nameFaults)),
  ];
}
