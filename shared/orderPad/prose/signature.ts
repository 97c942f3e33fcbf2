import { isAround } from './letters.ts';
import { hasNumber } from './prose.ts';
import { isPartNumber, splitQuantity, statedQuantity } from '../quantities/quantity.ts';

/** Longer texts are tables. */
const LINES_MAX = 400;
const LINE_MAX = 300;

/** True of a line that orders something: it begins or ends with a part number, or says how many of one. */
function isOrder(line: string): boolean {
  const text = line.trim();
  if (text.length > LINE_MAX || /[\t;|]/u.test(text)) return text.length > LINE_MAX || /[\t;]/u.test(text);
  if (isAround([text])) return false;
  if (statedQuantity(text) !== null) return true;
  const { text: named, quantity } = splitQuantity(text);
  if (quantity !== null && hasNumber(named)) return true;
  const words = text.replace(/^(?:[-–—•·*]|\d{1,3}[.)])\s+/u, '').split(/\s+/u);
  return isPartNumber(words[0]!) || (words.length <= 2 && hasNumber(text));
}

/**
 * A letter without the lines below its list: behind the last paragraph that orders something, one of several lines of which
 * none does is a signature, though there may be a tax number in it. The rest is told from the list line by line.
 */
export function withoutSignature(plain: string): { list: string; ignored: number } {
  const paragraphs = plain.split(/\n[ \t]*\n/u);
  const lines = paragraphs.map((paragraph) => paragraph.split('\n').filter((line) => line.trim() !== ''));
  const all = { list: plain, ignored: 0 };
  if (lines.length < 2 || lines.flat().length > LINES_MAX || plain.includes('"')) return all;
  const last = lines.findLastIndex((some) => some.some(isOrder));
  if (last < 0 || last === lines.length - 1) return all;
  const kept = paragraphs.filter((_, at) => at <= last || lines[at]!.length < 2);
  const ignored = lines.filter((some, at) => at > last && some.length >= 2).flat().length;
  return { list: kept.join('\n\n'), ignored };
}
