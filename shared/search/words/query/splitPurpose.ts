/** Words before the machine or the use that a part is for. */
const PURPOSE =
  /(?<=^|\s)(?:for|fits|go(?:es)? (?:in|into|on|onto|with)|works? with|funcionan? con|работа(?:ет|ют) (?:с|со|на)|used (?:in|on|with|by)|para|для|к|на|под|от|над|above|encima de|чтобы|compatible (?:with|con)|(?:usa|utiliza|lleva|necesita)n?(?= (?:un|el|l|mi|nuestr))|совместим\p{L}* с|подход\p{L}* (?:к|для))(?=\s)|适用于|适合|用于/u;

/** "How do I clean a probe": what is done is wanted, and the thing is what it is for. */
const HOW =
  /^\s*¿?(?:how(?: to| do (?:i|we|you)| can (?:i|we|you)| should (?:i|we))?(?! (?:many|long|big|wide))|c[oó]mo(?: se)?|как(?: можно)?|чем|怎么|怎样|如何|用什么)\s*(\p{Script=Han}{2}|[\p{L}--\p{Script=Han}]+)(?:\s+(?:an?|the|my|our|el|la|los|las|una?)(?=\s)|\s)?\s*(\S.+)$/iv;

/** "手术室用的灯", a lamp for an operating room: first the purpose, then 用的, then the product. */
const HAN_USE = /^(\p{Script=Han}{2,})用的(\p{Script=Han}+)$/u;

/**
 * Splits a query such as "probe for X" or "适用于X的探头" into what is wanted (`head`) and what that is for (`purpose`, empty where the
 * query says none); `by` is the word between them, as "for".
 */
export function splitPurpose(keyword: string): { head: string; purpose: string; by?: string } {
  const text = keyword.normalize('NFKC');
  const [, action, thing] = HOW.exec(text) ?? [];
  if (action !== undefined && thing !== undefined) return { head: action, purpose: thing };
  const [, use, used] = HAN_USE.exec(text.trim()) ?? [];
  if (use !== undefined && used !== undefined) return { head: used, purpose: use };
  const match = PURPOSE.exec(text.toLowerCase());
  if (!match) return { head: keyword, purpose: '' };
  const after = text.slice(match.index + match[0].length);
  const [purpose = '', ...thingParts] = /\p{Script=Han}/u.test(match[0]) ? after.split('的') : [after];
  return { head: [text.slice(0, match.index), ...thingParts].join(' '), purpose, by: match[0] };
}
