import functions from '../../thesaurus/functions.json' with { type: 'json' };

const HAN = /\p{Script=Han}/u;
/** Lists of words by language: a phrase has one word of each list. */
type Described = Readonly<Record<string, readonly (readonly string[])[]>>;

/** A thing by its English name, and the lists of words that say in a language what it does. */
export interface FunctionOfThing {
  thing: string;
  lists: readonly (readonly string[])[];
}

/** Phrases that describe a thing by what it does, and procedures that need it: "look inside stomach", "ERCP". */
export function* phrasesOfFunctions(own: readonly FunctionOfThing[]): Iterable<[thing: string, phrase: string]> {
  for (const { of, ...described } of functions)
    for (const lists of Object.values(described satisfies Described))
      for (const phrase of everyPhrase(lists)) for (const thing of of) yield [thing, phrase];
  for (const { thing, lists } of own) for (const phrase of everyPhrase(lists)) yield [thing, phrase];
}

/** The phrases of one word of each list. */
export const everyPhrase = (lists: readonly (readonly string[])[]): string[] =>
  lists.reduce<string[]>(
    (phrases, words) => phrases.flatMap((phrase) => words.map((word) => appendWord(phrase, word))),
    [''],
  );

const appendWord = (phrase: string, word: string): string =>
  phrase === '' || HAN.test(word) ? phrase + word : `${phrase} ${word}`;
