import { useCallback, useEffect, useState } from 'react';
import type { Reply, Request } from '../../../../shared/contract/contract.ts';
import type { ApiError } from '../../../../shared/contract/envelope.ts';
import type { OperationName } from '../../../../shared/contract/routes.ts';
import { useStores } from '../../stores/context.ts';
import { withMinimumDuration } from '../../stores/withMinimumDuration.ts';
import { Task } from '../../stores/Task.ts';

export interface QueryResult<T> {
  /** Undefined until it has been read for the current member or guest. */
  data: T | undefined;
  error: ApiError | null;
  retry: () => void;
}

/**
 * Reads data of the signed-in member; call it in an observer. Fetched again on each visit, as it may have changed
 * elsewhere, unless it `isLasting`. The loading state lasts at least 200 ms.
 */
export function useQuery<N extends OperationName>(
  name: N,
  payload: Request<N>,
  { isLasting = false }: { isLasting?: boolean } = {},
): QueryResult<Reply<N>> {
  const { queries, session } = useStores();
  const [reading] = useState(() => new Task());
  const memberId = session.user?.user_id;
  // The query is compared by content, as each rendering creates a new payload object.
  const text = JSON.stringify(payload);
  const read = useCallback((): void => {
    const request = JSON.parse(text) as Request<N>;
    const isThere = isLasting && queries.peek(name, request) !== undefined;
    const work = (): Promise<Reply<N>> => (isLasting ? queries.load(name, request) : queries.revalidate(name, request));
    void reading.run(isThere ? work : () => withMinimumDuration(work));
  }, [queries, reading, name, text, isLasting]);
  // Another member who signs in elsewhere gets their own data.
  useEffect(read, [read, memberId]);
  return {
    data: reading.status === 'done' ? queries.peek(name, payload) : undefined,
    error: reading.error,
    retry: read,
  };
}
