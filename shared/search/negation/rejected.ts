import common from '../thesaurus/common.json' with { type: 'json' };
import { simplify } from '../words/tokens.ts';

const QUOTED = /["“«„]/u;
/** Separators between clauses of a query; not the comma of a number. */
const BETWEEN = /\s*(?:[;；。，、]|,(?!\d)|(?<!\d),|[.!?]\s+(?=\p{L}))\s*|\s[–—-]\s/u;
/** Words that a speaker puts before a correction. */
const LEAD = String.raw`(?:(?:${common.correcting.map((word) => simplify(word)).join('|')})(?![\p{L}\p{N}])[\s,]*)*`;
const NO = String.raw`(?:no quiero|no|not|non|nope|нет|не нужн\p{L}+|не надо|не)(?![\p{L}\p{N}])|不要|不是|不需要|不用`;
/** "not an infusion pump", "no, sorry": a clause that begins with a negation. */
const BEGINS = new RegExp(String.raw`^${LEAD}(?:(?:but|pero|но|а|y|and|и)\s+)?(?:${NO})(?![\s,.]*\d)[\s,]*`, 'iu');
/** "gloves no": a clause that ends with one. "Part no" is a label of a number, and "sterile or not" rejects nothing. */
const ENDS = /^(?<what>.*\p{L})\s+(?:no|not|нет|не надо|не нужн\p{L}+)$/iu;
const LABEL =
  /(?:^|\s)(?:part|item|ref|reference|cat|catalog(?:ue)?|order|model|serial|stock|art|article|product|code|sku|lot|material|p\/n|mfr|if|or|why|whether|si|o|или)\.?$/iu;
const ENDS_HAN = /^(?<what>\p{Script=Han}{2,})(?:不要|不用|不需要)$/u;
/** Words that begin the clause behind a rejected one: "no gloves but masks", "не гастроскоп, а колоноскоп". */
const INSTEAD =
  /^(?:but(?: rather)?|sino|rather|instead|а|но|ma|only|just|solo|только|而是|要|是)(?![\p{L}--\p{Script=Han}])\s*(?!(?:not|no|не)(?!\p{L}))/iv;
/** Connectives of one clause: "X rather than Y". */
const RATHER =
  /\s+(?:rather than|instead of|as opposed to|and not|but not|y no|pero no|en (?:vez|lugar) de|а не|но не|вместо)\s+(?=\p{L})/giu;

/** "that aren't curved", "I don't need gloves", "which does not have a cable": verbs with a negation, as "not". */
const NOT = String.raw`\s?n(?:['’]t|t|ot)\s+`;
const VERBS_WITH_NOT = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(?:that|which|i|we)\s+)?(?:(?:do|does)${NOT}(?:need|want|have|contain|include|use|require)(?:\s+(?:any|an?|the))?\s+|(?:is|are)${NOT}(?!(?:sure|working|in|on|at|too|very|available)(?!\p{L})))(?=\p{L})`,
  'giu',
);
/** "Not handheld or portable", "sin látex ni polvo": both are rejected. */
const NEITHER =
  /(?<![\p{L}\p{N}-])(?<no>not|without|neither|no|sin|ni|без|не|ни)\s+(?<one>\p{L}{3,})\s*,?\s+(?:or|nor|ni|или|ни)\s+(?<other>\p{L}{3,})(?!\p{L})/giu;
const withPlainNot = (text: string): string =>
  text.replaceAll(VERBS_WITH_NOT, 'not ').replaceAll(NEITHER, (...all) => {
    const { no = '', one, other } = all.at(-1) as Record<string, string>;
    const not = /^(?:neither|ni|ни)$/iu.test(no) ? 'not' : no;
    return `${not} ${one} ${not} ${other}`;
  });
/** "not the finger clip one": the word says nothing of a thing. */
const ONE_BEHIND =
  /(?<=(?<!\p{L})(?:not|except|without|excluding|but)\s[\p{L}\s-]{2,40})\s+ones?(?=\s*(?:$|[,.;!?]))/iu;

/**
 * A query with what it rejects behind what it wants: "gloves, no, masks", "gloves no, masks" and "not gloves, masks" as
 * "masks not gloves". So the rejected thing is not one of the wanted things.
 */
export function rejectedLast(typed: string): string {
  if (QUOTED.test(typed)) return typed;
  // Patterns with blanks may begin at each of them.
  const text = withPlainNot(typed.replaceAll(/\s{2,}/gu, ' '))
    .replaceAll(RATHER, ' not ')
    .replace(ONE_BEHIND, '');
  const clauses = text.split(BETWEEN).filter((clause) => clause.trim() !== '');
  if (clauses.length < 2) return text;
  const wantedClauses: string[] = [];
  const rejected: string[] = [];
  let isAfterRejected = false;
  for (const clause of clauses) {
    const rest = clause.replace(BEGINS, '');
    const thing = endsRejected(clause);
    if (thing !== null) rejected.push(thing);
    else if (rest !== clause && rest.trim() === '')
      rejected.push(...wantedClauses.splice(LABEL.test(wantedClauses.at(-1) ?? '') ? wantedClauses.length : -1));
    else if (rest !== clause) rejected.push(rest);
    else wantedClauses.push(isAfterRejected ? clause.replace(INSTEAD, '') : clause);
    isAfterRejected = wantedClauses.at(-1) !== clause || rejected.length > 0;
  }
  if (rejected.length === 0 || wantedClauses.length === 0) return text;
  return `${wantedClauses.join(', ')} ${rejected.map(negated).join(' ')}`;
}

function endsRejected(clause: string): string | null {
  const thing = (ENDS.exec(clause) ?? ENDS_HAN.exec(clause))?.groups?.['what'];
  return thing === undefined || LABEL.test(thing) || /\d/.test(thing) ? null : thing;
}

const negated = (text: string): string => (/^\p{Script=Han}/u.test(text) ? `不要${text}` : `not ${text}`);
