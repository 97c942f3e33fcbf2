import en from './thesaurus/en.json' with { type: 'json' };
import es from './thesaurus/es.json' with { type: 'json' };
import ru from './thesaurus/ru.json' with { type: 'json' };
import zh from './thesaurus/zh.json' with { type: 'json' };
import { lexemesOf, simplify, type Token, tokenise } from './tokens.ts';

/** A thing of the trade: the lexemes of each of its names, in all languages. */
interface Concept {
  names: string[][];
}

/**
 * The words of a language for each thing, which is called by its English name. A word with `> ` before it leads to the
 * thing but is no name of it, as it means other things, too.
 */
type Words = Readonly<Record<string, readonly string[]>>;

const LEADS = '> ';
const HAN = /\p{Script=Han}/u;
const PHRASE_MAX = 4;

const concepts = new Map<string, Concept>();
/** By the lexemes of a phrase in any order. */
const byPhrase = new Map<string, Set<Concept>>();
const hanPhrases = new Set<string>();

for (const words of [en, es, ru, zh] satisfies Words[]) {
  for (const [name, phrases] of Object.entries(words)) {
    const concept = concepts.get(name) ?? { names: [] };
    if (!concepts.has(name)) put(name, concept);
    concepts.set(name, concept);
    for (const phrase of phrases) put(phrase, concept);
  }
}

function put(written: string, concept: Concept): void {
  const phrase = written.replace(LEADS, '');
  const lexemes = phraseLexemes(phrase);
  if (!written.startsWith(LEADS)) concept.names.push(lexemes);
  const key = keyOf(lexemes);
  const known = byPhrase.get(key) ?? new Set();
  byPhrase.set(key, known.add(concept));
  if (HAN.test(phrase)) hanPhrases.add(simplify(phrase));
}

/** A name that another one is part of finds nothing more: "ECG" finds what "ECG electrode" does. */
for (const concept of concepts.values()) {
  const sets = new Map(concept.names.map((name) => [keyOf(name), name]));
  concept.names = [...sets.values()].filter(
    (name) =>
      ![...sets.values()].some((other) => other !== name && other.length < name.length && isWithin(other, name)),
  );
}

function isWithin(part: readonly string[], whole: readonly string[]): boolean {
  return part.every((lexeme) => whole.includes(lexeme));
}
function keyOf(lexemes: readonly string[]): string {
  return lexemes.toSorted().join(' ');
}

/** The lexemes that a text with all of a phrase has. A Chinese run is asked for by pairs of its characters. */
export function phraseLexemes(phrase: string): string[] {
  return [...new Set(tokenise(phrase).flatMap(tokenLexemes))];
}

function tokenLexemes(token: Token): string[] {
  return token.kind === 'han' ? hanPairs(token.text) : [lexemesOf(token)[0]!];
}

// Pairs side by side, the last one overlapping in an odd run: "超声探头" asks for 超声 and 探头, in any place.
export function hanPairs(run: string): string[] {
  const chars = Array.from(run);
  if (chars.length < 2) return chars;
  const starts = chars.map((_, at) => at).filter((at) => at % 2 === 0);
  return starts.map((at) => (at + 1 < chars.length ? chars[at]! + chars[at + 1]! : chars[at - 1]! + chars[at]!));
}

/** Tokens side by side that have a meaning together, or one alone. */
export interface Phrase {
  tokens: Token[];
  concepts: readonly Concept[];
}

/** The things that neighbouring tokens name; the longest phrase counts, its words in any order. */
export function phrasesIn(tokens: readonly Token[]): Phrase[] {
  const phrases: Phrase[] = [];
  for (let at = 0; at < tokens.length;) {
    const phrase = longestAt(tokens, at);
    phrases.push(phrase);
    at += phrase.tokens.length;
  }
  return phrases;
}

function longestAt(tokens: readonly Token[], at: number): Phrase {
  for (let length = Math.min(PHRASE_MAX, tokens.length - at); length > 0; length--) {
    const some = tokens.slice(at, at + length);
    const found = byPhrase.get(keyOf([...new Set(some.flatMap(tokenLexemes))]));
    if (found) return { tokens: some, concepts: [...found] };
  }
  return { tokens: [tokens[at]!], concepts: [] };
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Chinese is written without blanks: its phrases are looked for in the text, the longest first. */
const HAN_PHRASES = new RegExp(
  [...hanPhrases]
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) =>
      escaped(phrase).replaceAll(/(?<=[a-z\d])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[a-z\d])/gu, String.raw`\s*`),
    )
    .map((phrase) => (/^[a-z\d]/.test(phrase) ? `(?<![a-z\\d])${phrase}` : phrase))
    .join('|'),
  'gu',
);

/** A text in pieces, so that each Chinese phrase of the thesaurus is a piece of its own. */
export function splitHanPhrases(text: string): string[] {
  if (!HAN.test(text)) return [text];
  return simplify(text)
    .replaceAll(HAN_PHRASES, (phrase) => `\n${phrase}\n`)
    .split('\n')
    .filter((piece) => piece.trim() !== '');
}

let words: ReadonlySet<string> | null = null;

/** Every word of the thesaurus that is written with letters. */
export function tradeWords(): ReadonlySet<string> {
  words ??= new Set(
    [en, es, ru]
      .flatMap((each: Words) => Object.entries(each).flat(2))
      .flatMap((phrase) => tokenise(phrase))
      .flatMap(({ kind, text }) => (kind === 'word' ? [text] : [])),
  );
  return words;
}
