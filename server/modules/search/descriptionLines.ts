import { everyPhrase } from '../../../shared/search/words/concepts/functions.ts';
import { isWordClass, wordClasses } from '../../../shared/search/words/concepts/relations.ts';
import { LEADS_TO, namesOfThing, type OwnDescriptions } from '../../../shared/search/words/concepts/thesaurus.ts';
import { LANGUAGES } from '../../../shared/text/languages.ts';
import { isLanguage, nameFaults } from './thesaurusNames.ts';

/** A line of THESAURUS_FILE: its first cell in small letters, and the others. */
export interface ThesaurusLine {
  number: number;
  kind: string;
  cells: readonly string[];
}

export interface Fault {
  number: number;
  text: string;
}

/** The first cells of lines that describe a thing, as against lines that name it. */
export const DESCRIPTIONS = ['function', 'class', 'relation'] as const;

/** True for the first cell of a line that describes a thing. */
export const isDescription = (kind: string): boolean => DESCRIPTIONS.some((each) => each === kind);

/** The most phrases that one line may give; longer lists are better written as a relation. */
const PHRASES_MAX = 500;
/** One class says too little: "clean" alone would lead to one thing only. */
const CLASSES_MIN = 2;

type Written<Kind extends keyof OwnDescriptions> = OwnDescriptions[Kind] extends readonly (infer Each)[] ? Each : never;

/**
 * Reads the lines "function; thing; language; word | word; word …", "class; name; language; word …" and
 * "relation; thing; class | class; class; > class …". Invalid lines are reported in `faults`.
 */
export function descriptionsIn(lines: readonly ThesaurusLine[], faults: Fault[]): OwnDescriptions {
  const things = new Set(lines.filter(({ kind }) => isLanguage(kind)).map(({ cells }) => nameIn(cells)));
  const classNames = new Set(lines.filter(({ kind }) => kind === 'class').map(({ cells }) => nameIn(cells)));
  const isThing = (name: string): boolean => things.has(name) || namesOfThing(name).length > 0;
  const isClass = (name: string): boolean => classNames.has(name) || isWordClass(name);
  const functions: Written<'functions'>[] = [];
  const relations: Written<'relations'>[] = [];
  const classes: Record<string, Record<string, string[]>> = {};
  for (const line of lines.filter(({ kind }) => isDescription(kind))) {
    const lineFaults =
      line.kind === 'class'
        ? classFaults(line)
        : [
            ...thingFaults(line, isThing),
            ...(line.kind === 'function' ? functionFaults(line) : relationFaults(line, isClass)),
          ];
    faults.push(...lineFaults.map((text) => ({ number: line.number, text })));
    if (lineFaults.length > 0) continue;
    const name = nameIn(line.cells);
    if (line.kind === 'function') functions.push({ thing: name, lists: listsOf(line.cells.slice(2)) });
    else if (line.kind === 'relation') relations.push({ thing: name, ...relationOf(line) });
    else {
      const language = line.cells[1]!.toLowerCase();
      const byLanguage = (classes[name] ??= {});
      byLanguage[language] = [...(byLanguage[language] ?? []), ...line.cells.slice(2)];
    }
  }
  return { functions, classes, relations };
}

const nameIn = (cells: readonly string[]): string => (cells[0] ?? '').toLowerCase();

/** The words of each cell, which stand between bars. */
const listsOf = (cells: readonly string[]): string[][] =>
  cells.map((cell) =>
    cell
      .split('|')
      .map((word) => word.trim())
      .filter((word) => word !== ''),
  );

function relationOf({ cells }: ThesaurusLine): { words: string[][]; more: string[] } {
  const [, ...relationCells] = cells.map((cell) => cell.toLowerCase());
  return {
    words: listsOf(relationCells.filter((cell) => !cell.startsWith(LEADS_TO))),
    more: listsOf(
      relationCells.flatMap((cell) => (cell.startsWith(LEADS_TO) ? [cell.slice(LEADS_TO.length)] : [])),
    ).flat(),
  };
}

function thingFaults({ cells }: ThesaurusLine, isThing: (name: string) => boolean): string[] {
  const [thing = ''] = cells;
  if (thing === '') return ['The second cell is empty; it is the thing by its English name.'];
  return isThing(nameIn(cells))
    ? []
    : [
        `The search knows no "${thing}"; add a line that names it, such as "en; ${thing}; …", or use its name in thesaurus/en.json.`,
      ];
}

function languageFaults({ cells }: ThesaurusLine): string[] {
  const [, language = ''] = cells;
  return isLanguage(language)
    ? []
    : [`The third cell, "${language}", is not a language of the store; use ${LANGUAGES.join(', ')}.`];
}

function functionFaults(line: ThesaurusLine): string[] {
  const lists = listsOf(line.cells.slice(2));
  const language = languageFaults(line);
  if (lists.length === 0) return [...language, 'It has no words; write behind the language what the thing does.'];
  const count = lists.reduce((product, { length }) => product * length, 1);
  if (count > PHRASES_MAX)
    return [...language, `Its cells give ${count} phrases; ${PHRASES_MAX} are the most. Write classes and a relation.`];
  const faults = new Set(everyPhrase(lists).flatMap(nameFaults));
  return [...language, ...(count === 0 ? ['A cell has bars without words between them.'] : faults)];
}

function classFaults(line: ThesaurusLine): string[] {
  const words = line.cells.slice(2);
  return [
    ...(nameIn(line.cells) === '' ? ['The second cell is empty; it names the class of words.'] : []),
    ...languageFaults(line),
    ...(words.length === 0 ? ['It has no words; write them behind the language.'] : words.flatMap(nameFaults)),
  ];
}

function relationFaults(line: ThesaurusLine, isClass: (name: string) => boolean): string[] {
  const { words, more } = relationOf(line);
  const unknownClasses = [...words.flat(), ...more].filter((name) => !isClass(name));
  return [
    ...(words.length < CLASSES_MIN
      ? [`It needs ${CLASSES_MIN} classes of words in cells of their own: what is done, and to what.`]
      : []),
    ...unknownClasses.map(
      (name) =>
        `"${name}" is not a class of words; add a line such as "class; ${name}; en; …", or use one of ${wordClasses().join(', ')}.`,
    ),
  ];
}
