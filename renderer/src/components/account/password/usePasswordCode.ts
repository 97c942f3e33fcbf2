import { useState } from 'react';
import { useStores } from '../../../stores/context.ts';
import { Task } from '../../../stores/Task.ts';

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
  const send = async (email: string): Promise<SentCode | null> => {
    let seconds = 0;
    const isSent = await sending.run(
      () => call('requestPasswordCode', { email }, { banTips: true }),
      (reply) => void (seconds = reply.retry_after),
    );
    return isSent ? { at: Date.now(), seconds } : null;
  };
  return { sending, send };
}
