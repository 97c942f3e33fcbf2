import { simplify } from '../../../shared/search/tokens.ts';

const SLUG_MAX = 80;

/** A name as part of an address; what has no letter that fits one goes by its number. */
export function slug(name: string, fallback: number | string): string {
  const words = simplify(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return words.slice(0, SLUG_MAX) || String(fallback);
}
