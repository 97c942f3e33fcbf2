import { figureOf, NUMBER_WORD } from '../../text/numberWords.ts';
import common from '../thesaurus/common.json' with { type: 'json' };
import { specNumber } from './specNames.ts';
import { hanPairs, phraseLexemes } from '../words/concepts/phraseLexemes.ts';

/** Words that say how many of something a thing has: "dual hose", "doble tubo", "двойной шланг". */
const TIMES: Readonly<Record<string, string>> = {
  single: '1',
  mono: '1',
  dual: '2',
  double: '2',
  twin: '2',
  duo: '2',
  triple: '3',
  quad: '4',
  quadruple: '4',
  simple: '1',
  unico: '1',
  unica: '1',
  doble: '2',
  dobles: '2',
  cuadruple: '4',
  одинарный: '1',
  одинарная: '1',
  двойной: '2',
  двойная: '2',
  двойные: '2',
  тройной: '3',
  тройная: '3',
};
/** Prefixes of such words: "двухканальный", "monocanal", "双管", "two-channel". */
const BEGINNINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:одно|моно|mono(?=canal)|uni(?=canal)|单|单个|(?:one|single)-)/u, '1'],
  [/^(?:двух|дву(?=канал|трубоч)|bi(?=canal)|双|两|(?:two|dual|double|twin)-)/u, '2'],
  [/^(?:тр[её]х|tri(?=canal)|三|(?:three|triple)-)/u, '3'],
  [/^(?:четыр[её]х|四|four-)/u, '4'],
  [/^(?:пяти|五|five-)/u, '5'],
  [/^(?:шести|六|six-)/u, '6'],
  [/^(?:восьми|八|eight-)/u, '8'],
  [/^(?:десяти|十|ten-)/u, '10'],
  [/^(?:двенадцати|十二|twelve-)/u, '12'],
];
const WORD = new RegExp(`^(?:${NUMBER_WORD})$`, 'iu');
const REST = /^(?:\p{Script=Cyrillic}{4,}|[a-z]{3,}|\p{Script=Han}{1,2})$/u;

/** The number that a word by itself says; null for any other word. */
export const numeralOf = (text: string): string | null => TIMES[text] ?? (WORD.test(text) ? figureOf(text) : null);

const COUNTED = common.counted.map((words) => words.flatMap(phraseLexemes));
/** The noun of a Russian adjective and its synonyms: "шланговый" is counted as "шланг" or "трубка". */
function countedAs(lexeme: string): string[] {
  const noun = lexeme.replace(/(?:ов|ев|н)$/u, '').replace(/оч$/u, 'к');
  return [...new Set([lexeme, noun, ...(COUNTED.find((words) => words.includes(noun)) ?? [])])];
}

/** Index lexemes of a number of things, for each name of the thing. */
export const countOf = (lexeme: string, number: string): string[] =>
  countedAs(lexeme).map((each) => specNumber(each, number));

/** Index lexemes of a word with a number in it: "двухканальный" matches two channels. */
export function numberInside(text: string): string[] {
  for (const [beginning, number] of BEGINNINGS) {
    const rest = text.replace(beginning, '');
    if (rest === text || !REST.test(rest)) continue;
    const lexemes = /\p{Script=Han}/u.test(rest) ? hanPairs(rest) : phraseLexemes(rest);
    return lexemes.length === 1 ? countOf(lexemes[0]!, number) : [];
  }
  return [];
}
