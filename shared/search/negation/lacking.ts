import { stem } from '../words/stem.ts';
import { isStopWord, simplify } from '../words/tokens.ts';

/** Marks what a text says that a product is without, so that it never matches words. */
const LACK_PREFIX = '!';
/** A word behind a negation and the next one: "without tungsten carbide", "sin cuadrícula", "без сетки". */
const LACKING =
  /(?<![\p{L}\p{N}])(?:without|w\/o|no|non|not|free of|sin|libre de|без|нет)(?:[\s-]+(?:an?|the|de|la|el|из))?[\s-]+(\p{L}{2,})(?:[\s-]+(\p{L}{2,}))?/giu;

/** True of a phrase that begins with a negation: "sin cable". */
export const saysLack = (phrase: string): boolean => /^(?:without|no|non|not|sin|без|не)\s/u.test(phrase);

/** A value that says that the product is without what the specification is called. */
const NONE =
  /^(?:no|none|not? available|n\/a|without(?: .*)?|sin(?: .*)?|ninguno|ninguna|нет|без(?: .*)?|отсутствует|无.*|没有|不带.*|不含.*)$/iu;

/** True of "Without protection", "None", "Нет". */
export const saysNone = (value: string): boolean => NONE.test(value.trim());

/** The lexeme of products that say that they are without this word. */
export const lackOf = (lexeme: string): string => LACK_PREFIX + lexeme;

/** Index lexemes of the things that a text states to be absent. */
export const lackLexemes = (text: string): string[] =>
  Array.from(simplify(text).matchAll(LACKING), ([, ...words]) => words)
    .flat()
    .filter((word) => word !== undefined && !isStopWord(word))
    .map((word) => lackOf(stem(word)));
