import { linkTarget } from '../../../shared/web/links.ts';

interface Page {
  id: number;
  kind: string;
}
const ACTIVE = 7;
const PROMOTION = 9;

/** The address of a landing page; null for a kind without one. `/solution/{index}` counts those of its kind from 1. */
export function landingAddress({ id, kind }: Page, all: readonly Page[]): string | null {
  switch (kind) {
    case 'solution':
      return `/solution/${placeOf(id, all)}`;
    case 'consumables':
      return '/category/consumables';
    case 'active':
      return linkTarget(ACTIVE, { id });
    case 'promotion':
      return linkTarget(PROMOTION, { id });
    default:
      return null;
  }
}

/** The name of a landing page in files, by its address: `solution-1`, `active-21`, `promotion-31`, `consumables`. */
export const landingKey = ({ id, kind }: Page, all: readonly Page[]): string =>
  kind === 'consumables' ? kind : `${kind}-${kind === 'solution' ? placeOf(id, all) : id}`;

const placeOf = (id: number, all: readonly Page[]): number =>
  all.filter(({ kind }) => kind === 'solution').findIndex((page) => page.id === id) + 1;
