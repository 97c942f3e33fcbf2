import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Product, Sku } from '../../../../../shared/contract/schemas/catalogue.ts';
import { chosenSku } from './chosenSku.ts';

/** The variant that is looked at; it is part of the address, so that a shared link shows the same one. */
export function useChosenSku(product: Product): { sku: Sku | null; choose: (skuId: number) => void } {
  const [params, setParams] = useSearchParams();
  const param = params.get('sku');
  // The address follows a moment later than the click.
  const [wanted, setWanted] = useState({ param, skuId: param });
  if (wanted.param !== param) setWanted({ param, skuId: param });
  const sku = chosenSku(product, wanted.skuId);

  const choose = (skuId: number): void => {
    if (skuId === sku?.id) return;
    setWanted({ param, skuId: String(skuId) });
    setParams((known) => (known.set('sku', String(skuId)), known), { replace: true, preventScrollReset: true });
  };
  return { sku, choose };
}
