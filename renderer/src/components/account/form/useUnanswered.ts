import { useState } from 'react';
import type { OperationName } from '../../../../../shared/contract/routes.ts';
import { useStores } from '../../../stores/context.ts';
import { UnansweredRequests } from '../../../stores/session/UnansweredRequests.ts';

interface Unanswered {
  /** Sends with the idempotency key of an earlier request without an answer; `owner` says whose it is. */
  sendOnce: <Answer>(owner: string, ask: (key: string) => Promise<Answer>) => Promise<Answer>;
  /** Whether an earlier request of this owner has no answer. */
  isUnanswered: (owner: string) => boolean;
  /** The last request was refused, as an earlier one with other values was carried out. */
  isCarriedOut: boolean;
}

/** Sends an operation whose answer may be lost before a reload, as it may not be done twice. Call it in an observer. */
export function useUnanswered(operation: OperationName): Unanswered {
  const requests = useStores().pageStore(UnansweredRequests);
  const [name, setName] = useState('');
  const nameOf = (owner: string): string => `${operation} ${owner.toLowerCase()}`;
  const sendOnce: Unanswered['sendOnce'] = (owner, ask) => {
    const sent = nameOf(owner);
    setName(sent);
    return requests.send(sent, ask);
  };
  const isUnanswered = (owner: string): boolean => requests.has(nameOf(owner));
  return { sendOnce, isUnanswered, isCarriedOut: requests.isCarriedOut(name) };
}
