import { simplify } from '../../../../shared/search/words/tokens.ts';

const SLUG_MAX = 80;

/** Returns a name as part of a URL; `fallback` if it has no usable letters. */
export function slug(name: string, fallback: number | string): string {
  const words = simplify(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
  return words.slice(0, SLUG_MAX) || String(fallback);
}
