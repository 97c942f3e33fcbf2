import { reaction } from 'mobx';
import { useEffect } from 'react';
import type { Request } from '../../../../shared/contract/contract.ts';
import { useStores } from '../../stores/context.ts';

/** Asks for the list anew where another tab has marked what is not in it. What goes stays in it: it may come back. */
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
