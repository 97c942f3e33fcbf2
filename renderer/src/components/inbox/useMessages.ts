import { useEffect, useRef } from 'react';
import type { Reply, Request } from '../../../../shared/contract/contract.ts';
import { useStores } from '../../stores/context.ts';
import { type Reading, useRead } from '../member/useRead.ts';

/** One page of messages; what comes in while it is shown is read behind it. Call it in an observer. */
export function useMessages(payload: Request<'listMessages'>): Reading<Reply<'listMessages'>> {
  const { messages, reads } = useStores();
  const reading = useRead('listMessages', payload);
  const { sweeps } = messages;
  const { total = 0 } = messages.counts;
  const known = useRef({ total, sweeps });
  const text = JSON.stringify(payload);
  const refresh = (): void =>
    void reads.reload('listMessages', JSON.parse(text) as typeof payload).catch(() => undefined); // the list stays as it is
  const latest = useRef(refresh);
  useEffect(() => void (latest.current = refresh));
  useEffect(() => {
    if (total > known.current.total || sweeps !== known.current.sweeps) latest.current();
    known.current = { total, sweeps };
  }, [total, sweeps]);
  return reading;
}
