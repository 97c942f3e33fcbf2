import { useEffect, useRef, useState } from 'react';
import { useStores } from '../../stores/context.ts';
import type { GoneVariant } from './useQuotationLines.ts';

interface Shown {
  /** The quantities by variant, as JSON; null while they are not known, and where they are not those of the cart. */
  lines: string | null;
  /** These say themselves why they are gone. */
  goneVariants: readonly GoneVariant[];
}

type Quantities = Map<number, number>;

/** The quantities of lines, as `useChangedElsewhere` compares them. */
export const quantitiesOf = (lines: readonly { sku: { id: number }; quantity: number }[]): string =>
  JSON.stringify(lines.map(({ sku, quantity }) => [sku.id, quantity]));

/**
 * Whether lines have changed while they were shown, other than by the page's own fields: in another window or on another
 * device. The page reports its own changes by `note`; 0 is a removal. Call it in an observer.
 */
export function useChangedElsewhere({ lines, goneVariants }: Shown): {
  isChanged: boolean;
  note: (skuId: number, quantity: number) => void;
} {
  const { cart } = useStores();
  const [isChanged, setChanged] = useState(false);
  const before = useRef<Quantities | null>(null);
  const [own] = useState<Quantities>(() => new Map());
  const latest = useRef({ goneVariants, failures: cart.member.failures });
  useEffect(() => void (latest.current = { goneVariants, failures: cart.member.failures }));
  useEffect(() => {
    if (lines === null) return;
    const now: Quantities = new Map(JSON.parse(lines) as [number, number][]);
    const { goneVariants: gone, failures } = latest.current;
    const isElsewhere = (id: number): boolean => {
      const quantity = now.get(id) ?? 0;
      const isExplained = own.get(id) === quantity || failures.has(id) || gone.some((sku) => sku?.id === id);
      return (before.current?.get(id) ?? 0) !== quantity && !isExplained;
    };
    if (before.current && [...before.current.keys(), ...now.keys()].some(isElsewhere)) setChanged(true);
    before.current = now;
  }, [lines, own]);
  return { isChanged, note: (skuId, quantity) => void own.set(skuId, quantity) };
}
