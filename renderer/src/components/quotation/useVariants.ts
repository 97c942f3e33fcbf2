import { useCallback, useEffect, useState } from 'react';
import type { SkuWithProduct } from '../../../../shared/contract/schemas/catalogue.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';

/** As many variants as one answer has. */
const READ_MAX = 200;

/** Reads variants by their ids, blank-separated; null for not yet. Those that are unknown are not in the answer. */
export function useVariants(ids: string | null): {
  skus: ReadonlyMap<number, SkuWithProduct>;
  reading: Task;
  read: () => void;
} {
  const { queries } = useStores();
  const [reading] = useState(() => new Task());
  const [skus, setSkus] = useState<ReadonlyMap<number, SkuWithProduct>>(new Map());
  const read = useCallback((): void => {
    if (ids === null) return;
    const skuIds = ids.split(' ').filter(Boolean).map(Number);
    const parts = Array.from({ length: Math.ceil(skuIds.length / READ_MAX) }, (_, at) =>
      skuIds.slice(at * READ_MAX, (at + 1) * READ_MAX),
    );
    const ask = () => Promise.all(parts.map((part) => queries.load('listSkus', { ids: part, page_size: READ_MAX })));
    void reading.run(ask, (answers) =>
      setSkus(new Map(answers.flatMap(({ results }) => results).map((sku) => [sku.id, sku]))),
    );
  }, [ids, queries, reading]);
  useEffect(read, [read]);
  return { skus, reading, read };
}
