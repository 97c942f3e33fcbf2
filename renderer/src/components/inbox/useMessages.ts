import { useEffect, useRef } from 'react';
import type { Reply, Request } from '../../../../shared/contract/contract.ts';
import { useStores } from '../../stores/context.ts';
import { type QueryResult, useQuery } from '../loading/useQuery.ts';

/** One page of messages, read again in the background when a new one arrives. Call it in an observer. */
export function useMessages(payload: Request<'listMessages'>): QueryResult<Reply<'listMessages'>> {
  const { messages, queries } = useStores();
  const reading = useQuery('listMessages', payload);
  const { sweeps } = messages;
  const { total = 0 } = messages.counts;
  const loadedAt = useRef({ total, sweeps });
  const text = JSON.stringify(payload);
  const refresh = (): void =>
    void queries.reload('listMessages', JSON.parse(text) as typeof payload).catch(() => undefined); // the list stays as it is
  const latest = useRef(refresh);
  useEffect(() => void (latest.current = refresh));
  useEffect(() => {
    if (total > loadedAt.current.total || sweeps !== loadedAt.current.sweeps) latest.current();
    loadedAt.current = { total, sweeps };
  }, [total, sweeps]);
  return reading;
}
