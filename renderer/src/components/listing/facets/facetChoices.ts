import type { Facet } from '../../../../../shared/contract/schemas/catalogue.ts';
import type { ListingQuery } from '../../../routing/listingQuery.ts';

/** Whether a facet's value is among the query's chosen ones. */
export function isChosen(query: ListingQuery, facet: string, value: string): boolean {
  if (facet.startsWith('spec:')) return query.spec.get(facet.slice('spec:'.length))?.includes(value) ?? false;
  if (facet === 'condition') return query.condition.some((condition) => condition === value);
  return (facet === 'brand' || facet === 'group') && query[facet].includes(Number(value));
}

export interface Choice {
  key: string;
  value: string;
  /** The catalogue's facet and value; null where it has no such facet or value here. */
  facet: Facet | null;
  option: Facet['values'][number] | null;
}

/** The chosen values by facet, with their names in the catalogue. */
export function choicesOf(query: ListingQuery, facets: readonly Facet[]): Choice[] {
  const chosenValues: [string, string][] = [
    ...query.group.map((id): [string, string] => ['group', String(id)]),
    ...query.brand.map((id): [string, string] => ['brand', String(id)]),
    ...query.condition.map((condition): [string, string] => ['condition', condition]),
    ...[...query.spec].flatMap(([key, values]) => values.map((value): [string, string] => [`spec:${key}`, value])),
  ];
  return chosenValues.map(([key, text]) => {
    const facet = facets.find((other) => other.key === key) ?? null;
    return { key, value: text, facet, option: facet?.values.find((other) => other.value === text) ?? null };
  });
}
