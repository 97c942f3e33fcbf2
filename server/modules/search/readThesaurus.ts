import { readFileSync } from 'node:fs';
import { LEADS, type OwnWords, PHRASE_MAX, phraseLexemes } from '../../../shared/search/words/thesaurus.ts';
import { tokenise } from '../../../shared/search/words/tokens.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { type Settings, StartFailure } from '../../settings.ts';

const LINES_MAX = 20_000;
const NAME_MAX = 80;
/** So many faults are told; a file with more is of another kind. */
const FAULTS_TOLD = 20;

/**
 * Reads a merchant's words from THESAURUS_FILE: a line for each thing, "language; thing; name; > name …". Throws a
 * StartFailure that names each line that does not fit.
 */
export function readThesaurus({ thesaurusFile: file }: Pick<Settings, 'thesaurusFile'>): OwnWords {
  if (file === null) return {};
  const { words, faults } = parseThesaurus(textOf(file));
  if (faults.length === 0) return words;
  const listed = faults.slice(0, FAULTS_TOLD).map((fault) => `\n  ${fault}`);
  const more = faults.length > FAULTS_TOLD ? `\n  and ${faults.length - FAULTS_TOLD} more` : '';
  throw new StartFailure(`THESAURUS_FILE ${file} does not fit:${listed.join('')}${more}`);
}

function textOf(file: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(file));
  } catch (error) {
    const why = error instanceof TypeError ? 'it is not UTF-8 text' : String(error);
    throw new StartFailure(`THESAURUS_FILE ${file} cannot be read: ${why.replaceAll(/\s+/g, ' ')}`);
  }
}

interface Parsed {
  words: OwnWords;
  /** What does not fit, by line. */
  faults: string[];
}

/** Parses lines of cells between semicolons or tabs; empty lines and those that begin with # are left out. */
export function parseThesaurus(text: string): Parsed {
  const byLanguage = new Map<string, Map<string, string[]>>();
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length > LINES_MAX) return { words: {}, faults: [`It has more than ${LINES_MAX} lines.`] };
  const faults = lines.flatMap((line, at) => {
    if (line.trim() === '' || line.trimStart().startsWith('#')) return [];
    const [language = '', thing = '', ...names] = cellsOf(line);
    const found = faultsIn(language, thing, names);
    if (found.length === 0) {
      const things = byLanguage.get(language.toLowerCase()) ?? new Map<string, string[]>();
      const key = thing.toLowerCase();
      things.set(key, [...(things.get(key) ?? []), ...names]);
      byLanguage.set(language.toLowerCase(), things);
    }
    return found.map((fault) => `Line ${at + 1}: ${fault}`);
  });
  const words = Object.fromEntries(
    Array.from(byLanguage, ([language, things]) => [language, Object.fromEntries(things)]),
  );
  return { words, faults };
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
        .replace(/^>\s*/, LEADS)
        .trim(),
    )
    .filter((cell, at) => at < 2 || cell !== '');

function faultsIn(language: string, thing: string, names: readonly string[]): string[] {
  const isKnown = LANGUAGES.some((supported) => supported === language.toLowerCase());
  return [
    ...(isKnown ? [] : [`"${language}" is no language of the store; use ${LANGUAGES.join(', ')}.`]),
    ...(thing === '' ? ['The second cell is empty; it says what the words mean, in English.'] : nameFaults(thing)),
    ...(names.length === 0 ? ['It has no words; write them behind the second cell.'] : names.flatMap(nameFaults)),
  ];
}

function nameFaults(written: string): string[] {
  const name = written.replace(LEADS, '').trim();
  const count = tokenise(name).length;
  if (name.length > NAME_MAX) return [`"${name.slice(0, 30)}…" is longer than ${NAME_MAX} characters.`];
  if (phraseLexemes(name).length === 0) return [`"${written}" has no word that can be searched for.`];
  return count > PHRASE_MAX ? [`"${name}" has more than ${PHRASE_MAX} words.`] : [];
}
