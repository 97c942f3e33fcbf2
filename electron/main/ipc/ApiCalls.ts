import type { Call } from '../../../shared/client/ports.ts';
import { serverNow } from '../../../shared/client/serverNow.ts';
import { ApiError, Code } from '../../../shared/contract/envelope.ts';
import type { OperationName } from '../../../shared/contract/routes.ts';
import type { CallResult, ChannelReceived } from '../../../shared/ipc/contract.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';

type WindowCall = ChannelReceived<'api:call'>;

/** Returns a listener for the answer to an operation, for parts of the client outside the page. */
type Listen = (name: OperationName) => ((data: unknown) => void) | undefined;

/** Runs the API calls of windows; a call can be cancelled by the number that its window gave it. */
export class ApiCalls {
  readonly #call: Call;
  readonly #listen: Listen;
  readonly #running = new Map<string, AbortController>();

  constructor(call: Call, listen: Listen = () => undefined) {
    this.#call = call;
    this.#listen = listen;
  }

  async run(caller: number, { id, name, payload, about }: WindowCall): Promise<CallResult> {
    const key = `${caller}:${id}`;
    const control = new AbortController();
    this.#running.set(key, control);
    const hear = this.#listen(name);
    try {
      // The payload is not validated here: the server reports errors by field in the reader's language.
      const data = await this.#call(name, payload, { signal: control.signal, ...(about && { about }) });
      hear?.(data);
      return { ok: true, data, now: serverNow() };
    } catch (error) {
      return failureOf(error);
    } finally {
      this.#running.delete(key);
    }
  }

  cancel(caller: number, id: number): void {
    this.#running.get(`${caller}:${id}`)?.abort();
  }

  /** Cancels the calls of a window whose page has gone. */
  abandon(caller: number): void {
    for (const [key, control] of this.#running) if (key.startsWith(`${caller}:`)) control.abort();
  }
}

function failureOf(error: unknown): CallResult {
  if (error instanceof ApiError) return { ok: false, code: error.code, message: error.message, data: error.data };
  // A bug of ours: log it and do not show it.
  logWarning(`api:call failed: ${errorMessage(error)}`);
  return { ok: false, code: Code.internal, message: '', data: null };
}
