/** Sentences that say first what a thing is for: "For our theatre we need two lamps", "Для роддома нужен монитор". */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [
    /^\s*(?<use>\p{L}{3,})\s+(?:suite|unit|department|dept|ward|clinic|lab)\s+(?<thing>\p{L}.*)$/iu,
    '$<thing> for $<use>',
  ],
  [
    /^\s*for\s+(?<use>[^,;:.]{2,60}?),?\s+(?:(?:we|i)(?:['’]d)?\s+(?:also\s+)?(?:need|require|want|would like|like|are looking for|am looking for)|please (?:quote|offer|send))\s+(?<thing>\S.*)$/iu,
    '$<thing> for $<use>',
  ],
  [
    /^\s*para\s+(?<use>[^,;:.]{2,60}?),?\s+(?:necesit|busc|quer|quis|requer|solicit)\p{L}+\s+(?<thing>\S.*)$/iu,
    '$<thing> para $<use>',
  ],
  [
    /^\s*для\s+(?<use>[^,;:.]{2,60}?),?\s+(?:нам\s+|мне\s+)?(?:нуж(?:ен|на|но|ны)|требу\p{L}+|необходим\p{L}*|ищем|ищу|хотим)\s+(?<thing>\S.*)$/iu,
    '$<thing> для $<use>',
  ],
  // "做胃镜需要什么钳子": the name of the thing has its use in front.
  [
    /^\s*(?:做|给|为)?(?<use>\p{Script=Han}{2,6}?)(?:时候?|的时候)?(?:需要|要|该|应该|得)?(?:使?用)?(?:什么样的|什么|哪种|哪些|哪一?种)(?<thing>\p{Script=Han}{2,6})[?？呢啊吗]*\s*$/u,
    '$<use>$<thing>',
  ],
];

/** A sentence that begins with its purpose, with the thing in front: "two lamps for our theatre"; any other text unchanged. */
export function thingFirst(typed: string): string {
  for (const [form, order] of FORMS) if (form.test(typed)) return typed.replace(form, order);
  return typed;
}
