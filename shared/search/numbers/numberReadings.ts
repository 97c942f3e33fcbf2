import { partNumberKey } from '../../catalogue/partNumberKey.ts';
import { removeInvisible } from '../../text/removeInvisible.ts';
import { figureOf, NUMBER_WORD } from '../../text/numberWords.ts';
import { mayBeSize } from '../measures/measures.ts';
import { isUnit } from '../measures/units.ts';
import { isStopWord, simplify } from '../words/tokens.ts';

/** A stretch of a typed text that may be a whole part number. */
export interface NumberReading {
  key: string;
  /** As it was typed; an exact hit equals it. */
  sourceText: string;
  /** The pieces that it takes: from the first to the one before the last. */
  from: number;
  to: number;
  /** 0: as it stands there; 1: with something cut off or put in, so that another reading goes before it. */
  guess: 0 | 1;
  /** It has letters alone and nothing says that it is a number: it may be a word. */
  mayBeWord?: boolean;
  /** Nothing says that it is a number: it may be a size or a range, and a number is meant only where it is written just so. */
  mayBeSize?: boolean;
  /** It is a piece of a longer word without a label. The whole word may be a misread number. */
  isInside?: boolean;
}

/** A run of letters and digits, and its place in the text. */
interface Piece {
  text: string;
  start: number;
  end: number;
  isLabel: boolean;
}

const PIECES_MAX = 24;
/** The most pieces of a part number among other words. */
const WINDOW_MAX = 6;
const SHORTEST = 3;
/** Digits alone are a quantity or a size as often as a number. */
const SHORTEST_DIGITS = 4;
/** A shorter piece before a sign has no brand glued to it. */
const GLUED_MIN = 5;
/** The shortest number that may be left after its label is cut off. */
const SHORTEST_CUT = 4;
/** The most digits of a measure; more are a part number, whatever follows them. */
const MEASURE_DIGITS_MAX = 5;

/** Labels before a part number, in the store's languages. */
const LABELS = new Set(
  (
    'ref reference pn p n sku art article item cat catalog catalogue no nr num number part code model mpn mfr type order ' +
    'referencia numero codigo articulo modelo pieza parte cod ' +
    'артикул арт код номер ном модель кат каталожный деталь обозначение ' +
    '型号 货号 部件号 零件号 编号 料号 订货号 产品编号 规格型号'
  ).split(' '),
);
const PIECE = /\p{Script=Han}+|[[\p{L}\p{N}\p{M}]--\p{Script=Han}]+/gv;
const hasDigit = (text: string): boolean => /\p{N}/u.test(text);
const hasLetter = (text: string): boolean => /\p{L}/u.test(text);
const isOneWord = (text: string): boolean => !/[\s,;\p{Script=Han}]/u.test(text);

/** Every stretch of a text that may be a whole part number, whatever words, labels and addresses stand around it. */
export function numberReadings(typed: string): NumberReading[] {
  const text = asDictated(decoded(removeInvisible(typed).normalize('NFKC')));
  const pieces = piecesOf(text);
  const windows = pieces.flatMap((_, from) => windowsFrom(text, pieces, from));
  return [
    ...windows,
    ...sharedBeginnings(text, pieces),
    ...healthCode(text, pieces),
    ...labelCode(text, pieces),
    ...roundedByExcel(text, pieces),
  ];
}

/** References to signs that pasted markup has, by what they stand for. */
const REFERENCES: readonly (readonly [RegExp, string])[] = [
  [/&(?:ndash|mdash|dash|hyphen|minus|shy);/gi, '-'],
  [/&(?:nbsp|ensp|emsp|thinsp);/gi, ' '],
  [/&sol;/gi, '/'],
  [/&period;/gi, '.'],
  [/&lowbar;/gi, '_'],
];
const REFERENCE = /&#(x[\dA-F]{2,5}|\d{2,6});/gi;
const CODE_POINT_MAX = 0x10_ff_ff;

/** An address or markup as people read it: `%2F` and `&#47;` are a slash. */
function decoded(escaped: string): string {
  const text = REFERENCES.reduce((all, [reference, sign]) => all.replaceAll(reference, sign), escaped).replaceAll(
    REFERENCE,
    (whole, code: string) => {
      const point = Number(code.toLowerCase().startsWith('x') ? `0${code}` : code);
      return point <= CODE_POINT_MAX ? String.fromCodePoint(point).normalize('NFKC') : whole;
    },
  );
  if (!/%[\dA-F]{2}/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a per cent sign that stands for itself
  }
}

/** Signs between the parts of a number, as people say them: "CX5 dash 2C", "NG85 дробь 4B". */
const SAID_SIGN =
  /(?<=[\p{L}\p{N}])(?:\s+(?:dash|hyphen|slash|dot|point|gui[oó]n|barra|punto|тире|дефис|дробь|слеш|слэш|точка|斜杠|横杠|杠|点)\s+|\s*(?:斜杠|横杠|杠|点)\s*)(?=[\p{L}\p{N}])/giu;
/** Three figures or more in words, one after another: "six three two seven". */
const ZERO = 'zero|oh|cero|ноль|нуль|零|〇';
const SAID_FIGURE = `(?:${ZERO}|${NUMBER_WORD})`;
const SAID_FIGURES = new RegExp(
  String.raw`(?<![\p{L}\p{N}])${SAID_FIGURE}(?:\s+${SAID_FIGURE}){2,}(?![\p{L}\p{N}])|[零〇一二三四五六七八九]{3,}`,
  'giu',
);

/** A number that was dictated, with its signs and figures; any other text as it is. */
function asDictated(text: string): string {
  const inFigures = text.replaceAll(SAID_FIGURES, (words) =>
    (/\s/.test(words) ? words.split(/\s+/) : Array.from(words))
      .map((word) => (new RegExp(`^(?:${ZERO})$`, 'iu').test(word) ? '0' : figureOf(word)))
      .join(''),
  );
  return /\p{N}/u.test(inFigures) ? inFigures.replaceAll(SAID_SIGN, '-') : text;
}

const piecesOf = (text: string): Piece[] =>
  Array.from(text.matchAll(PIECE), ({ 0: piece, index }) => ({
    text: piece,
    start: index,
    end: index + piece.length,
    isLabel: LABELS.has(simplify(piece)),
  })).slice(0, PIECES_MAX);

/** The stretches that begin at a piece: as it stands, and with a label cut off that is glued to it ("REF413F"). */
function windowsFrom(text: string, pieces: readonly Piece[], from: number): NumberReading[] {
  const first = pieces[from]!;
  const goesOn = /^[-./_][\p{L}\p{N}\-./_]*\p{N}/u.test(text.slice(first.end));
  const cuts = cutsOf(first.text, goesOn && first.text.length > GLUED_MIN);
  const isNamed = pieces[from - 1]?.isLabel ?? false;
  const readings: NumberReading[] = [];
  for (let to = from + 1; to <= Math.min(pieces.length, from + WINDOW_MAX); to++) {
    for (const cut of cuts) {
      const readingText = text.slice(first.start + cut, pieces[to - 1]!.end);
      const key = partNumberKey(readingText);
      const isLabelCut = cut > 0 && LABELS.has(simplify(first.text.slice(0, cut)));
      const isCutLong =
        (hasDigit(readingText) || isLabelCut) &&
        key.length >= (isLabelCut && hasDigit(readingText) ? SHORTEST : SHORTEST_CUT);
      const isLong = cut === 0 ? isLongEnough(readingText, key, isNamed) : isCutLong;
      if (!isLong || isMeasure(readingText, key, pieces[to]?.text ?? '')) continue;
      const reading = { key, sourceText: readingText.toUpperCase(), from, to };
      const mayBeWord = (!isNamed || cut > 0) && !hasDigit(readingText);
      const isAfterLabel = isLabelCut || (cut === 0 && isNamed);
      const isInside = !isAfterLabel && isWithinWord(text, first.start + cut, pieces[to - 1]!.end);
      readings.push({
        ...reading,
        guess: cut === 0 || isLabelCut ? 0 : 1,
        ...(mayBeWord && { mayBeWord }),
        ...(!isAfterLabel && mayBeSize(readingText) && { mayBeSize: true }),
        ...(isInside && { isInside }),
      });
    }
  }
  return readings;
}

const isWithinWord = (text: string, start: number, end: number): boolean =>
  /[\p{L}\p{N}][-–./_]?$/u.test(text.slice(0, start)) || /^[-–./_]?[\p{L}\p{N}]/u.test(text.slice(end));

/** Several words of letters only are no part number unless a label names them. */
function isLongEnough(sourceText: string, key: string, isNamed: boolean): boolean {
  if (!hasDigit(sourceText)) return (isNamed || isOneWord(sourceText)) && key.length >= SHORTEST;
  return key.length >= (hasLetter(sourceText) || isNamed ? SHORTEST : SHORTEST_DIGITS);
}

/**
 * Where a piece may begin in earnest: after a label, and of a number after any letters before it; so of letters that a sign and
 * a piece with a digit follow, as in "PuravelGL-6327".
 */
function cutsOf(text: string, goesOn: boolean): number[] {
  const letters = /^\p{L}*/u.exec(text)![0].length;
  const all = Array.from({ length: letters + 1 }, (_, cut) => cut);
  return hasDigit(text) || goesOn
    ? all
    : all.filter((cut) => cut === 0 || (cut < letters && LABELS.has(simplify(text.slice(0, cut)))));
}

/** "5 MHz", "12V" and the 5000 of "5000 ml" are measures, whatever number there may be; "662J" may be either. */
function isMeasure(sourceText: string, key: string, next: string): boolean {
  if (/^\d+$/.test(sourceText)) return sourceText.length <= MEASURE_DIGITS_MAX && isUnit(next) && !isStopWord(next);
  const [, between = '', unit = ''] = /^[\d.,]+(\s*)(\p{L}+)$/u.exec(sourceText) ?? [];
  return isUnit(unit) && (between !== '' || key.length <= SHORTEST || /[.,]/.test(sourceText));
}

/** "M1191A/BL" and "M1191A, BL" name two numbers with one beginning. */
function sharedBeginnings(text: string, pieces: readonly Piece[]): NumberReading[] {
  return pieces.flatMap((piece, index): NumberReading[] => {
    const before = pieces[index - 1];
    if (!before || !hasDigit(before.text) || piece.text.length > before.text.length) return [];
    if (!/^\s*[,/|、]\s*$/.test(text.slice(before.end, piece.start))) return [];
    // The number before may have separators of its own.
    const starts = pieces.slice(Math.max(0, index - WINDOW_MAX), index).map(({ start }) => start);
    return starts.flatMap((start) => {
      const whole = text.slice(start, before.end);
      const tails = [/\p{L}+$/u, /\p{N}+$/u].flatMap((tail) => (tail.test(whole) ? [whole.replace(tail, '')] : []));
      const heads = new Set([...tails, whole.slice(0, -piece.text.length)]);
      return Array.from(heads, (head) => head + piece.text).map((sourceText): NumberReading => ({
        key: partNumberKey(sourceText),
        sourceText: sourceText.toUpperCase(),
        from: index,
        to: index + 1,
        guess: 1,
      }));
    });
  });
}

/** With a check sign; and, where lot and date follow, without: it stands behind those. */
const HIBC = [
  /^\*?\+[A-Z][A-Z0-9]{3}([A-Z0-9]{1,18})\d[A-Z0-9\-. $/+%](?:\/|\*?$)/i,
  /^\*?\+[A-Z][A-Z0-9]{3}([A-Z0-9]{1,18})\d\//i,
];

/** The number in the bar code of a health care label (HIBC): after the labeller's four signs, before unit and check sign. */
function healthCode(text: string, pieces: readonly Piece[]): NumberReading[] {
  const code = text.trim().replaceAll(/\s/g, '');
  const numbers = HIBC.flatMap((form) => form.exec(code)?.[1] ?? []);
  return numbers.map((number) => ({
    key: partNumberKey(number),
    sourceText: number.toUpperCase(),
    from: 0,
    to: pieces.length,
    guess: 0,
  }));
}

/** Of a bar code that has nothing but a number: GS1's own and buyer's number, or the supplier's number of ANSI MH10.8.2. */
const LABELLED = /^\*?(?:\][A-Z]\d)?(?:24[01]|1P|30P)(?<number>[A-Z\d](?:[A-Z\d./-]*[A-Z\d])?)\*?$/i;

function labelCode(text: string, pieces: readonly Piece[]): NumberReading[] {
  const { number = '' } = LABELLED.exec(text.trim())?.groups ?? {};
  const key = partNumberKey(number);
  return key.length < SHORTEST_CUT || !hasDigit(number)
    ? []
    : [{ key, sourceText: number.toUpperCase(), from: 0, to: pieces.length, guess: 1 }];
}

/** A spreadsheet writes a long number as "4.1712E+04"; it is the number itself only where no digit was lost. */
function roundedByExcel(text: string, pieces: readonly Piece[]): NumberReading[] {
  const [, whole = '', rest = '', power = ''] = /^\s*(\d)[.,](\d+)E\+?(\d{1,2})\s*$/i.exec(text) ?? [];
  if (whole === '' || rest.length > Number(power)) return [];
  const plainDigits = whole + rest.padEnd(Number(power), '0');
  return [{ key: partNumberKey(plainDigits), sourceText: plainDigits, from: 0, to: pieces.length, guess: 0 }];
}
