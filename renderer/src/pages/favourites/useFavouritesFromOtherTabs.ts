import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { Request } from '../../../../shared/contract/contract.ts';
import { useStores } from '../../stores/context.ts';

/**
 * Reads the list again when another tab has marked a product that it lacks. Removed products stay in it: they may be
 * restored.
 */
export function useFavouritesFromOtherTabs(payload: Request<'listCollected'>): void {
  const { favourites, queries } = useStores();
  const text = JSON.stringify(payload);
  useEffect(
    () =>
      reaction(
        () => [...favourites.memberIds],
        (now, before) => {
          const asked = JSON.parse(text) as Request<'listCollected'>;
          const shown = queries.peek('listCollected', asked)?.results ?? [];
          const isNew = (id: number): boolean => !before.includes(id) && !shown.some((product) => product.id === id);
          if (now.some(isNew)) void queries.reload('listCollected', asked).catch(() => undefined); // as it is, it is no lie
        },
      ),
    [favourites, queries, text],
  );
}
