import { partNumberKey } from '../../catalogue/partNumberKey.ts';
import { nearness } from '../lineKeys.ts';
import { hasNumber } from './hasNumber.ts';

const NUMBER = String.raw`(?<![\p{L}\p{N}./-])[\p{L}\p{N}](?:[\p{L}\p{N}./-]{2,30}[\p{L}\p{N}])`;
/** "41712 to 41715", "del A-10 al A-14", "с 41712 по 41715", "41712至41715". */
const RANGE = new RegExp(
  String.raw`(?:(?<!\p{L})(?:from|del?|с|von)\s+)?(?<first>${NUMBER})(?:\s+(?:to|through|thru|till|al?|hasta|по|до|bis)\s+|\s+[-–—~]\s+|\s*[–—至到～…]\s*)(?:(?:el|nr\.?|no\.?)\s+)?(?<last>${NUMBER})(?![\p{L}\p{N}./-]*\p{N})`,
  'iu',
);
const FIGURE = /(?<![\p{L}\p{N}.,/-])\d{1,4}(?![\p{L}\p{N}]|[.,/-]\d)/u;

/**
 * The first and the last part number of a range, each with a question for its quantity: which numbers lie between them is not known.
 * Null for any other line.
 */
export function endsOfRange(line: string): string[] | null {
  const match = RANGE.exec(line);
  const { first = '', last = '' } = match?.groups ?? {};
  const [low, high] = [partNumberKey(first), partNumberKey(last)];
  if (!match || low === high || low.length !== high.length || nearness(low, high) === 0) return null;
  const rest = line.replace(match[0], ' ');
  if (![first, last].every(hasNumber) || hasNumber(rest)) return null;
  const figure = FIGURE.exec(rest)?.[0] ?? '1';
  return [first, last].map((number) => `${number}, ${figure}?`);
}
