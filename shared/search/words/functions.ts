import functions from '../thesaurus/functions.json' with { type: 'json' };

const HAN = /\p{Script=Han}/u;
/** Lists of words by language: a phrase has one word of each list. */
type Described = Readonly<Record<'en' | 'es' | 'ru' | 'zh', readonly (readonly string[])[]>>;

/** What laypeople call a thing by what it does, and procedures by what they need: "look inside stomach", "ERCP". */
export function* phrasesOfFunctions(): Iterable<[thing: string, phrase: string]> {
  for (const { of, ...described } of functions)
    for (const lists of Object.values(described satisfies Described))
      for (const phrase of everyPhrase(lists)) for (const thing of of) yield [thing, phrase];
}

const everyPhrase = (lists: readonly (readonly string[])[]): string[] =>
  lists.reduce<string[]>(
    (phrases, words) => phrases.flatMap((phrase) => words.map((word) => joined(phrase, word))),
    [''],
  );

const joined = (phrase: string, word: string): string =>
  phrase === '' || HAN.test(word) ? phrase + word : `${phrase} ${word}`;
