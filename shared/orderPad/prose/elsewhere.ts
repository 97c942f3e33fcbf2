import { hasNumber } from './hasNumber.ts';

/** An order that the text does not hold: "last time", "el mes pasado", "как обычно", "上次". */
const EARLIER = [
  String.raw`(?<!\p{L})(?:(?:last|previous|prior|earlier)\s(?:time|order|month|week|quarter|year|one)|(?:last|previous)\s\p{L}+['’]s|(?:as|than)\s(?:usual|before|always)|the usual|same as|regular order|standing order)`,
  String.raw`(?<!\p{L})(?:(?:la )?última vez|(?:mes|año|pedido|trimestre) (?:pasado|anterior)|semana pasada|lo mismo|como siempre|lo de siempre|de costumbre|lo habitual)`,
  String.raw`(?<!\p{L})(?:прошл\p{L}+|предыдущ\p{L}+|как (?:обычно|всегда|раньше)|обычн\p{L}+ заказ\p{L}*|то же,? что)`,
  '上次|上回|上个?月|上周|去年|往常|平时|照旧|老样子|以前',
].join('|');
/** How many times that, or how many more. */
const TIMES = [
  String.raw`(?<!\p{L})(?:doubl\p{L}+|twice|tripl\p{L}+|half|halve|twofold|\d+\s?(?:times|%)|(?:more|less|fewer)\sthan)`,
  String.raw`(?<!\p{L})(?:doble|dupli\p{L}+|tripl\p{L}+|mitad|\d+ veces|(?:más|menos)\sque)`,
  String.raw`(?<!\p{L})(?:вдвое|втрое|в \p{L}+ раза?|в \d+ раза?|удво\p{L}+|двойн\p{L}+|половин\p{L}+|(?:больше|меньше),?\sчем)`,
  '翻倍|加倍|双倍|[两二三四]倍|一半|减半|[多少]\\s?\\d|比.{0,6}[多少]',
].join('|');
const REFERS = new RegExp(`(?:${EARLIER}).*(?:${TIMES})|(?:${TIMES}).*(?:${EARLIER})`, 'iu');
const MAY_REFER = new RegExp(EARLIER, 'iu');
const END = /(?<=[.!?;。！？；])\s*(?=\p{Lu}|\p{Script=Han})/u;

/**
 * The parts of a text whose quantities depend on an order that it does not hold, "same as last time but double: A-1 5": the sentence
 * itself, and where that has no part number what follows it up to the next line with a colon at its end.
 */
export function textsOfElsewhere(text: string): string[] {
  if (!MAY_REFER.test(text)) return [];
  const found: string[] = [];
  let isOpen = false;
  for (const line of text.split('\n')) {
    if (/[:：]\s*$/u.test(line)) isOpen = false;
    for (const sentence of line.split(END)) {
      const refers = sentence.length <= SENTENCE_MAX && REFERS.test(sentence);
      if (refers || isOpen) found.push(sentence);
      if (refers && !hasNumber(sentence)) isOpen = true;
    }
  }
  return found;
}
/** Longer sentences are descriptions. */
const SENTENCE_MAX = 300;
