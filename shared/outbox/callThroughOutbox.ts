import type { Call, CallOptions } from '../client/ports.ts';
import type { OperationName } from '../contract/routes.ts';
import type { Payload } from '../signing/requestSignature.ts';
import type { Outbox } from './Outbox.ts';

/** `call` for pages: operations that the outbox accepts go through it, all others directly to the API. */
export function callThroughOutbox(call: Call, outbox: Outbox): Call {
  const ask = async (name: OperationName, payload: Payload, options?: CallOptions): Promise<unknown> => {
    if (outbox.takes(name)) return outbox.submit(name, payload, options);
    const answer = await call(name as never, payload as never, options);
    outbox.reached();
    return answer;
  };
  return ask as Call;
}
