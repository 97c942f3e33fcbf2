import { REQUEST_TIMEOUT_MS } from '../contract/limits.ts';
import { ApiError, Code, type Envelope } from '../contract/envelope.ts';
import { LANGUAGE_OPTIONS } from '../text/languages.ts';
import { sign, signedPairs } from '../signing/requestSignature.ts';
import { prepareCall, type PreparedCall } from './prepareCall.ts';
import type { CancelSignal, ClientPorts, DeviceSigner, WireRequest } from './ports.ts';
import { withTimeout } from './timeouts.ts';
import { dataOf, timeOf } from './replies.ts';
import { ServerTime } from './ServerTime.ts';

/** Sends prepared calls, signed with the server's time; does not know about sessions. */
export class SignedTransport {
  readonly #ports: ClientPorts;
  readonly #time: ServerTime;
  #registering: Promise<Envelope | null> | null = null;
  /** How often this device has been registered. */
  #registrations = 0;

  constructor(ports: ClientPorts) {
    this.#ports = ports;
    this.#time = new ServerTime(() => this.#readTime(), ports.clock);
  }

  /** Fetches the server's time ahead of the first call. */
  async prepare(): Promise<void> {
    await this.#time.stamp();
  }

  /** Sends a call; on code 10 (clock skew) fetches the time again and retries once (D2). */
  async ask(call: PreparedCall, access: string | null, signal: CancelSignal | null): Promise<Envelope> {
    const before = this.#registrations;
    const answer = await this.#askInTime(call, access, signal);
    if (!isFromUnknownDevice(answer) || call.name === 'registerDevice') return answer;
    // If another call has registered the device since this one was sent, just repeat it.
    const refusal = this.#registrations === before ? await this.#register() : null;
    return refusal ?? this.#askInTime(call, access, signal);
  }

  async #askInTime(call: PreparedCall, access: string | null, signal: CancelSignal | null): Promise<Envelope> {
    if (call.route.unsigned) return this.#send(call, call.fields, {}, signal);
    const stamp = await this.#time.stamp();
    const answer = await this.#sendSigned(call, stamp.tm, access, signal);
    if (answer.code !== Code.staleTime) return answer;
    this.#time.discard(stamp.reading);
    return this.#sendSigned(call, (await this.#time.stamp()).tm, access, signal);
  }

  /** Registers the device with the server, once for all concurrent calls. Null on success. */
  #register(): Promise<Envelope | null> {
    this.#registering ??= this.#askRegistration().finally(() => (this.#registering = null));
    return this.#registering;
  }

  async #askRegistration(): Promise<Envelope | null> {
    const registration = (await this.#ports.device?.registration()) ?? {};
    const answer = await this.ask(prepareCall('registerDevice', registration), null, null);
    if (answer.code !== Code.done) return answer;
    this.#registrations++;
    return null;
  }

  async #sendSigned(
    call: PreparedCall,
    tm: number,
    access: string | null,
    signal: CancelSignal | null,
  ): Promise<Envelope> {
    const { method } = call.route;
    const proof = await this.#signerOf(call)?.headers({ method, path: call.path, payload: call.fields, tm, access });
    const bearer = access === null ? {} : { Authorization: `Bearer ${access}` };
    return this.#send(call, this.#signed(call, tm), { ...proof, ...bearer }, signal);
  }

  #signerOf({ name }: PreparedCall): DeviceSigner | undefined {
    const { device } = this.#ports;
    return name === 'registerDevice' || device?.signs?.(name) === false ? undefined : device;
  }

  #signed({ fields }: PreparedCall, tm: number): Record<string, unknown> {
    return { ...fields, tm, sign: sign(fields, tm, this.#ports.secret) };
  }

  async #send(
    call: PreparedCall,
    fields: Record<string, unknown>,
    headers: Record<string, string>,
    signal: CancelSignal | null,
  ): Promise<Envelope> {
    if (signal?.aborted) throw new ApiError('cancelled');
    const { transport, clock } = this.#ports;
    return withTimeout(transport(this.#request(call, fields, headers, signal)), REQUEST_TIMEOUT_MS, clock);
  }

  #request(
    { route, path }: PreparedCall,
    fields: Record<string, unknown>,
    headers: Record<string, string>,
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
        ...headers,
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

const isFromUnknownDevice = ({ code, data }: Envelope): boolean =>
  code === Code.badSignature && (data as { device?: unknown } | null)?.device === 'unknown';

// The values exactly as they were signed, then `tm` and `sign`.
function queryOf({ tm, sign: signature, ...fields }: Record<string, unknown>): Record<string, string> {
  const signatureParams = Object.entries({ tm, sign: signature }).filter(([, value]) => value !== undefined);
  return Object.fromEntries([
    ...signedPairs(fields),
    ...signatureParams.map(([key, value]): [string, string] => [key, String(value)]),
  ]);
}
