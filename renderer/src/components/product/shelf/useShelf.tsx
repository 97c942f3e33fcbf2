import { type ReactNode, useEffect, useState } from 'react';
import type { Reply, Request } from '../../../../../shared/contract/contract.ts';
import type { OperationName } from '../../../../../shared/contract/routes.ts';
import { useStores } from '../../../stores/context.ts';
import { ShelfPlaceholder } from './ProductShelf.tsx';

interface Shelf<T> {
  data: T | undefined;
  /** A placeholder until it has been read; null afterwards, also if reading failed. */
  room: ReactNode;
}

/** Reads a shelf of usually `count` products once the visitor comes near it; call it in an observer. */
export function useShelf<N extends OperationName>(name: N, payload: Request<N>, count: number): Shelf<Reply<N>> {
  const { queries, session } = useStores();
  const [isNear, setNear] = useState(false);
  const [lost, setLost] = useState('');
  const text = JSON.stringify(payload);
  // Read again for another person, who sees other prices.
  const asking = `${session.user?.user_id ?? ''} ${text}`;
  const data = queries.peek(name, payload);
  const isNeeded = (isNear || data !== undefined) && session.isKnown;
  useEffect(() => {
    // A shelf that cannot be read is left out: it is an extra.
    if (isNeeded) queries.load(name, JSON.parse(text) as Request<N>).catch(() => setLost(asking));
  }, [queries, name, text, asking, isNeeded]);
  const isAwaited = data === undefined && lost !== asking;
  return { data, room: isAwaited ? <ShelfPlaceholder count={count} onNear={() => setNear(true)} /> : null };
}
