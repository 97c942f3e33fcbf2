import { useState } from 'react';
import type { OperationName } from '../../../../../shared/contract/routes.ts';
import { useStores } from '../../../stores/context.ts';
import { UnansweredRequests } from '../../../stores/session/UnansweredRequests.ts';

interface Unanswered {
  /** Sends with the idempotency key of an earlier request without an answer; `owner` says whose it is. */
  sendOnce: <Answer>(owner: string, ask: (key: string) => Promise<Answer>) => Promise<Answer>;
  /** The last request was refused, as an earlier one with other values was carried out. */
  isCarriedOut: boolean;
}

/** Sends an operation whose answer may be lost before a reload, as it may not be done twice. Call it in an observer. */
export function useUnanswered(operation: OperationName): Unanswered {
  const requests = useStores().pageStore(UnansweredRequests);
  const [name, setName] = useState('');
  const sendOnce: Unanswered['sendOnce'] = (owner, ask) => {
    const sent = `${operation} ${owner.toLowerCase()}`;
    setName(sent);
    return requests.send(sent, ask);
  };
  return { sendOnce, isCarriedOut: requests.isCarriedOut(name) };
}
