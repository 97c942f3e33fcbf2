import { useState } from 'react';
import { useStores } from '../../../stores/context.ts';
import { Task } from '../../../stores/Task.ts';
import { useUnanswered } from '../form/useUnanswered.ts';

/** A sent code: its time, and the seconds until the next may be requested. */
export interface SentCode {
  at: number;
  seconds: number;
}

/** Seconds until the next code may be requested; a clock that was set back does not extend them. */
export const secondsUntilNext = ({ at, seconds }: SentCode, now: number): number =>
  Math.min(seconds, Math.max(0, seconds - Math.floor((now - at) / 1_000)));

/** Requests a code for a new password. */
export function usePasswordCode(): { sending: Task; send: (email: string) => Promise<SentCode | null> } {
  const { call } = useStores();
  const [sending] = useState(() => new Task());
  const { sendOnce } = useUnanswered('requestPasswordCode');
  const send = async (email: string): Promise<SentCode | null> => {
    let seconds = 0;
    const ask = (idempotency_key: string) => call('requestPasswordCode', { email, idempotency_key }, { banTips: true });
    const isSent = await sending.run(
      () => sendOnce(email, ask),
      (reply) => void (seconds = reply.retry_after),
    );
    return isSent ? { at: Date.now(), seconds } : null;
  };
  return { sending, send };
}
