import { figureOf, NUMBER_WORD } from '../../text/numberWords.ts';
import { REQUEST_WORDS } from '../prose/requests.ts';
import { hasNumber } from '../prose/hasNumber.ts';
import { quantityIn } from '../quantities/quantityIn.ts';
import { isUncertain } from '../quantities/uncertain.ts';
import { UNIT } from '../quantities/units.ts';
import { mayHaveNumberWord } from '../quantities/withFigures.ts';

/** Words without a meaning of their own: pronouns, "only", "in total", words of quantity. */
const FUNCTION_WORDS = [
  'she|he|they|wants?|should|must|rather|actually|wait|sorry|only|just|them|it|these|those|this|that|of|us|our|you|your|there|will|is|are|be|make|to|a|total|in|all|altogether|about|and|so|maybe|quantity|qty|number|per|for',
  String.raw`solo|sólo|únicamente|l[oa]s?|nos|de|ell[oa]s|est[oae]s?|es[oa]s|serían?|son|en|total|un[oa]s|favor|por|cantidad|y|con|basta[n]?`,
  'только|всего|лишь|их|его|её|ее|этих|них|нам|мне|бы|будет|хватит|достаточно|в|по|количестве|количество|кол-во|итого|и',
  'nur|davon|wir|brauchen|benötigen|bitte|insgesamt|bestellen|il|en|faut|nous|seulement',
].join('|');
const HAN_WORDS = '[我们它其请就只仅共总需要订购买拿来了这个是给数量一共：:，,]';
const WORD = String.raw`(?:${FUNCTION_WORDS}|${REQUEST_WORDS})(?![\p{L}\p{N}])`;
/** Words that may follow: a time, a place, a purpose. */
const THEN = String.raw`(?:for|by|before|until|to|on|in|at|please|pls|this|next|as|asap|urgent\p{L}*|each|will|is|are|would|and|thanks?|para|antes|por|a|en|gracias|cada|urgente|для|до|к|на|в|пожалуйста|срочно|спасибо|будет|хватит|bitte|für|bis|pour|avant)`;
const COUNT = String.raw`(?<figure>\d{1,6}|${NUMBER_WORD})`;
const OF_THEM = String.raw`\s+(?:of|de|из|davon)\s+(?:them|these|those|it|this|each|ell[oa]s|est[oae]s?|es[oa]s|них|этих|каждо\p{L}+)(?!\p{L})`;
const FORM = new RegExp(
  String.raw`^(?<before>(?:${WORD}[\s,:–—-]*)*)${COUNT}(?![\p{L}\p{N}.,/-]*\d)(?:(?<unit>\s*${UNIT}(?!\p{L}))?(?<them>${OF_THEM})?)(?:(?:[\s,.;!?)–—-]+(?<then>${THEN}(?!\p{L}).*|(?:${WORD}[\s,.!]*)*))?)$`,
  'iu',
);
const HAN_FORM = new RegExp(
  String.raw`^(?:${HAN_WORDS})*(?<figure>\d{1,6}|${NUMBER_WORD})\s*${UNIT}(?:就?[行好够]了?|吧|即可|谢谢|[。！，,\s])*$`,
  'iu',
);
const PLEASE = /^(?:please|pls|por favor|пожалуйста|bitte)/iu;
/** Longer sentences say more than a count. */
const SENTENCE_MAX = 120;

/**
 * How many a sentence says that names no goods: "We need twelve of them before Christmas", "only 2 pcs please", "Qty: 5". Null for any
 * other text, and for a figure alone.
 */
export function countAlone(sentence: string): number | null {
  const text = sentence.replace(/^[\s([–—•*-]+(?:\p{L}+, )?|^(?:\p{L}+ ){0,2}\p{L}+, |[\s.,;!?)\]。！？]+$/gu, '');
  if (
    text.length > SENTENCE_MAX ||
    !/\p{L}/u.test(text) ||
    (!/\d/u.test(text) && !mayHaveNumberWord(text)) ||
    hasNumber(text.replaceAll(/\p{Script=Han}/gu, ' ')) ||
    isUncertain(text)
  )
    return null;
  const { figure, before, unit, them, then = '' } = (FORM.exec(text) ?? HAN_FORM.exec(text))?.groups ?? {};
  if (figure === undefined) {
    const labelled = quantityIn(text);
    return typeof labelled === 'number' && /^\p{L}{2,}/u.test(text) ? labelled : null;
  }
  // "4 pm", "2 for 1": a figure says how many only with a word for pieces, or behind a request.
  const isCount =
    unit !== undefined || them !== undefined || PLEASE.test(then) || before === undefined || before.trim() !== '';
  // "this one is urgent"
  const isPronoun = /^(?:one|un[oa]?|один|одн[ауо])$/iu.test(figure) && unit === undefined && them === undefined;
  if (
    !isCount ||
    isPronoun ||
    /\d/u.test(then.replaceAll(/\d{1,2}[./]\d{1,2}[./]\d{2,4}|\d{1,2}(?:st|nd|rd|th)?(?=\s\p{L}{3,})/gu, ''))
  )
    return null;
  const count = Number(figureOf(figure));
  return count > 0 ? count : null;
}
