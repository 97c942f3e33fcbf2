import { reaction } from 'mobx';
import { useEffect, useState } from 'react';
import { useStores } from '../../stores/context.ts';

/** Which products were let go since the list was read; each time it is said, with a way to take it back. */
export function useRemoved(): ReadonlySet<number> {
  const { favourites, notices, session } = useStores();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => {
    const restore = (id: number): void => void (!favourites.has(id) && favourites.toggle(id));
    return reaction(
      () => ({ ids: [...favourites.ids], userId: session.user?.user_id }),
      (now, before) => {
        if (now.userId !== before.userId) return;
        const gone = before.ids.filter((id) => !now.ids.includes(id));
        setRemoved((known) => new Set([...[...known].filter((id) => !now.ids.includes(id)), ...gone]));
        for (const id of gone)
          notices.say({
            intent: 'info',
            text: { key: 'member:favourites.removed' },
            action: { key: 'member:undo', run: () => restore(id) },
          });
      },
    );
  }, [favourites, notices, session]);
  return removed;
}
