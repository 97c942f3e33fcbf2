import { amendmentOf, CORRECTING, isAmendment } from '../amendments/amendmentOf.ts';
import { isCancelled } from '../amendments/cancelled.ts';
import { withCorrectedQuantity } from '../amendments/correctedQuantity.ts';
import { positionsIn } from '../amendments/positionsIn.ts';
import { isForEach } from '../amendments/forEach.ts';
import { countAlone } from '../amendments/countAlone.ts';
import { correctedFigure } from '../quantities/otherFigures.ts';
import { orderBesideStock } from '../quantities/stated.ts';
import { endsOfRange } from './ranges.ts';
import { quantityIn } from '../quantities/quantityIn.ts';
import { withoutRates } from '../quantities/withoutRates.ts';
import { betweenNumbers } from './betweenNumbers.ts';
import { hasNumber } from './hasNumber.ts';
import { clausesOf } from './prose.ts';
import { correctedIn, piecesOf } from './clauses.ts';
import { REQUEST } from './requests.ts';
import { figureOf } from '../../text/numberWords.ts';
import { UNIT } from '../quantities/units.ts';

/** The end of a sentence. "5 pcs. A-1" and "ref. A-1" go on. */
const END = /(?<=[\p{L}\p{N})]{2}[.!?…]["')]*)\s+(?=[\p{Lu}¿¡(])|(?<=[。！？])(?=.)/u;

/** "A-1×5 B-2×2": a part number with its quantity behind a sign of times. */
const PAIR =
  /(?<![\p{L}\p{N}./-])([\p{L}\p{N}][\p{L}\p{N}./-]{2,40}?)(?:\s?×\s?|\s[xх*]\s?|\*)(\d{1,4})(?![\p{L}\p{N}.,]\d|\p{L})/giu;
/** "A-1来3个 B-2要10包": a part number with its quantity behind a verb that asks for it. */
const HAN_PAIR = new RegExp(
  String.raw`(?<![\p{L}\p{N}./-])((?=[^\s]*\d)[A-Za-z\d][A-Za-z\d./-]{2,40}?)\s?(?:来|要|订|拿|买|需要?|加|x|×|\*)\s?` +
    String.raw`(\d{1,4}|[一二两三四五六七八九十])\s?((?=\p{Script=Han})${UNIT})(?![\p{L}\p{N}])`,
  'giu',
);
const SEVERAL_TIMES = /[×xх*]\s?\d.*[×xх*]\s?\d/iu;
const MIXED = /(?=.*\p{L})(?=.*\d)/u;

/** The pairs of a line, and the text around them; null for a line with fewer than two pairs. */
function pairsIn(line: string): string[] | null {
  return betweenNumbers(line) ?? timesIn(line) ?? hanPairsIn(line);
}

function hanPairsIn(line: string): string[] | null {
  const pairs = Array.from(line.matchAll(HAN_PAIR)).filter(([, number = '']) => hasNumber(number));
  const rest = pairs.reduce((text, [pair]) => text.replace(pair, ';'), line);
  if (pairs.length < 2 || hasNumber(rest) || /[A-Za-z\d]/u.test(rest)) return null;
  return pairs.map(([, number, figure, unit]) => `${number} × ${figureOf(figure!)}${unit}`);
}

function timesIn(line: string): string[] | null {
  if (!SEVERAL_TIMES.test(line)) return null;
  const pairs = Array.from(line.matchAll(PAIR)).filter(([, number = '']) => MIXED.test(number) && hasNumber(number));
  const rest = pairs.reduce((text, [pair]) => text.replace(pair, ';'), line);
  if (pairs.length < 2 || hasNumber(rest)) return null;
  const others = rest
    .split(/[;,，；!！]/u)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part));
  return [...pairs.map(([, number, figure]) => `${number} × ${figure}`), ...others];
}

const CLAUSE = /[,;:，；：。]\s*|(?<=\S{2}[.!?])\s+|\s+(?:and|y|и)\s+/iu;
const REFERENCES_MIN = 2;

/** "Line 2 should be 4, and take line 3 out": what refers to several positions, a text each; null for any other line. */
function changesOf(line: string): string[] | null {
  const isOfOne = isCancelled(line) && !positionsIn(line);
  if (!isOfOne && (!positionsIn(line) || isAmendment(line))) return null;
  const clauses = line.split(CLAUSE).filter((clause) => /[\p{L}\p{N}]/u.test(clause));
  // "A-1 2 pcs, and B-2 is no longer needed"
  if (isOfOne) {
    const others = clauses.filter((clause) => !isCancelled(clause));
    return others.length < clauses.length && others.some(hasNumber)
      ? clauses.flatMap((clause) => (isCancelled(clause) ? [clause] : (clausesWithRest(clause) ?? [clause])))
      : null;
  }
  const references = clauses.filter((clause) => (amendmentOf(clause)?.positions.length ?? 0) > 0);
  return references.length >= REFERENCES_MIN ? clauses : null;
}

/** Words that lead to the goods: "And for the store: 24 x A-1". */
const LEAD = /^(\p{L}[^:：]{2,80}[:：])\s*(?=\S)/u;
/** The quantity of a clause, which is no part of its name: "5 x A-1", "gel bottles, 5?". */
const COUNT = /^\d+ x |, [^,]*\?$/u;

/** The clauses of a sentence, and what it says besides, so that nothing of it is lost. */
function clausesWithRest(line: string): string[] | null {
  const clauses = clausesOf(withoutRates(line));
  if (!clauses) return null;
  const [lead, own = ''] = LEAD.exec(line) ?? [];
  const isLead = lead !== undefined && !hasNumber(own) && !clauses.some((clause) => clause.includes(own));
  const names = clauses.map((clause) => clause.replace(COUNT, ''));
  const rest = piecesOf(isLead ? line.slice(lead.length) : line).filter(
    (piece) =>
      /\p{L}{2}\P{L}+\p{L}{2}/u.test(piece) &&
      !hasNumber(piece) &&
      quantityIn(piece) === null &&
      countAlone(piece) === null &&
      correctedIn(piece) === null &&
      !piece.split(/\s+/u).every((word) => REQUEST.test(word)) &&
      !names.some((name) => name.includes(piece) || piece.includes(name)),
  );
  return [...(isLead ? [own] : []), ...clauses, ...rest];
}

/** "Sorry, 5 of A-1": it changes a line that another sentence orders. */
const correctsNumber = (sentence: string): boolean =>
  hasNumber(sentence) && (CORRECTING.test(sentence) || withCorrectedQuantity(sentence) !== null);

/** "A-1 x3, B-2 x2. For A-1 make it 5, not 3.": a sentence that corrects a line of another one is a text of its own; else null. */
function correctedApart(line: string): string[] | null {
  const [first = '', ...others] = line.split(END);
  if (!hasNumber(first) || !others.some(correctsNumber)) return null;
  return [first, ...others].flatMap((sentence) =>
    correctsNumber(sentence) ? [sentence] : (partsOf(sentence) ?? [sentence]),
  );
}

/** "A-1 3, correction: 5": no row of two cells. */
const correctedAtEnd = (line: string): string[] | null =>
  correctedFigure(line.slice(line.lastIndexOf(',') + 1)) === null ? null : [line];

/** Longer lines are descriptions. */
const LINE_MAX = 600;

/**
 * Splits a line of a letter into texts: one for each thing that it orders, one for each sentence that changes an earlier thing, and one
 * for the rest. Null for a line that orders one thing or none, and for a row of cells.
 */
export function partsOf(line: string): string[] | null {
  if (line.length > LINE_MAX || line.includes('\t')) return null;
  if (isForEach(line)) return [line];
  const changes = changesOf(line);
  if (changes) return changes;
  const apart = correctedApart(line);
  if (apart) return apart;
  if (withCorrectedQuantity(line) !== null) return [line];
  const pairs = pairsIn(line);
  if (pairs) return pairs;
  const orderText = orderBesideStock(line);
  if (orderText !== null) return [orderText];
  const range = endsOfRange(line);
  if (range) return range;
  const [first = '', ...others] = line.split(END);
  if (!others.some(isAmendment)) return isAmendment(line) ? [line] : (clausesWithRest(line) ?? correctedAtEnd(line));
  return others
    .reduce<string[]>(
      (joined, sentence) =>
        isAmendment(sentence) || isAmendment(joined.at(-1)!)
          ? [...joined, sentence]
          : [...joined.slice(0, -1), `${joined.at(-1)!} ${sentence}`],
      [first],
    )
    .flatMap((sentence) =>
      isAmendment(sentence) || !hasNumber(sentence) ? [sentence] : (clausesWithRest(sentence) ?? [sentence]),
    );
}
