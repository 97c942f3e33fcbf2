import type { Brand } from '../../../../shared/contract/schemas/catalogue.ts';

/** Brands grouped by their first letter, sorted; others under `#`, last. */
export function brandsByLetter(brands: readonly Brand[]): [letter: string, brands: Brand[]][] {
  const letters = new Map<string, Brand[]>();
  const sorted = brands.toSorted((one, other) => one.brand_name.localeCompare(other.brand_name, 'en'));
  for (const brand of sorted) {
    const letter = letterOf(brand.brand_name);
    letters.set(letter, [...(letters.get(letter) ?? []), brand]);
  }
  const others = letters.get('#');
  letters.delete('#');
  return [...letters, ...(others ? [['#', others] as [string, Brand[]]] : [])];
}

function letterOf(name: string): string {
  const first = name.normalize('NFD').charAt(0).toUpperCase();
  return /\p{L}/u.test(first) ? first : '#';
}
