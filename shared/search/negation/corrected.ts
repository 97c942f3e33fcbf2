import { phrasesIn } from '../words/concepts/phrases.ts';
import { tokenise } from '../words/tokens.ts';

const QUOTED = /["“«„]/u;
const BREAK = /[?？!.,，;–—-]/u;
const NO = String.raw`(?:(?:no|nope|sorry|perdón|нет|не|извините|ой|不|不对|不是)(?!\p{L}))`;

/** "Which tube …? I mean which gel …", "датчик, то есть кабель": what was said first is taken back. */
const MEANT = new RegExp(
  String.raw`^.*[?？!.,，;–—-]\s*(?:${NO}[\s,，]+)*(?:i (?:mean|meant)|quiero decir|quise decir|digo|me refiero a|то есть|я имею в виду|我的意思是|我是说)(?!\p{L}{3})[\s,，:]*(?<rest>\S.*)$`,
  'iu',
);

/** The model of a machine, or a measure: "Hai 25", "24 cm". */
const FIGURE = String.raw`(?:[\p{L}--\p{Script=Han}]{2,}[\s\-]?\d{1,4}(?:\s(?:plus|pro|neo|[a-z]))?|\d[\d.,x×]*\s?[[\p{L}\-]--\p{Script=Han}]{1,8})`;
/** "Battery Suzu 25? No, Hai 25": only the figure is said again. */
const AGAIN = new RegExp(
  String.raw`^(?<thing>.*\p{L}.*\s)${FIGURE}\s*[?？!.,，;–—\-]+\s*(?:(?:sorry|oh|oops|wait|perdón|ой|извините|стоп)[\s,]+)*(?:no|nope|нет|不|不对|不是)[\s,，:]+(?<figure>${FIGURE})[\s.!]*$`,
  'iv',
);

/** A query without what its speaker takes back: "battery Suzu 25? No, Hai 25" is "battery Hai 25". */
export function asCorrected(typed: string): string {
  if (QUOTED.test(typed) || !BREAK.test(typed)) return typed;
  const { thing, figure } = AGAIN.exec(typed)?.groups ?? {};
  if (thing !== undefined && figure !== undefined) return thing + figure;
  const { rest = '' } = MEANT.exec(typed)?.groups ?? {};
  return namesThing(rest) ? rest : typed;
}

const namesThing = (text: string): boolean =>
  phrasesIn(tokenise(text)).some(({ concepts }) =>
    concepts.some(({ names, isProperty, isQuality }) => names.length > 0 && !isProperty && !isQuality),
  );
