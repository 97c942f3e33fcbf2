import type { Token } from '../words/tokens.ts';

/** From this measure up, or down. */
export type Bound = 'least' | 'most';

/** Words that stand for a bound before its measure, once a query has been read. */
const MARKS: Readonly<Record<string, Bound>> = { atleast: 'least', atmost: 'most' };
const MARK: Readonly<Record<Bound, string>> = { least: 'atleast', most: 'atmost' };

const MEASURE = String.raw`\d[\d.,]*\s*(?:[\p{L}--\p{Script=Han}]|°|″|"|\p{Script=Han}{1,2}?)[[\p{L}\/]--\p{Script=Han}]*`;
/** Not "2 min", nor the "more than" of "no more than". */
const BEGINNING = String.raw`(?<![[\p{L}\p{N}]--\p{Script=Han}]|\d\s|不|(?<!\p{L})(?:not?|не)\s+)`;
/** What is said before and behind a measure. "Up to" and "from" are of ranges, too. */
const SAID: readonly (readonly [Bound, before: string, behind: string])[] = [
  [
    'least',
    String.raw`at\s+least|no(?:t)?\s+less\s+than|minimum(?:\s+of)?|min\.?|more\s+than|over|above|al\s+menos|por\s+lo\s+menos|` +
      String.raw`como\s+m[ií]nimo|m[ií]nim[oa](?:\s+de)?|no\s+menos\s+de|m[aá]s\s+de|superior\s+a|не\s+(?:менее|меньше|ниже)|` +
      String.raw`минимум|более|больше|свыше|至少|不少于|不低于|不小于|大于|超过|≥|>=?`,
    String.raw`or\s+(?:more|above|over)|and\s+(?:more|above|up)|minimum|o\s+m[aá]s|como\s+m[ií]nimo|и\s+(?:более|больше|выше)|及?以上`,
  ],
  [
    'most',
    String.raw`at\s+most|no(?:t)?\s+more\s+than|less\s+than|under|below|(?:light|small|short|thinn?)er\s+than|maximum(?:\s+of)?|max\.?|` +
      String.raw`como\s+m[aá]ximo|m[aá]xim[oa](?:\s+de)?|no\s+m[aá]s\s+de|menos\s+de|inferior\s+a|не\s+(?:более|больше|выше|тяжелее)|` +
      String.raw`максимум|менее|меньше|легче|不超过|不大于|不高于|小于|低于|少于|≤|<=?`,
    String.raw`or\s+(?:less|below|under)|maximum|o\s+menos|como\s+m[aá]ximo|и\s+(?:менее|меньше|ниже)|及?以[下内]`,
  ],
];
const FORMS = SAID.map(([bound, before, behind]) => ({
  mark: MARK[bound],
  before: new RegExp(String.raw`${BEGINNING}(?:${before})\s*(?=${MEASURE})`, 'giv'),
  behind: new RegExp(String.raw`${BEGINNING}(${MEASURE})\s*(?:${behind})(?![\p{L}--\p{Script=Han}])`, 'giv'),
}));

/** A query with one word for each way to say a bound: "не менее 300 кг", "300 kg o más". */
export const withBounds = (typed: string): string =>
  /\d/.test(typed)
    ? FORMS.reduce(
        (text, { mark, before, behind }) => text.replaceAll(before, ` ${mark} `).replaceAll(behind, ` ${mark} $1`),
        typed,
      )
    : typed;

/** The bound that a token of a query means: "at least" or "at most"; undefined for other tokens. */
export const boundOf = ({ text }: Token): Bound | undefined => MARKS[text];
