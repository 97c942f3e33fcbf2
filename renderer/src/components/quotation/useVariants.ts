import { type ObservableMap, observable } from 'mobx';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { SkuWithProduct } from '../../../../shared/contract/schemas/catalogue.ts';
import { useStores } from '../../stores/context.ts';
import { Task } from '../../stores/Task.ts';
import { useReadAgain } from '../loading/useReadAgain.ts';

/** The API's limit of variants in one answer. */
const READ_MAX = 200;
/** Answers younger than this are not read again. */
const FRESH_MS = 60_000;

/**
 * Reads variants by their ids, blank-separated; null for not yet. Reads each once, and all again where the answers may
 * be stale. Null in `skus` is a variant that the store does not know. Call it in an observer.
 */
export function useVariants(ids: string | null): {
  skus: ReadonlyMap<number, SkuWithProduct | null>;
  reading: Task;
  read: () => void;
} {
  const { queries } = useStores();
  const [reading] = useState(() => new Task());
  const [skus] = useState((): ObservableMap<number, SkuWithProduct | null> => observable.map({}, { deep: false }));
  const readAt = useRef(0);
  const readBy = useCallback(
    (way: 'load' | 'revalidate'): void => {
      if (ids === null) return;
      const all = ids.split(' ').filter(Boolean).map(Number);
      const skuIds = way === 'revalidate' ? all : all.filter((id) => !skus.has(id));
      if (skuIds.length === 0) return;
      const parts = Array.from({ length: Math.ceil(skuIds.length / READ_MAX) }, (_, index) =>
        skuIds.slice(index * READ_MAX, (index + 1) * READ_MAX),
      );
      const ask = () => Promise.all(parts.map((part) => queries[way]('listSkus', { ids: part, page_size: READ_MAX })));
      void reading.run(ask, (answers) => {
        if (skuIds.length === all.length) readAt.current = Date.now();
        const skuById = new Map(answers.flatMap(({ results }) => results).map((sku) => [sku.id, sku]));
        for (const id of skuIds) skus.set(id, skuById.get(id) ?? null);
      });
    },
    [ids, queries, reading, skus],
  );
  const read = useCallback(() => readBy('load'), [readBy]);
  useEffect(read, [read]);
  useReadAgain(
    useCallback(() => {
      // `abs`, as a clock that was set back makes them stale, too.
      const isFresh = reading.status === 'done' && Math.abs(Date.now() - readAt.current) < FRESH_MS;
      if (!isFresh) readBy('revalidate');
    }, [readBy, reading]),
  );
  return { skus, reading, read };
}
