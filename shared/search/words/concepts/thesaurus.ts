import en from '../../thesaurus/en.json' with { type: 'json' };
import es from '../../thesaurus/es.json' with { type: 'json' };
import ru from '../../thesaurus/ru.json' with { type: 'json' };
import zh from '../../thesaurus/zh.json' with { type: 'json' };
import properties from '../../thesaurus/properties.json' with { type: 'json' };
import common from '../../thesaurus/common.json' with { type: 'json' };
import { simplifiedChinese } from '../../../text/simplifiedChinese.ts';
import { type FunctionOfThing, phrasesOfFunctions } from './functions.ts';
import type { Concept, ProductState } from './Concept.ts';
import { probesOfOrgans } from './organs.ts';
import { keepNarrowest, keyOf, shortest } from './phraseKeys.ts';
import { otherSpellings } from '../spellings.ts';
import { lexemesOf, simplify, type Token, tokenise } from '../tokens.ts';

/**
 * The words of a language for each thing, which is called by its English name. A word with `> ` before it leads to the
 * thing but is no name of it, as it means other things, too.
 */
type Words = Readonly<Record<string, readonly string[]>>;
/** A merchant's own words, by language. */
export type OwnWords = Readonly<Partial<Record<string, Words>>>;

/** A merchant's own descriptions of what things do. */
export interface OwnDescriptions {
  functions: readonly FunctionOfThing[];
  /** Words for what is done and to what, by the name of their class and by language. */
  classes: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
  /** Things, and the classes that say them: one of each list, and others that make it surer. */
  relations: readonly { thing: string; words: readonly (readonly string[])[]; more: readonly string[] }[];
}
const NO_DESCRIPTIONS: OwnDescriptions = { functions: [], classes: {}, relations: [] };

export const LEADS = '> ';
/** The most words that a name may have. */
export const PHRASE_MAX = 4;
const HAN = /\p{Script=Han}/u;
const BUILT_IN: readonly Words[] = [en, es, ru, zh];

/** The words of the trade, ready to be looked up. */
class Thesaurus {
  readonly #concepts = new Map<string, Concept>();
  /** By the lexemes of a phrase in any order. */
  readonly #byPhrase = new Map<string, Set<Concept>>();
  /** The things that a word means as it is written: "эхокардиография" is no "эхокардиограф", which has its stem. */
  readonly #asWritten = new Map<string, Set<Concept>>();
  /** The lexemes of each phrase in their own order. */
  readonly #inOrder = new Set<string>();
  readonly #hanPhrases: RegExp;
  /** The Chinese phrases, names of things before others. */
  readonly hanPhrases: readonly string[];
  readonly #languages: readonly Words[];
  #words: ReadonlySet<string> | null = null;

  constructor(languages: readonly Words[], functions: readonly FunctionOfThing[]) {
    this.#languages = languages;
    const hanPhrases = new Set<string>();
    for (const [name, phrases] of languages.flatMap((words) => Object.entries(words))) {
      // A merchant may write the name of a thing in capitals.
      const key = name.toLowerCase();
      const concept: Concept = this.#concepts.get(key) ?? { names: [] };
      if (common.patients.includes(key)) concept.isProperty = true;
      for (const phrase of this.#concepts.has(key) ? phrases : [name, ...phrases]) {
        this.#put(phrase, concept);
        if (HAN.test(phrase)) hanPhrases.add(simplify(simplifiedChinese(phrase.replace(LEADS, ''))));
      }
      this.#concepts.set(key, concept);
    }
    for (const [thing, phrase] of [...probesOfOrgans(), ...phrasesOfFunctions(functions)]) {
      this.#put(LEADS + phrase, this.#concepts.get(thing)!);
      if (HAN.test(phrase)) hanPhrases.add(simplify(simplifiedChinese(phrase)));
    }
    for (const [phrase, concepts] of this.#byPhrase) keepNarrowest(phrase, concepts);
    for (const concept of this.#concepts.values()) concept.names = shortest(concept.names);
    for (const [state, phrases] of Object.entries(common.states)) {
      const concept: Concept = { names: [], state: state as ProductState };
      for (const phrase of phrases) {
        this.#put(LEADS + phrase, concept);
        if (HAN.test(phrase)) hanPhrases.add(phrase);
      }
    }
    for (const phrases of common.qualities) {
      const concept: Concept = { names: [], isQuality: true };
      for (const phrase of phrases) {
        this.#put(phrase, concept);
        if (HAN.test(phrase)) hanPhrases.add(phrase);
      }
      concept.names = shortest(concept.names);
    }
    for (const [name, words] of Object.entries<Record<string, string[]>>(properties)) {
      const concept: Concept = { names: [], isProperty: true };
      for (const phrase of [name, ...Object.values(words).flat()]) {
        this.#put(phrase, concept);
        if (HAN.test(phrase)) hanPhrases.add(simplify(phrase.replace(LEADS, '')));
      }
      concept.names = shortest(concept.names);
    }
    for (const { cm, words } of common.girths) {
      const concept: Concept = { names: [], girths: cm, isProperty: true };
      for (const phrase of words) {
        this.#put(LEADS + phrase, concept);
        if (HAN.test(phrase)) hanPhrases.add(phrase);
      }
      // "Toddler" leads to paediatric things, and to cuffs for arms of that size.
      const patient = this.#concepts.get(words.find((word) => common.patients.includes(word)) ?? '');
      for (const concepts of this.#byPhrase.values()) if (patient && concepts.has(patient)) concepts.add(concept);
    }
    for (const word of [common.generic, common.parts, Object.values(common.sizes).flat()].flat())
      if (HAN.test(word)) hanPhrases.add(word);
    this.#hanPhrases = patternOf(hanPhrases);
    this.hanPhrases = [...hanPhrases];
  }

  #put(rawName: string, concept: Concept): void {
    const lexemes = phraseLexemes(rawName.replace(LEADS, ''));
    const key = keyOf(lexemes);
    if (!rawName.startsWith(LEADS)) {
      concept.names.push(lexemes);
      (concept.called ??= new Set()).add(key);
    }
    const concepts = this.#byPhrase.get(key) ?? new Set();
    this.#byPhrase.set(key, concepts.add(concept));
    const [word, another] = tokenise(rawName.replace(LEADS, ''));
    if (word?.kind === 'word' && !another)
      this.#asWritten.set(word.text, (this.#asWritten.get(word.text) ?? new Set()).add(concept));
    this.#inOrder.add(lexemes.join(' '));
  }

  conceptsOf(tokens: readonly Token[]): readonly Concept[] | null {
    const lexemes = [...new Set(tokens.flatMap(tokenLexemes))];
    const matching =
      this.#byPhrase.get(keyOf(lexemes)) ??
      this.#bySpelling(tokens) ??
      this.#byParts(tokens) ??
      this.#bySynonym(lexemes);
    if (!matching) return null;
    const [{ text } = { text: '' }, another] = tokens;
    const asWritten = another ? undefined : this.#asWritten.get(text);
    const isMeant = (concept: Concept): boolean =>
      asWritten!.has(concept) || concept.isProperty === true || concept.state !== undefined;
    return asWritten && [...asWritten].some(isNamedThing) ? [...matching].filter(isMeant) : [...matching];
  }

  /** The names of a thing that is called by its English name. */
  namesOf(name: string): readonly string[][] {
    return this.#concepts.get(name)?.names ?? [];
  }

  /** True where the words are a phrase in the order in which they stand. */
  isInOrder(tokens: readonly Token[]): boolean {
    return this.#inOrder.has(tokens.flatMap(tokenLexemes).join(' '));
  }

  /** A phrase in British English where the trade's is American, or the other way round. */
  #bySpelling(tokens: readonly Token[]): Set<Concept> | undefined {
    const other = inOtherSpelling(tokens);
    return other === null ? undefined : this.#byPhrase.get(keyOf([...new Set(other)]));
  }

  /** A phrase with a hyphen where the trade's has a blank: "электронно-оптический преобразователь". */
  #byParts(tokens: readonly Token[]): Set<Concept> | undefined {
    const isJoined = ({ kind, text }: Token): boolean => kind === 'word' && text.includes('-');
    if (!tokens.some(isJoined)) return undefined;
    const parts = tokens.flatMap((token) => (isJoined(token) ? tokenise(token.text.replaceAll('-', ' ')) : [token]));
    return this.#byPhrase.get(keyOf([...new Set(parts.flatMap(tokenLexemes))]));
  }

  /** A phrase of which one word is called otherwise: "defib pads" are the pads of a defibrillator. */
  #bySynonym(lexemes: readonly string[]): Set<Concept> | undefined {
    if (lexemes.length < 2) return undefined;
    for (const [index, lexeme] of lexemes.entries()) {
      for (const { names } of this.#byPhrase.get(lexeme) ?? []) {
        for (const name of names.filter((each) => each.length === 1)) {
          const matching = this.#byPhrase.get(keyOf(lexemes.with(index, name[0]!)));
          if (matching) return matching;
        }
      }
    }
    return undefined;
  }

  /** Chinese is written without blanks: its phrases are looked for in the text, the longest first. */
  splitHan(text: string): string[] {
    return simplify(text)
      .replaceAll(this.#hanPhrases, (phrase) => `\n${phrase}\n`)
      .split('\n')
      .filter((piece) => piece.trim() !== '');
  }

  get words(): ReadonlySet<string> {
    this.#words ??= new Set(
      this.#languages
        .flatMap((words) => Object.entries(words).flat(2))
        .flatMap((phrase) => tokenise(phrase))
        .flatMap(({ kind, text }) => (kind === 'word' ? [text] : [])),
    );
    return this.#words;
  }
}

const isNamedThing = ({ names, isProperty }: Concept): boolean => names.length > 0 && !isProperty;

let thesaurus = new Thesaurus(BUILT_IN, []);
let own: OwnWords = {};
let described = NO_DESCRIPTIONS;

/** Adds a merchant's words to those of the trade, in place of what was added before. */
export function extendThesaurus(words: OwnWords, descriptions = NO_DESCRIPTIONS): void {
  if (JSON.stringify([words, descriptions]) === JSON.stringify([own, described])) return;
  own = words;
  described = descriptions;
  const languages = [...BUILT_IN, ...Object.values(words).filter((each) => each !== undefined)];
  thesaurus = new Thesaurus(languages, descriptions.functions);
}

/** The merchant's own words. */
export const ownWords = (): OwnWords => own;
/** The merchant's own descriptions; the same object until they change. */
export const ownDescriptions = (): OwnDescriptions => described;

/** True of words that are a name of the thing, and do not only lead to it. */
export const isNameOf = ({ called }: Concept, lexemes: readonly string[]): boolean =>
  called?.has(keyOf(lexemes)) === true;

/** The lexemes that a text with all of a phrase has. A Chinese run is asked for by pairs of its characters. */
export function phraseLexemes(phrase: string): string[] {
  return [...new Set(tokenise(simplifiedChinese(phrase)).flatMap(tokenLexemes))];
}

/** The lexemes of words, British ones in American English and the other way round; null where none of them differs. */
export function inOtherSpelling(tokens: readonly Token[]): string[] | null {
  const others = tokens.map(({ kind, text }) => (kind === 'word' ? otherSpellings(text)[0] : undefined));
  if (others.every((text) => text === undefined)) return null;
  return tokens.flatMap((token, index) =>
    tokenLexemes(others[index] === undefined ? token : { kind: 'word', text: others[index] }),
  );
}

const GENERIC = new Set(common.generic.map((word) => keyOf(phraseLexemes(word))));

/** A word that any machine may be called by, and that tells none: "machine", "аппарат". */
export const isGeneric = (lexemes: readonly string[]): boolean => GENERIC.has(keyOf(lexemes));

function tokenLexemes(token: Token): string[] {
  return token.kind === 'han' ? hanPairs(token.text) : [lexemesOf(token)[0]!];
}

// Pairs side by side, the last one overlapping in an odd run: "超声探头" asks for 超声 and 探头, in any place.
export function hanPairs(run: string): string[] {
  const chars = Array.from(run);
  if (chars.length < 2) return chars;
  const starts = chars.map((_, index) => index).filter((index) => index % 2 === 0);
  return starts.map((index) =>
    index + 1 < chars.length ? chars[index]! + chars[index + 1]! : chars[index - 1]! + chars[index]!,
  );
}

/** The things that these tokens name as one phrase, in any order; null where they are none. */
export const conceptsOf = (tokens: readonly Token[]): readonly Concept[] | null => thesaurus.conceptsOf(tokens);

/** True of tokens in the order in which the thesaurus has the phrase. */
export const isInOrder = (tokens: readonly Token[]): boolean => thesaurus.isInOrder(tokens);

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function patternOf(hanPhrases: ReadonlySet<string>): RegExp {
  const patterns = [...hanPhrases]
    .toSorted((one, other) => other.length - one.length)
    .map((phrase) =>
      escaped(phrase).replaceAll(/(?<=[a-z\d])(?=\p{Script=Han})|(?<=\p{Script=Han})(?=[a-z\d])/gu, String.raw`\s*`),
    )
    .map((phrase) => (/^[a-z\d]/.test(phrase) ? `(?<![a-z\\d])${phrase}` : phrase));
  return new RegExp(patterns.join('|'), 'gu');
}

/** A text in pieces, so that each Chinese phrase of the thesaurus is a piece of its own. */
export const splitHanPhrases = (text: string): string[] => (HAN.test(text) ? thesaurus.splitHan(text) : [text]);

/** Every word of the thesaurus that is written with letters. */
export const tradeWords = (): ReadonlySet<string> => thesaurus.words;

/** Every Chinese phrase of the thesaurus; the same list until the merchant's words change. */
export const tradeHanPhrases = (): readonly string[] => thesaurus.hanPhrases;

/** All names of a thing, found by its English name. */
export const namesOfThing = (name: string): readonly string[][] => thesaurus.namesOf(name);
