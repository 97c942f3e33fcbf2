import { figureOf, NUMBER_WORD } from '../../text/numberWords.ts';
import { HAN_UNITS, isUnit } from './units.ts';

const VULGAR: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
};
const VULGAR_FRACTION = new RegExp(String.raw`(\d*)\s*([${Object.keys(VULGAR).join('')}])`, 'gu');
/** "5 1/2" and "5-1/2"; "1/2" is a fraction only before a unit. */
const MIXED = /(?<![\p{L}\p{N}.,/-])(\d{1,3})(?:\s+|-)(\d{1,2})\/(\d{1,2})(?![\p{L}\p{N}/-])/gu;
const FRACTION = /(?<![\p{L}\p{N}.,/-])(\d{1,2})\/(\d{1,2})(?=\s*(\p{L}+))/gu;
/** The parts of an inch, and the halves of glove sizes. */
const DENOMINATORS = [2, 3, 4, 8, 16, 32];
const DECIMALS = 1_000;

const decimalText = (value: number): string => String(Math.round(value * DECIMALS) / DECIMALS);
const isProper = (part: number, of: number): boolean => part > 0 && part < of && DENOMINATORS.includes(of);

/** ".35" is 0.35. */
const WITHOUT_ZERO = /(?<=^|[\s(])[.,](?=\d)/g;

/** Fractions of a query as decimals: "5½ inch", "5 1/2", "1/2 inch". */
const withDecimals = (text: string): string =>
  text
    .replaceAll(WITHOUT_ZERO, '0.')
    .replaceAll(VULGAR_FRACTION, (_, whole: string, sign: string) => decimalText(Number(whole) + VULGAR[sign]!))
    .replaceAll(MIXED, (all, whole: string, part: string, of: string) =>
      isProper(Number(part), Number(of)) ? decimalText(Number(whole) + Number(part) / Number(of)) : all,
    )
    .replaceAll(FRACTION, (all, part: string, of: string, unit: string) =>
      isUnit(unit) && isProper(Number(part), Number(of)) ? decimalText(Number(part) / Number(of)) : all,
    );

/**
 * "0.6/1.2", "0,3 / 0,6 mm": several values that a catalogue lists with one unit. Each is looked up by itself, as the whole would be the
 * beginning of a part number. Whole numbers are values only before a unit: "35/45 deg".
 */
const SEVERAL_VALUES = new RegExp(
  String.raw`(?<![[\p{L}\p{N}.,\/\-]--\p{Script=Han}])(\d{1,4}(?:[.,]\d+)?(?:\s*\/\s*\d{1,4}(?:[.,]\d+)?){1,3})(?![\d\/.\-])` +
    String.raw`(?:\s?(°|${HAN_UNITS.join('|')}|[\p{L}--\p{Script=Han}]+))?`,
  'giv',
);
const withValuesApart = (text: string): string =>
  text.replaceAll(SEVERAL_VALUES, (all, listed: string, word: string | undefined) => {
    const values = listed.split(/\s*\/\s*/u);
    const unit = word !== undefined && (word === '°' || isUnit(word)) && word.toLowerCase() !== 'usp' ? word : '';
    const areDecimals = values.every((value) => /[.,]/u.test(value));
    if (!areDecimals && (unit === '' || values.some((value) => Number(value) < 10))) return all;
    const separateMeasures = values.map((value) => value.replace(',', '.') + unit).join(' ');
    return unit === '' && word !== undefined ? `${separateMeasures} ${word}` : separateMeasures;
  });

const HALVES = String.raw`half(?:\s+an?)?|medi[oa]|пол|полтора|半|(?:a\s+)?quarter(?:\s+of\s+an?)?|(?:un\s+)?cuarto\s+de|четверть`;
const MEASURE_IN_WORDS = new RegExp(String.raw`(?<![\p{L}\p{N}-])(${HALVES}|${NUMBER_WORD})(?=\s+(\p{L}+))`, 'giu');
const QUARTER = /quarter|cuarto|четверть/iu;
const halfOf = (word: string): string =>
  QUARTER.test(word) ? '0.25' : word.toLowerCase() === 'полтора' ? '1.5' : '0.5';
const IS_HALF = new RegExp(`^(?:${HALVES})$`, 'iu');

/** Numbers of several words, or of one that counts in hundreds: "two hundred and fifty", "doscientos", "двести". */
const HUNDREDS: Readonly<Record<string, number>> = {
  ciento: 100,
  doscientos: 200,
  trescientos: 300,
  cuatrocientos: 400,
  quinientos: 500,
  seiscientos: 600,
  setecientos: 700,
  ochocientos: 800,
  novecientos: 900,
  сто: 100,
  двести: 200,
  триста: 300,
  четыреста: 400,
  пятьсот: 500,
  шестьсот: 600,
  семьсот: 700,
  восемьсот: 800,
  девятьсот: 900,
};
const SEVERAL_WORDS = new RegExp(
  String.raw`(?<![\p{L}\p{N}\-])(?:(${NUMBER_WORD})\s+hundred|(${Object.keys(HUNDREDS).join('|')}))` +
    String.raw`(?:\s+(?:and\s+)?(${NUMBER_WORD}))?(?=\s+(\p{L}+))`,
  'giu',
);
const TENS_AND_ONES = new RegExp(
  String.raw`(?<![\p{L}\p{N}\-])(${NUMBER_WORD})(?:\s+y\s+|[\s\-]+)(${NUMBER_WORD})(?=\s+(\p{L}+))`,
  'giu',
);
const withFiguresOfSeveralWords = (text: string): string =>
  text
    .replaceAll(
      SEVERAL_WORDS,
      (all, times: string | undefined, hundredsWord: string | undefined, rest = '', unit = '') => {
        const hundreds =
          hundredsWord === undefined ? 100 * Number(figureOf(times!)) : HUNDREDS[hundredsWord.toLowerCase()]!;
        return isUnit(unit) ? String(hundreds + Number(figureOf(rest))) : all;
      },
    )
    .replaceAll(TENS_AND_ONES, (all, tens: string, ones: string, unit: string) => {
      const [ten, one] = [Number(figureOf(tens)), Number(figureOf(ones))];
      return isUnit(unit) && ten >= 20 && ten < 100 && one < 10 ? String(ten + one) : all;
    });

/** Counts in words that are not measures: "ten leads", "трое суток". */
const COUNTED = new RegExp(
  String.raw`(?<![\p{L}\p{N}\-])(${NUMBER_WORD})(?=[\s\-]+(?:leads?|derivaci(?:ón|on|ones)|отведени\p{L}{1,2})(?!\p{L}))`,
  'giu',
);
const TOGETHER: Readonly<Record<string, string>> = { двое: '2', трое: '3', четверо: '4' };
const DAYS_TOGETHER = new RegExp(String.raw`(?<!\p{L})(${Object.keys(TOGETHER).join('|')})(?=\s+сут)`, 'giu');
const withFiguresOfCounts = (text: string): string =>
  text.replaceAll(COUNTED, (word) => figureOf(word)).replaceAll(DAYS_TOGETHER, (word) => TOGETHER[word.toLowerCase()]!);

/** A unit of time without a number means one: "холтер на сутки", "holter for a week", "week-long". */
const ONE_OF_TIME: readonly (readonly [RegExp, string])[] = [
  [/(?<=(?<!\p{L})на\s+)(?=(?:день|сутки|неделю)(?!\p{L}))/giu, '1 '],
  [/(?<=(?<!\p{L})for\s+)an?\s+(?=(?:hour|day|week)(?!\p{L}))/giu, '1 '],
  [/(?<![\p{L}\p{N}]|\d\s*-?)(day|week)[\s-]+long(?!\p{L})/giu, '1 $1'],
];
const withOnesOfTime = (text: string): string =>
  ONE_OF_TIME.reduce((all, [words, figures]) => all.replaceAll(words, figures), text);

/** "three metres" as "3 metres", and "half a millimetre" as "0.5 millimetre". */
const withFiguresOfMeasures = (text: string): string =>
  text.replaceAll(MEASURE_IN_WORDS, (word, figureWord: string, unit: string) =>
    isUnit(unit) ? (IS_HALF.test(figureWord) ? halfOf(figureWord) : figureOf(figureWord)) : word,
  );

/** The first number of a range, which has no unit of its own: "seven to fifteen megahertz", "от двух до пяти". */
const RANGE_IN_WORDS = new RegExp(
  String.raw`(?<![\p{L}\p{N}-])(${NUMBER_WORD})(?=\s+(?:to|a|до|至|到)\s+(?:${NUMBER_WORD}|\d+)\s+(\p{L}+))`,
  'giu',
);
const withFiguresOfRanges = (text: string): string =>
  text.replaceAll(RANGE_IN_WORDS, (word, figureWord: string, unit: string) =>
    isUnit(unit) ? figureOf(figureWord) : word,
  );

/** A spoken decimal number: "four point five", "tres coma cinco", "三点五". */
const DECIMALS_IN_WORDS = new RegExp(
  String.raw`(?<![\p{L}--\p{Script=Han}]|[\p{N}.,\-])(${NUMBER_WORD}|zero|cero|ноль|零|\d+)` +
    String.raw`(?:\s+(?:point|coma|punto|запятая|целых|и)\s+|点)(${NUMBER_WORD}|\d+)(?![\p{L}--\p{Script=Han}]|\p{N})`,
  'giv',
);
/** "three and a half", "три с половиной". */
const HALF_BEHIND = new RegExp(
  String.raw`(?<![\p{L}\p{N}\-])(${NUMBER_WORD}|\d+)\s+(?:and\s+a\s+half|y\s+medi[oa]|с\s+половиной)(?!\p{L})`,
  'giu',
);
/** "four zeros", "4 ceros", "четыре нуля": a size of sutures. */
const ZEROS = new RegExp(
  String.raw`(?<![\p{L}\p{N}\-])(${NUMBER_WORD}|\d{1,2})[\s-]+(?:zeros?|oh|aught|ceros?|нул(?:я|ей|ь))(?!\p{L})`,
  'giu',
);
const figure = (word: string): string => (/^(?:zero|cero|ноль|零)$/iu.test(word) ? '0' : figureOf(word));
const withFiguresOfNumbers = (text: string): string =>
  text
    .replaceAll(DECIMALS_IN_WORDS, (all, whole: string, part: string) =>
      /^\d+$/.test(whole) && /^\d+$/.test(part) ? all : `${figure(whole)}.${figure(part)}`,
    )
    .replaceAll(HALF_BEHIND, (_, whole: string) => `${figure(whole)}.5`)
    .replaceAll(ZEROS, (_, zeros: string) => `${figure(zeros)}/0`);

/** "三毫米", "五导": a number that stands before its unit or what it counts without a blank. */
const HAN_NUMBER = new RegExp(`(?:${NUMBER_WORD})(?=${[...HAN_UNITS, '导', '通道'].join('|')})`, 'gu');
const withFiguresOfHan = (text: string): string =>
  text.replaceAll(HAN_NUMBER, (word) => (/^\p{Script=Han}+$/u.test(word) ? figureOf(word) : word));

const withFiguresOfWords = (text: string): string =>
  withOnesOfTime(withFiguresOfCounts(withFiguresOfSeveralWords(withFiguresOfNumbers(text))));

/** "w battery" is "with battery"; a number in front makes it a watt. */
const WITH = /(?<=\p{L}\s+)w\/?(?=\s+\p{L})/giu;

/** The word for "packed" behind a measure or count: "5升装", "100片装". */
const PACKED = new RegExp(String.raw`(?<=\d\s*(?:${[...HAN_UNITS, '[个只片支包盒]'].join('|')}))装`, 'gu');

/** "3/0USP" as "3/0 USP". */
const SIZE_WITH_UNIT = /(?<![\p{L}\p{N}.,/-])(\d{1,2}[/-]0)(?=usp(?!\p{L}))/giu;

const INCHES_OF_SIZE = /(?<=\d)\s*["″”]\s*([xх×*])\s*(?=\d)/giu;
const INCHES = /(?<=\d)["″”](?![\p{L}\p{N}])/gu;

/** A quotation mark behind a number is the sign of inches, unless it ends a quotation: `monitor 15"`. */
const withInches = (text: string): string =>
  text.replaceAll(INCHES_OF_SIZE, '$1').replaceAll(INCHES, (sign, position: number) => {
    const opened = text.slice(0, position).split(/["“«„]/u).length - 1;
    return opened % 2 === 0 ? ' inch' : sign;
  });

const CYRILLIC = 'авекмнорстухісј';
const LATIN = 'abekmhopctyxicj';
const MIXED_WORD = /(?=\p{L}*\p{Script=Latin})(?=\p{L}*\p{Script=Cyrillic})\p{L}+/giu;

/** Writes a word of two scripts in the script of most of its letters, if the other letters have look-alikes there. */
function inOneScript(word: string): string {
  const cyrillic = word.match(/\p{Script=Cyrillic}/gu)?.length ?? 0;
  const [from, to] = 2 * cyrillic > word.length ? [LATIN, CYRILLIC] : [CYRILLIC, LATIN];
  const strange = 2 * cyrillic > word.length ? /\p{Script=Latin}/gu : /\p{Script=Cyrillic}/gu;
  const replaced = word.toLowerCase().replaceAll(strange, (letter) => to[from.indexOf(letter)] ?? letter);
  return strange.test(replaced) ? word : replaced;
}

/** "100/box", "50 шт/уп.", "10个/盒": the number of pieces in a pack. */
const EACH_PACK =
  /(?<=(?<![\p{L}\p{N}.,/-])\d{1,4})\s*(?:pcs?|pieces?|ea|uds?|u|шт\.?|个|只|片|支)?\s*\/\s*(?=[a-zа-я]{2,}|[盒包箱袋])/giu;

/** "3-day", "12-inch": a measure with a hyphen. */
const HYPHENATED = /(?<![\p{L}\p{N}.,-])(\d+(?:[.,]\d+)?)-(\p{L}{2,})(?![\p{L}\p{N}-])/gu;
const withoutHyphens = (text: string): string =>
  text.replaceAll(HYPHENATED, (all, number: string, unit: string) => (isUnit(unit) ? `${number} ${unit}` : all));

/** "4Д" is 4D. */
const DIMENSIONS = /(?<![\p{L}\p{N}])([34])д(?!\p{L})/giu;

/** Words with a letter that is written apart: "x ray", "c arm". */
const LETTER_APART = /(?<![\p{L}\p{N}-])(?:x(?=\s+rays?(?!\p{L}))|c(?=\s+arms?(?!\p{L})))\s+/giu;

/** "Extra large" is one size, and not large. */
const EXTRA_LARGE = /(?<![\p{L}\p{N}])(?:extra|x)\s+(?=(?:large|grandes?)(?!\p{L}))/giu;

/** Replaces runs of blanks by one, as each pattern would try to match at each of them. */
const withSingleBlanks = (text: string): string => text.replaceAll(/\s{2,}/gu, ' ');

/** A query as a catalogue writes it: decimals for fractions, "inch" for its sign, each word in letters of one script. */
export const asCatalogued = (typed: string): string =>
  withValuesApart(
    withDecimals(
      withInches(
        withFiguresOfHan(
          withoutHyphens(withFiguresOfMeasures(withFiguresOfRanges(withFiguresOfWords(withSingleBlanks(typed))))),
        ),
      ),
    ),
  )
    .replaceAll(WITH, 'with')
    .replaceAll(PACKED, ' ')
    .replaceAll(SIZE_WITH_UNIT, '$1 ')
    .replaceAll(DIMENSIONS, '$1d')
    .replaceAll(EACH_PACK, ' ')
    .replaceAll(EXTRA_LARGE, 'extra-')
    .replaceAll(LETTER_APART, (letter) => `${letter.trim()}-`)
    .replaceAll(MIXED_WORD, inOneScript);
