import { isCurrency } from '../../rows/values/currencyWords.ts';
import { priceOf } from './words/compoundHeadings.ts';
import { currencyIn } from './words/currencyIn.ts';
import type { Placement } from './placeHeadings.ts';

/** If there are prices in the store's currency and in others, keeps the former. */
export function keepOwnCurrency(placement: Placement, headings: readonly string[], currency: string): void {
  const prices = placement.places.get('price') ?? [];
  const isOwn = (index: number): boolean => isCurrency(currencyIn(headings[index]!) ?? '', currency);
  if (!prices.some(isOwn)) return;
  const isKept = (index: number): boolean => currencyIn(headings[index]!) === null || isOwn(index);
  keepPrices(placement, isKept);
}

/** If prices per pack and per piece are given, keeps those of the sales unit: packs, if a column has their size. */
export function keepOnePriceBasis(placement: Placement, headings: readonly string[]): void {
  const prices = placement.places.get('price') ?? [];
  const bases = new Set(prices.map((index) => priceOf(headings[index]!)));
  if (!bases.has('pack') || !bases.has('piece')) return;
  const other = placement.places.has('pack_size') ? 'piece' : 'pack';
  const isKept = (index: number): boolean => priceOf(headings[index]!) !== other;
  keepPrices(placement, isKept);
}

function keepPrices({ places, strong }: Placement, isKept: (index: number) => boolean): void {
  for (const indices of [places, strong]) {
    const prices = indices.get('price');
    if (prices) indices.set('price', prices.filter(isKept));
  }
}

const SAYS_FREE = /avail|\bfree\b|свободн|доступн|disponib|可用|可售|verfügbar|\bfrei/i;

/** If columns for stock on hand and for available stock are given, keeps the available stock. */
export function keepFreeStock({ places, strong }: Placement, headings: readonly string[]): void {
  const isFree = (index: number): boolean => SAYS_FREE.test(headings[index]!);
  const free = (places.get('stock') ?? []).filter(isFree);
  if (free.length === 0) return;
  places.set('stock', free);
  if (strong.has('stock')) strong.set('stock', free);
}
