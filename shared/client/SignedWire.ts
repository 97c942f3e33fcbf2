import { REQUEST_TIMEOUT_MS } from '../constants.ts';
import { ApiError, Code, type Envelope } from '../envelope.ts';
import { LANGUAGE_OPTIONS } from '../languages.ts';
import { sign, signedPairs } from '../signing.ts';
import { prepareCall, type PreparedCall } from './preparedCall.ts';
import type { CancelSignal, ClientPorts, WireRequest } from './ports.ts';
import { within } from './race.ts';
import { dataOf, timeOf } from './replies.ts';
import { ServerTime } from './ServerTime.ts';

/** Sends prepared calls, signed with the server's time; knows nothing of sessions. */
export class SignedWire {
  readonly #ports: ClientPorts;
  readonly #time: ServerTime;

  constructor(ports: ClientPorts) {
    this.#ports = ports;
    this.#time = new ServerTime(() => this.#readTime(), ports.clock);
  }

  /** Code 10 is answered by asking for the time once more and sending once more (D2). */
  async ask(call: PreparedCall, access: string | null, signal: CancelSignal | null): Promise<Envelope> {
    if (call.route.unsigned) return this.#send(call, call.fields, null, signal);
    const stamp = await this.#time.stamp();
    const answer = await this.#send(call, this.#signed(call, stamp.tm), access, signal);
    if (answer.code !== Code.staleTime) return answer;
    this.#time.discard(stamp.reading);
    return this.#send(call, this.#signed(call, (await this.#time.stamp()).tm), access, signal);
  }

  #signed({ fields }: PreparedCall, tm: number): Record<string, unknown> {
    return { ...fields, tm, sign: sign(fields, tm, this.#ports.secret) };
  }

  async #send(
    call: PreparedCall,
    fields: Record<string, unknown>,
    access: string | null,
    signal: CancelSignal | null,
  ): Promise<Envelope> {
    if (signal?.aborted) throw new ApiError('cancelled');
    const { transport, clock } = this.#ports;
    return within(transport(this.#request(call, fields, access, signal)), REQUEST_TIMEOUT_MS, clock);
  }

  #request(
    { route, path }: PreparedCall,
    fields: Record<string, unknown>,
    access: string | null,
    signal: CancelSignal | null,
  ): WireRequest {
    const inQuery = route.method === 'GET' || route.method === 'DELETE';
    return {
      method: route.method,
      path,
      query: inQuery ? queryOf(fields) : {},
      body: inQuery ? null : fields,
      headers: {
        'Accept-Language': LANGUAGE_OPTIONS[this.#ports.language()].iso,
        ...(access !== null && { Authorization: `Bearer ${access}` }),
      },
      timeoutMs: REQUEST_TIMEOUT_MS,
      signal,
    };
  }

  async #readTime(): Promise<number> {
    const { clock, check } = this.#ports;
    const answer = await this.ask(prepareCall('readTimestamp', { tm: clock.now() }), null, null);
    return timeOf(dataOf('readTimestamp', answer, check));
  }
}

// The values as they were signed, then the two that are added to them.
function queryOf({ tm, sign: signature, ...fields }: Record<string, unknown>): Record<string, string> {
  const added = Object.entries({ tm, sign: signature }).filter(([, value]) => value !== undefined);
  return Object.fromEntries([
    ...signedPairs(fields),
    ...added.map(([key, value]): [string, string] => [key, String(value)]),
  ]);
}
