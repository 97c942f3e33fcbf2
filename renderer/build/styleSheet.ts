import { type GriffelStyle, resolveStyleRulesForSlots, styleBucketOrdering } from '@griffel/core';

/** One rule of a class. */
export interface Rule {
  /** The class's name. */
  name: string;
  bucket: string;
  /** The media query that it holds for; none if it always holds. */
  media: string;
  /** The at-rules around the selector, each with its brace. */
  around: string;
  /** With `&` for the class. */
  selector: string;
  declarations: string;
}

/** A style in Griffel's notation as the rules of one class, shorthands before longhands as Griffel has them. */
export function rulesOf(style: GriffelStyle, name: string): Rule[] {
  const [slots, buckets] = resolveStyleRulesForSlots({ slot: style });
  // Of two the second is for a language written from right to left; none is left of what a later shorthand takes back.
  const atoms = Object.values(slots).flatMap((slot) => Object.values(slot));
  const worn = new Set(atoms.map((atom) => (Array.isArray(atom) ? atom[0] : atom)));
  const rules = new Map<string, Rule>();
  for (const [bucket, entries] of Object.entries(buckets)) {
    const sorted = entries.map(entryOf).toSorted((one, other) => one.priority - other.priority);
    const parts = sorted.flatMap(({ text, media }) =>
      (bucket === 'k' ? keyframesOf(text) : partsOf(text, worn)).map((part) => ({ name, bucket, media, ...part })),
    );
    for (const rule of parts) {
      const key = bucket + rule.around + rule.selector;
      const declarations = (rules.get(key)?.declarations ?? '') + rule.declarations;
      rules.set(key, { ...rule, declarations });
    }
  }
  return [...rules.values()];
}

function entryOf(entry: string | [string, Record<string, unknown>]) {
  const [text, { m, p }] = typeof entry === 'string' ? [entry, {} as Record<string, unknown>] : entry;
  return { text, media: typeof m === 'string' ? m : '', priority: Number(p ?? 0) };
}

type Part = Pick<Rule, 'around' | 'selector' | 'declarations'>;

/** Within an at-rule a text of Griffel's is several rules. */
function partsOf(text: string, worn: ReadonlySet<unknown>): Part[] {
  const parts = [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)];
  const around = text.slice(0, parts[0]?.index);
  return parts.flatMap(([, selector = '', declarations = '']) => {
    const atom = /\.(f\w+)/.exec(selector)?.[1];
    return worn.has(atom) ? [{ around, selector: selector.replaceAll(`.${atom}`, '&'), declarations }] : [];
  });
}

function keyframesOf(text: string): Part[] {
  const start = text.indexOf('{');
  return [{ around: '', selector: text.slice(0, start), declarations: text.slice(start + 1, -1) }];
}

const closing = (around: string): string => '}'.repeat(around.split('{').length - 1);
const order = (bucket: string): number => styleBucketOrdering.findIndex((one) => one === bucket);

/**
 * Rules as one sheet, laid over each other as Griffel would lay its own: what is pointed at over what is at rest, what
 * holds for some screens over all. Beyond that, a rule lies over those before it. A line is a rule, so that a page can
 * take those that it wears (`server/web/pageStyles.ts`).
 */
export function sheetOf(rules: readonly Rule[]): string {
  const sorted = rules.toSorted(
    (one, other) =>
      order(one.bucket) - order(other.bucket) || Number(one.media > other.media) - Number(one.media < other.media),
  );
  const lines = new Set<string>();
  const sheet: string[] = [];
  let open = '';
  for (const { name, bucket, around, selector, declarations } of sorted) {
    const line = `${selector.replaceAll('&', `.${name}`)}{${declarations.replace(/;$/, '')}}`;
    if (bucket === 'k' && (lines.has(line) || !isPlayed(selector, rules))) continue;
    lines.add(line);
    if (around !== open) sheet.push(closing(open), around);
    sheet.push(line);
    open = around;
  }
  return [...sheet, closing(open)].map((line) => line && `${line}\n`).join('');
}

/** Griffel writes keyframes for languages from right to left as well. */
function isPlayed(keyframes: string, rules: readonly Rule[]): boolean {
  const name = keyframes.replace('@keyframes ', '');
  return rules.some(({ bucket, declarations }) => bucket !== 'k' && declarations.includes(name));
}
