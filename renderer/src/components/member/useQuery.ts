import { useCallback, useEffect, useState } from 'react';
import type { Reply, Request } from '../../../../shared/contract/contract.ts';
import type { ApiError } from '../../../../shared/contract/envelope.ts';
import type { OperationName } from '../../../../shared/contract/routes.ts';
import { useStores } from '../../stores/context.ts';
import { withMinimumDuration } from '../../stores/withMinimumDuration.ts';
import { Task } from '../../stores/Task.ts';

export interface QueryResult<T> {
  /** Undefined until it has been read for whoever is looking now. */
  data: T | undefined;
  error: ApiError | null;
  retry: () => void;
}

/**
 * Reads what belongs to the member who is looking; call it in an observer. It is asked for anew with each visit, as it
 * may have changed elsewhere, unless it `isLasting`. What is shown while it is on its way stands for a moment at least.
 */
export function useQuery<N extends OperationName>(
  name: N,
  payload: Request<N>,
  isLasting = false,
): QueryResult<Reply<N>> {
  const { queries, session } = useStores();
  const [reading] = useState(() => new Task());
  const who = session.user?.user_id;
  // The same question is asked once, though each rendering puts it in an object of its own.
  const text = JSON.stringify(payload);
  const read = useCallback((): void => {
    const asked = JSON.parse(text) as Request<N>;
    const isThere = isLasting && queries.peek(name, asked) !== undefined;
    const work = (): Promise<Reply<N>> => (isLasting ? queries.load(name, asked) : queries.reload(name, asked));
    void reading.run(isThere ? work : () => withMinimumDuration(work));
  }, [queries, reading, name, text, isLasting]);
  // Another member who signs in elsewhere is told his own.
  useEffect(read, [read, who]);
  return {
    data: reading.status === 'done' ? queries.peek(name, payload) : undefined,
    error: reading.error,
    retry: read,
  };
}
