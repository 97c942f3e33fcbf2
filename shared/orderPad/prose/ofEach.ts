import { figureOf, NUMBER_WORD } from '../../text/numberWords.ts';
import { hasNumber } from './hasNumber.ts';
import { UNIT } from '../quantities/units.ts';
import { clauseOf, piecesOf } from './clauses.ts';

const FIGURE = String.raw`(?<![\p{L}\p{N}.,/-])(?<figure>\d{1,4}|${NUMBER_WORD})\s*(?:(?!each)${UNIT}\s*)?`;
const OF_EACH = [
  // 5 each of A, B · 5 de cada: A, B · по 5 шт. каждого: A, B
  String.raw`^(?<lead>.*?)${FIGURE}(?:each(?:\s+of)?|of each|de cada(?:\s+un[oa])?(?:\s+de)?|de chaque(?:\s+pour)?|chacune?(?:\s+de)?|кажд\p{L}+)\s*[:：]?\s+(?<list>.+)$`,
  // je 2 A und B · по 2 шт. A и B · 各2个：A、B
  String.raw`^(?<lead>.*?)(?<!\p{L})(?:je(?:weils)?|по|各)\s*(?<figure>\d{1,4}|${NUMBER_WORD})\s*(?:${UNIT})?\s*[:：]?\s*(?<=[\s:：\p{Script=Han}])(?<list>\S.+)$`,
  // A, B, 5 each · A, B: по 5 шт. · A、B各5个
  String.raw`^(?<lead>)(?<list>.+?)[\s,;:–—-]+${FIGURE}(?:(?:of\s+)?each|apiece|de cada(?:\s+un[oa])?|cada un[oa]|de chaque|chacune?|кажд\p{L}+)\.?$`,
  String.raw`^(?<lead>)(?<list>.+?)[\s,;:–—-]+по\s+${FIGURE}(?:кажд\p{L}+)?\.?$`,
  String.raw`^(?<lead>)(?<list>.+?)[\s,，]*各\p{Script=Han}?\s*(?<figure>\d{1,4}|${NUMBER_WORD})\s*(?:${UNIT})?[.。]?$`,
].map((form) => new RegExp(form, 'iu'));

/** Each of them has one of these. */
const SAYS_EACH = /each|apiece|cada|chaque|chacun|кажд|(?<!\p{L})(?:по|je|jeweils)(?!\p{L})|各/u;

/** "5 each of A-1, B-2 and C-3": the numbers, each with this quantity. */
export function ofEach(text: string): string[] | null {
  if (!SAYS_EACH.test(text.toLowerCase())) return null;
  for (const form of OF_EACH) {
    const { lead = '', figure = '', list = '' } = form.exec(text)?.groups ?? {};
    const pieces = piecesOf(list);
    if (
      pieces.length > 1 &&
      !hasNumber(lead) &&
      pieces.every((piece) => hasNumber(piece) && clauseOf(piece).quantity === null)
    )
      return pieces.map((piece) => `${figureOf(figure)} x ${piece}`);
  }
  return null;
}

/** "A-1 and B-2, 2 of each, for 3 rooms": of each in all, or in each room. */
const FOR_PLACES = /^(?:for|para|для|на|in|en|в)\s+(?:the |our |las? |los )?(?:[2-9]|[1-9]\d)\s\p{L}+[.!]?$/iu;

/** "Please quote: A-1, B-2: 5 each; also 20 of C-3": what is shared, and the rest of the sentence. */
export function ofEachAndRest(text: string, clausesOf: (part: string) => string[] | null): string[] | null {
  if (!SAYS_EACH.test(text.toLowerCase())) return null;
  const parts = text.split(/[,，;；。]\s*/u);
  const index = parts.findIndex((part) => SAYS_EACH.test(part.toLowerCase()));
  if (parts.length < 2 || index < 0) return null;
  const shared = parts.slice(0, index + 1).join(', ');
  const [, lead = '', list = ''] = /^([^:：]*[:：]\s*)?(.*)$/u.exec(shared) ?? [];
  const each = ofEach(hasNumber(lead) ? shared : list);
  if (!each) return null;
  const behind = parts.slice(index + 1).filter((part) => part.trim() !== '');
  const rest = behind.filter((part) => !FOR_PLACES.test(part));
  const pieces = rest.length < behind.length ? each.map((piece) => piece.replace(/^(\d+) x (.*)$/u, '$2 $1?')) : each;
  return [...pieces, ...rest.flatMap((part) => clausesOf(part) ?? [part])];
}
