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
import { keepNarrowest, phraseKey, shortestNames } from './phraseKeys.ts';
import { hanPattern } from './hanPattern.ts';
import { inOtherSpelling, phraseLexemes, tokenLexemes } from './phraseLexemes.ts';
import { simplify, type Token, tokenise } from '../tokens.ts';

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

/** Begins a word that leads to a thing but is no name of it. */
export const LEADS_TO = '> ';
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
  readonly #hanPhraseSet = new Set<string>();
  readonly #hanPattern: RegExp;
  /** The Chinese phrases, names of things before others. */
  readonly hanPhrases: readonly string[];
  readonly #languages: readonly Words[];
  #words: ReadonlySet<string> | null = null;

  constructor(languages: readonly Words[], functions: readonly FunctionOfThing[]) {
    this.#languages = languages;
    this.#addThings(languages);
    this.#addDescriptions(functions);
    for (const [phrase, concepts] of this.#byPhrase) keepNarrowest(phrase, concepts);
    for (const concept of this.#concepts.values()) concept.names = shortestNames(concept.names);
    this.#addStates();
    this.#addQualities();
    this.#addProperties();
    this.#addGirths();
    for (const word of [common.generic, common.parts, Object.values(common.sizes).flat()].flat())
      if (HAN.test(word)) this.#hanPhraseSet.add(word);
    this.#hanPattern = hanPattern(this.#hanPhraseSet);
    this.hanPhrases = [...this.#hanPhraseSet];
  }

  #addThings(languages: readonly Words[]): void {
    for (const [name, phrases] of languages.flatMap((words) => Object.entries(words))) {
      // A merchant may write the name of a thing in capitals.
      const key = name.toLowerCase();
      const concept: Concept = this.#concepts.get(key) ?? { names: [] };
      if (common.patients.includes(key)) concept.isProperty = true;
      for (const phrase of this.#concepts.has(key) ? phrases : [name, ...phrases]) {
        this.#put(phrase, concept);
        if (HAN.test(phrase)) this.#hanPhraseSet.add(simplify(simplifiedChinese(phrase.replace(LEADS_TO, ''))));
      }
      this.#concepts.set(key, concept);
    }
  }

  /** Adds what things do, and the organs that probes are for, as phrases that lead to the things. */
  #addDescriptions(functions: readonly FunctionOfThing[]): void {
    for (const [thing, phrase] of [...probesOfOrgans(), ...phrasesOfFunctions(functions)]) {
      this.#put(LEADS_TO + phrase, this.#concepts.get(thing)!);
      if (HAN.test(phrase)) this.#hanPhraseSet.add(simplify(simplifiedChinese(phrase)));
    }
  }

  #addStates(): void {
    for (const [state, phrases] of Object.entries(common.states)) {
      const concept: Concept = { names: [], state: state as ProductState };
      for (const phrase of phrases) {
        this.#put(LEADS_TO + phrase, concept);
        if (HAN.test(phrase)) this.#hanPhraseSet.add(phrase);
      }
    }
  }

  #addQualities(): void {
    for (const phrases of common.qualities) {
      const concept: Concept = { names: [], isQuality: true };
      for (const phrase of phrases) {
        this.#put(phrase, concept);
        if (HAN.test(phrase)) this.#hanPhraseSet.add(phrase);
      }
      concept.names = shortestNames(concept.names);
    }
  }

  #addProperties(): void {
    for (const [name, words] of Object.entries<Record<string, string[]>>(properties)) {
      const concept: Concept = { names: [], isProperty: true };
      for (const phrase of [name, ...Object.values(words).flat()]) {
        this.#put(phrase, concept);
        if (HAN.test(phrase)) this.#hanPhraseSet.add(simplify(phrase.replace(LEADS_TO, '')));
      }
      concept.names = shortestNames(concept.names);
    }
  }

  #addGirths(): void {
    for (const { cm, words } of common.girths) {
      const concept: Concept = { names: [], girths: cm, isProperty: true };
      for (const phrase of words) {
        this.#put(LEADS_TO + phrase, concept);
        if (HAN.test(phrase)) this.#hanPhraseSet.add(phrase);
      }
      // "Toddler" leads to paediatric things, and to cuffs for arms of that size.
      const patient = this.#concepts.get(words.find((word) => common.patients.includes(word)) ?? '');
      for (const concepts of this.#byPhrase.values()) if (patient && concepts.has(patient)) concepts.add(concept);
    }
  }

  #put(rawName: string, concept: Concept): void {
    const lexemes = phraseLexemes(rawName.replace(LEADS_TO, ''));
    const key = phraseKey(lexemes);
    if (!rawName.startsWith(LEADS_TO)) {
      concept.names.push(lexemes);
      (concept.nameKeys ??= new Set()).add(key);
    }
    const concepts = this.#byPhrase.get(key) ?? new Set();
    this.#byPhrase.set(key, concepts.add(concept));
    const [word, another] = tokenise(rawName.replace(LEADS_TO, ''));
    if (word?.kind === 'word' && !another)
      this.#asWritten.set(word.text, (this.#asWritten.get(word.text) ?? new Set()).add(concept));
    this.#inOrder.add(lexemes.join(' '));
  }

  conceptsOf(tokens: readonly Token[]): readonly Concept[] | null {
    const lexemes = [...new Set(tokens.flatMap(tokenLexemes))];
    const matching =
      this.#byPhrase.get(phraseKey(lexemes)) ??
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
    return other === null ? undefined : this.#byPhrase.get(phraseKey([...new Set(other)]));
  }

  /** A phrase with a hyphen where the trade's has a blank: "электронно-оптический преобразователь". */
  #byParts(tokens: readonly Token[]): Set<Concept> | undefined {
    const isJoined = ({ kind, text }: Token): boolean => kind === 'word' && text.includes('-');
    if (!tokens.some(isJoined)) return undefined;
    const parts = tokens.flatMap((token) => (isJoined(token) ? tokenise(token.text.replaceAll('-', ' ')) : [token]));
    return this.#byPhrase.get(phraseKey([...new Set(parts.flatMap(tokenLexemes))]));
  }

  /** A phrase of which one word is called otherwise: "defib pads" are the pads of a defibrillator. */
  #bySynonym(lexemes: readonly string[]): Set<Concept> | undefined {
    if (lexemes.length < 2) return undefined;
    for (const [index, lexeme] of lexemes.entries()) {
      for (const { names } of this.#byPhrase.get(lexeme) ?? []) {
        for (const name of names.filter((each) => each.length === 1)) {
          const matching = this.#byPhrase.get(phraseKey(lexemes.with(index, name[0]!)));
          if (matching) return matching;
        }
      }
    }
    return undefined;
  }

  /** Chinese is written without blanks: its phrases are looked for in the text, the longest first. */
  splitHan(text: string): string[] {
    return simplify(text)
      .replaceAll(this.#hanPattern, (phrase) => `\n${phrase}\n`)
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
export const isNameOf = ({ nameKeys }: Concept, lexemes: readonly string[]): boolean =>
  nameKeys?.has(phraseKey(lexemes)) === true;

const GENERIC = new Set(common.generic.map((word) => phraseKey(phraseLexemes(word))));

/** A word that any machine may be called by, and that tells none: "machine", "аппарат". */
export const isGeneric = (lexemes: readonly string[]): boolean => GENERIC.has(phraseKey(lexemes));

/** The things that these tokens name as one phrase, in any order; null where they are none. */
export const conceptsOf = (tokens: readonly Token[]): readonly Concept[] | null => thesaurus.conceptsOf(tokens);

/** True of tokens in the order in which the thesaurus has the phrase. */
export const isInOrder = (tokens: readonly Token[]): boolean => thesaurus.isInOrder(tokens);

/** A text in pieces, so that each Chinese phrase of the thesaurus is a piece of its own. */
export const splitHanPhrases = (text: string): string[] => (HAN.test(text) ? thesaurus.splitHan(text) : [text]);

/** Every word of the thesaurus that is written with letters. */
export const tradeWords = (): ReadonlySet<string> => thesaurus.words;

/** Every Chinese phrase of the thesaurus; the same list until the merchant's words change. */
export const tradeHanPhrases = (): readonly string[] => thesaurus.hanPhrases;

/** All names of a thing, found by its English name. */
export const namesOfThing = (name: string): readonly string[][] => thesaurus.namesOf(name);
