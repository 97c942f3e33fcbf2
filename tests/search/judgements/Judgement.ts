import type { ProductRecord } from '../../../server/modules/catalogue/writing/records.ts';

/** The facts of one product of the demonstration catalogue, by which queries are judged. */
export interface Facts {
  id: number;
  /** The slugs of its group and of all groups above it. */
  groups: ReadonlySet<string>;
  brand: string;
  record: ProductRecord;
}

/** `tuning` may be looked at while the search is changed, `check` only at the end. */
export type Half = 'tuning' | 'check';

/** A query as buyers type it, and how well each product answers it: 3 what was meant, 2 useful, 1 related, 0 not. */
export interface Judgement {
  kind: string;
  half: Half;
  query: string;
  grade: (facts: Facts) => number;
  /** Several things at once are asked for: each of these should be among the first ten. */
  things?: readonly Test[];
}

type Test = (facts: Facts) => boolean;

/** What a rule can say of a product, by the word before it. Without one of these words a rule names a group. */
const TESTS: Readonly<Record<string, (wanted: string) => Test>> = {
  brand:
    (wanted) =>
    ({ brand }) =>
      brand === wanted,
  /** Fits a machine of this model. */
  fit:
    (wanted) =>
    ({ record }) =>
      record.fits.some(({ model }) => model === wanted),
  /** Fits a machine of this series, whichever its number is. */
  series:
    (wanted) =>
    ({ record }) =>
      record.fits.some(({ model }) => model.startsWith(`${wanted} `)),
  /** Fits a machine of this make. */
  maker:
    (wanted) =>
    ({ record }) =>
      record.fits.some(({ brand_name }) => brand_name === wanted),
  /** Is a product, or has a variant, with this number. */
  code:
    (wanted) =>
    ({ record }) =>
      record.code === wanted || record.skus.some(({ code }) => code === wanted),
  /** Has a number that begins so, or contains it. */
  begins:
    (wanted) =>
    ({ record }) =>
      [record, ...record.skus].some(({ code }) => code.startsWith(wanted)),
  holds:
    (wanted) =>
    ({ record }) =>
      [record, ...record.skus].some(({ code }) => code.includes(wanted)),
  name: (wanted) => {
    const pattern = new RegExp(wanted, 'iu');
    return ({ record }) => pattern.test(record.en_product_name ?? record.product_name);
  },
  /** `key=value`, of the product or of a variant. */
  spec: (wanted) => {
    const [key = '', value = ''] = wanted.split('=');
    const pattern = new RegExp(value, 'iu');
    return ({ record }) =>
      [record, ...record.skus].some(({ specs }) =>
        specs.some((spec) => spec.key === key && pattern.test(spec.en_value ?? spec.value)),
      );
  },
  /** `key=number`: a value or a range of the product, or of a variant, has it. */
  within: (wanted) => {
    const [key = '', value = ''] = wanted.split('=');
    return ({ record }) =>
      [record, ...record.skus].some(({ specs }) =>
        specs.some((spec) => spec.key === key && isWithin(Number(value), spec.en_value ?? spec.value)),
      );
  },
  /** Of this condition. */
  state:
    (wanted) =>
    ({ record }) =>
      record.condition === wanted,
  /** `in`: some variant is in stock. */
  stock: (wanted) => {
    const isIn = wanted === 'in';
    return ({ record }) => record.skus.some(({ stock }) => stock > 0) === isIn;
  },
};

/** True of "2–5" and 3.5, and of "0–300 mmHg" and 200. */
function isWithin(number: number, value: string): boolean {
  const [low, high = low] = value
    .split('–')
    .map((part) => Number.parseFloat(part.replace('−', '-').replaceAll(' ', '')));
  return low !== undefined && high !== undefined && low <= number && number <= high;
}

function testOf(text: string): Test {
  const [word = '', ...rest] = text.trim().split(' ');
  const named = TESTS[word];
  if (named) return named(rest.join(' '));
  return ({ groups }) => groups.has(word);
}

const allOf =
  (tests: readonly Test[]): Test =>
  (facts) =>
    tests.every((test) => test(facts));

const anyOf =
  (tests: readonly Test[]): Test =>
  (facts) =>
    tests.some((test) => test(facts));

/** Reads `3: convex-probes & fit Lyra 85; 2: convex-probes, linear-probes`: the first line that is true counts. */
export function ruleOf(text: string): (facts: Facts) => number {
  const lines = text.split(';').map((line) => {
    const [grade = '', tests = ''] = line.split(/:(.*)/s);
    return { grade: Number(grade), any: tests.split(/,| \+ /).map((one) => allOf(one.split('&').map(testOf))) };
  });
  return (facts) => lines.find(({ any }) => any.some((test) => test(facts)))?.grade ?? 0;
}

/** Reads the things between which a `+` stands: `3: gloves + masks`. */
const thingsOf = (rule: string): { things?: readonly Test[] } =>
  rule.includes(' + ')
    ? {
        things: rule
          .replace(/^3:/, '')
          .split(';')[0]!
          .split(' + ')
          .map((one) => anyOf(one.split(',').map((some) => allOf(some.split('&').map(testOf))))),
      }
    : {};

/** Reads a table of `query | rule` lines. Every other line is of the half that is only looked at in the end. */
export const judgementsIn = (kind: string, table: string): Judgement[] =>
  table
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, index) => {
      const cut = line.lastIndexOf(' | ');
      const rule = line.slice(cut + 3).trim();
      return {
        kind,
        half: index % 2 === 0 ? 'tuning' : 'check',
        query: line.slice(0, cut),
        grade: ruleOf(/^\d:/.test(rule) ? rule : `3: code ${rule}`),
        ...thingsOf(rule),
      };
    });
