import type { Facet, Spec } from '../contract/schemas/catalogue.ts';
import { localisedFields } from '../text/localisedFields.ts';
import { specToken } from './specTokens.ts';

/** A value of a specification, and how many hits have it. */
export interface CountedSpec {
  key: string;
  value: string;
  total: number;
  /** A product with the value, from which its wording is taken. */
  sample: number;
}

export interface SpecCounts {
  /** The values of all hits, for keys with at most `VALUES_MAX` values. */
  counted: readonly CountedSpec[];
  /** For each chosen key, its values counted without that choice. */
  chosen: ReadonlyMap<string, readonly CountedSpec[]>;
}

/** Returns the id of one product for each value, whose record has the value in every language. */
export const samplesOf = (offered: readonly [key: string, values: CountedSpec[]][]): number[] => [
  ...new Set(offered.flatMap(([, values]) => values.map(({ sample }) => sample))),
];

/** The chosen values of each specification. */
type Chosen = ReadonlyMap<string, readonly string[]>;

/** The prefix of the keys of specification facets. */
export const SPEC_FACET = 'spec:';
const FACETS_MAX = 8;
const VALUES_MIN = 2;
export const VALUES_MAX = 30;

/** The keys that distinguish the hits, with their values: most common keys first, with 2 to 30 values each. */
export function offeredSpecs({ counted, chosen }: SpecCounts): [key: string, values: CountedSpec[]][] {
  const offeredValues = [...counted.filter(({ key }) => !chosen.has(key)), ...[...chosen.values()].flat()];
  return [...Map.groupBy(offeredValues, ({ key }) => key)]
    .filter(([key, values]) => chosen.has(key) || values.length >= VALUES_MIN)
    .toSorted(
      ([a, x], [b, y]) =>
        Number(chosen.has(b)) - Number(chosen.has(a)) || coverage(y) - coverage(x) || (a < b ? -1 : 1),
    )
    .slice(0, FACETS_MAX);
}

const coverage = (values: readonly CountedSpec[]): number => values.reduce((all, { total }) => all + total, 0);

/**
 * The specifications of products and their variants, by product id; the same value may be in grams here and in
 * kilograms there.
 */
export type Wording = ReadonlyMap<number, readonly Spec[]>;

/** Builds the facets; each value takes its wording from its sample. */
export const specFacets = (
  offered: readonly [key: string, values: CountedSpec[]][],
  wording: Wording,
  chosen: Chosen,
): Facet[] => offered.flatMap(([key, values]) => facetOf(key, values, wording, chosen.get(key) ?? []));

function facetOf(key: string, values: readonly CountedSpec[], wording: Wording, selected: readonly string[]): Facet[] {
  const unsorted = values.flatMap(({ value, total, sample }) => {
    const spec = wording.get(sample)?.find((each) => specToken(each) === `${key}=${value}`);
    return spec ? [{ spec, value, count: total, selected: selected.includes(value) }] : [];
  });
  const units = new Set(unsorted.map(({ spec }) => spec.unit ?? ''));
  const [first] = unsorted.toSorted(byValue);
  if (!first) return [];
  const sortedSpecs = [...Map.groupBy(unsorted.toSorted(byValue), ({ spec }) => spec.unit).values()].flat();
  return [
    {
      key: SPEC_FACET + key,
      ...localisedFields(first.spec, 'label'),
      ...(units.size === 1 ? unitOf(first.spec) : {}),
      values: sortedSpecs.map(({ spec, ...value }) => ({
        ...value,
        ...labelOf(spec),
        ...(units.size > 1 ? unitOf(spec) : {}),
      })),
    },
  ];
}

// Numeric values in ascending order, then others by count.
function byValue(a: { value: string; count: number }, b: { value: string; count: number }): number {
  const [one, other] = [sizeOf(a.value), sizeOf(b.value)];
  const isText = Number(Number.isNaN(one)) - Number(Number.isNaN(other));
  return isText || one - other || b.count - a.count || (a.value < b.value ? -1 : 1);
}

/** A space between the thousands of a number, as in `1 024`. */
const GROUPING = /(?<=\d)\s(?=\d{3}(?!\d))/g;
const sizeOf = (value: string): number => Number.parseFloat(value.replaceAll(GROUPING, ''));

const unitOf = ({ unit }: Spec): { unit?: string } => (unit ? { unit } : {});

const labelOf = ({ value, en_value, es_value, ru_value }: Spec) => ({
  label: value,
  ...(en_value === undefined ? {} : { en_label: en_value }),
  ...(es_value === undefined ? {} : { es_label: es_value }),
  ...(ru_value === undefined ? {} : { ru_label: ru_value }),
});
