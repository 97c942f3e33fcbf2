import { simplifiedChinese } from '../../../text/simplifiedChinese.ts';
import relations from '../../thesaurus/relations.json' with { type: 'json' };
import { phraseLexemes } from './phraseLexemes.ts';
import { namesOfThing, type OwnDescriptions, ownDescriptions } from './thesaurus.ts';
import { lexemesOf, simplify, tokenise } from '../tokens.ts';

const HAN = /\p{Script=Han}/u;

/** A description of a thing by what it does, and to what: "cut the stitches". */
export interface Relation {
  /** The names of the things that do so. */
  names: string[][];
  /** The words that say so, as tokens have them; of Chinese the characters. */
  words: ReadonlySet<string>;
}

interface WordClass {
  phrases: readonly (readonly string[])[];
  han: readonly string[];
}

/**
 * Things by their English names (`of`), and the classes of words that describe them: one class of each list of `words`, and
 * those of `more`, which make it surer.
 */
interface DescribedThing {
  of: readonly string[];
  words: readonly (readonly string[])[];
  more: readonly string[];
}

interface Relations {
  classes: ReadonlyMap<string, WordClass>;
  things: readonly DescribedThing[];
}

type WordsByLanguage = Readonly<Record<string, readonly string[]>>;

const BUILT_IN: Readonly<Record<string, WordsByLanguage>> = relations.words;

const BUILT_IN_THINGS: readonly DescribedThing[] = relations.things.map((thing) => ({
  of: thing.of,
  words: thing.words.map((names) => names.split('|')),
  more: 'more' in thing ? thing.more : [],
}));

/** True for the name of a built-in class of words. */
export const isWordClass = (name: string): boolean => name in BUILT_IN;
/** The names of these classes. */
export const wordClasses = (): string[] => Object.keys(BUILT_IN);

function relationsWith({ classes, relations: added }: OwnDescriptions): Relations {
  const names = new Set([...Object.keys(BUILT_IN), ...Object.keys(classes)]);
  return {
    classes: new Map(Array.from(names, (name) => [name, classOf([BUILT_IN[name] ?? {}, classes[name] ?? {}])])),
    things: [...BUILT_IN_THINGS, ...added.map(({ thing, words, more }) => ({ of: [thing], words, more }))],
  };
}

function classOf(words: readonly WordsByLanguage[]): WordClass {
  const all = words.flatMap((byLanguage) => Object.values(byLanguage).flat());
  return {
    phrases: all.filter((word) => !HAN.test(word)).map(phraseLexemes),
    han: all
      .filter((word) => HAN.test(word))
      .map((word) => simplify(simplifiedChinese(word)))
      .toSorted((one, other) => other.length - one.length),
  };
}

let builtFrom = ownDescriptions();
let known = relationsWith(builtFrom);

/** The relations of the trade and of the merchant. */
function knownRelations(): Relations {
  if (builtFrom !== ownDescriptions()) {
    builtFrom = ownDescriptions();
    known = relationsWith(builtFrom);
  }
  return known;
}

/**
 * The words of a text that say a thing; null if one class of it is not said. Some words may say what is done and to what at
 * once: each needs one of its own.
 */
function wordsSaying(
  { words, more }: DescribedThing,
  wordsByClass: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> | null {
  const needed = words.map((names) => names.flatMap((name) => [...(wordsByClass.get(name) ?? [])]));
  const all = new Set(needed.flat());
  if (needed.some(({ length }) => length === 0) || all.size < words.length) return null;
  return new Set([...all, ...more.flatMap((name) => [...(wordsByClass.get(name) ?? [])])]);
}

/**
 * The things that do what a text says, wherever in it the words stand; those of which it says most. Null where it says no
 * such thing.
 */
export function relationIn(typed: string): Relation | null {
  const text = simplify(typed);
  const byLexeme = new Map(
    tokenise(typed).flatMap((token) => (HAN.test(token.text) ? [] : [[lexemesOf(token)[0]!, token.text] as const])),
  );
  const wordsOf = ({ phrases, han }: WordClass): ReadonlySet<string> | undefined => {
    const words = phrases
      .filter((phrase) => phrase.every((lexeme) => byLexeme.has(lexeme)))
      .flatMap((phrase) => phrase.map((lexeme) => byLexeme.get(lexeme)!));
    const run = han.find((each) => text.includes(each));
    if (run !== undefined) words.push(run);
    return words.length > 0 ? new Set(words) : undefined;
  };
  const { classes, things } = knownRelations();
  const wordsByClass = new Map(
    Array.from(classes).flatMap(([name, words]) => {
      const classWords = wordsOf(words);
      return classWords ? [[name, classWords] as const] : [];
    }),
  );
  const matching = things.flatMap((thing) => {
    const words = wordsSaying(thing, wordsByClass);
    return words ? [{ of: thing.of, words }] : [];
  });
  const most = Math.max(0, ...matching.map(({ words }) => words.size));
  const best = matching.filter(({ words }) => words.size === most);
  if (best.length === 0) return null;
  return {
    names: [...new Set(best.flatMap(({ of }) => of))].flatMap(namesOfThing),
    words: new Set(best.flatMap(({ words }) => [...words])),
  };
}
