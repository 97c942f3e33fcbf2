import { ApiError, Code, KEY_REUSED } from '../../../shared/contract/envelope.ts';

interface Keyed {
  idempotency_key?: string | undefined;
}

/**
 * Answers as the server's idempotency store does: once for each key, and code 13 for other content. While `isLost`, what is
 * done gets no answer.
 */
export function onceByKey<Payload extends Keyed, Answer>(work: (payload: Payload) => Answer) {
  const first = new Map<string, { content: string; answer: Answer }>();
  const server = {
    isLost: false,
    answer: (payload: Payload): Answer => {
      const { idempotency_key: key = crypto.randomUUID(), ...rest } = payload;
      const content = JSON.stringify(rest);
      const done = first.get(key);
      if (done && done.content !== content) throw new ApiError(Code.conflict, 'Sent before', { reason: KEY_REUSED });
      const answer = done ? done.answer : work(payload);
      first.set(key, { content, answer });
      if (server.isLost) throw new ApiError('offline');
      return answer;
    },
  };
  return server;
}
