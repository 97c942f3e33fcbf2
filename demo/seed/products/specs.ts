import type { Spec } from '../../../shared/contract/schemas/catalogue.ts';
import type { Language } from '../../../shared/text/languages.ts';
import { labels } from './labels.ts';
import type { Leaf, Words } from '../outline/Leaf.ts';
import type { Random } from './Random.ts';
import { wordsOf } from './terms.ts';
import { unitName, unitSymbol } from '../../../shared/units/units.ts';
import { unitWords } from '../../../shared/units/unitWords.ts';

/** A specification of a product: key, value, and its relative position in the group's range (0 to 1). */
export interface Figure {
  key: string;
  unit: string;
  value: string;
}

/** A parsed line of `Leaf.specs`. */
export interface SpecLine {
  /** True if the variants of a product differ in it. */
  isAxis: boolean;
  choices: readonly (readonly Figure[])[];
}

const read = new Map<string, SpecLine>();

/** Parses `key unit + key unit=a + b|c + d` into keys with their choices. */
export function readSpecLine(text: string): SpecLine {
  const cached = read.get(text);
  if (cached) return cached;
  const equalsSign = text.indexOf('=');
  const heads = text.slice(0, equalsSign).replace('*', '').split(' + ').map(splitHead);
  const choices = text
    .slice(equalsSign + 1)
    .split('|')
    .map((choice) => {
      const values = choice.split(' + ');
      return heads.map((head, index) => ({ ...head, value: values[index] ?? '' }));
    });
  const line = { isAxis: text.startsWith('*'), choices };
  read.set(text, line);
  return line;
}

function splitHead(head: string): { key: string; unit: string } {
  const space = head.indexOf(' ');
  return space < 0 ? { key: head, unit: '' } : { key: head.slice(0, space), unit: head.slice(space + 1) };
}

export interface Chosen {
  type: number;
  /** Relative position of the first line's choice, 0 to 1, which raises the price. */
  rank: number;
  figures: Figure[];
  axes: SpecLine[];
}

/** Chooses a product's specifications: the first line in turn, the others at random. */
export function chooseSpecs(leaf: Leaf, turn: number, random: Random): Chosen {
  const specs: Chosen = { type: random.below(leaf.types.length), rank: 0.5, figures: [], axes: [] };
  let hasType = false;
  leaf.specs.map(readSpecLine).forEach((line, index) => {
    if (line.isAxis) {
      specs.axes.push(line);
      return;
    }
    const choice = index === 0 ? turn % line.choices.length : random.below(line.choices.length);
    if (index === 0) specs.rank = line.choices.length > 1 ? choice / (line.choices.length - 1) : 0.5;
    for (const figure of line.choices[choice] ?? []) {
      if (figure.key !== 'type') specs.figures.push(figure);
      else {
        specs.type = Number(figure.value);
        hasType = true;
      }
    }
  });
  if (!hasType) specs.type = turn % leaf.types.length;
  return specs;
}

const labelOf = (key: string): Words => {
  const label = labels.get(key);
  if (!label) throw new Error(`The specification ${key} has no label`);
  return label;
};

/** Converts a figure to the contract's shape. */
export function specOf({ key, unit, value }: Figure): Spec {
  const [en, es, ru, zh] = labelOf(key);
  const words = wordsOf(value);
  const texts = { label: zh, en_label: en, es_label: es, ru_label: ru };
  const values = { value: words[3], en_value: words[0], es_value: words[1], ru_value: words[2] };
  return { key, ...texts, ...values, ...(unit ? { unit: unitSymbol(unit) } : {}) };
}

const INDEX: Record<Language, 0 | 1 | 2 | 3> = { en: 0, es: 1, ru: 2, zh: 3 };
/** Returns the text in a language. */
export const inLanguage = (words: Words, language: Language): string => words[INDEX[language]];

// Names and abbreviations keep their capital inside a sentence.
const KEEPS_CAPITAL = /^(Full HD|SpO₂|FiO₂|Luer|Trendelenburg|Тренделенбург|Луер|Velcro|Android|Lemo)|^.[^\p{Ll}\s-]/u;

/** A term as it is written within a sentence. */
export const midSentence = (text: string): string =>
  KEEPS_CAPITAL.test(text) || text.length < 2 ? text : text.slice(0, 1).toLowerCase() + text.slice(1);

function unitIn({ unit, value }: Figure, language: Language): string {
  if (language === 'en') return unit === 'in' ? 'inch' : unit;
  // Russian uses the plural for whole inches and the singular for fractions.
  if (language === 'ru' && unit === 'in') return /^\d+$/.test(value) ? 'дюймов' : 'дюйма';
  return unitName(unitSymbol(unit), unitWords(language));
}

/** Formats a figure for running text, such as `2–5 MHz`. */
export function amount(figure: Figure, language: Language): string {
  const text = inLanguage(wordsOf(figure.value), language);
  if (!figure.unit) return text;
  const space = figure.unit === '°' ? '' : ' ';
  return `${text}${space}${unitIn(figure, language)}`;
}

/** Returns the label of a specification in a language. */
export const labelIn = (key: string, language: Language): string => inLanguage(labelOf(key), language);
