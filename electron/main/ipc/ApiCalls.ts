import type { Call } from '../../../shared/client/ports.ts';
import { ApiError, Code } from '../../../shared/contract/envelope.ts';
import type { OperationName } from '../../../shared/contract/routes.ts';
import type { CallResult, ChannelReceived } from '../../../shared/ipc/contract.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';

type WindowCall = ChannelReceived<'api:call'>;

/** Told what a window asks; what it answers learns the answer, for what the client shows around the window. */
type Listen = (name: OperationName) => ((data: unknown) => void) | undefined;

/** Runs what windows ask of the API; each call can be called off by the number its window gave it. */
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
      // The server checks each field and says in the reader's language what is wrong with it.
      const data = await this.#call(name, payload, { signal: control.signal, ...(about && { about }) });
      hear?.(data);
      return { ok: true, data };
    } catch (error) {
      return failureOf(error);
    } finally {
      this.#running.delete(key);
    }
  }

  cancel(caller: number, id: number): void {
    this.#running.get(`${caller}:${id}`)?.abort();
  }

  /** Cancels the calls of a window whose page is gone. */
  abandon(caller: number): void {
    for (const [key, control] of this.#running) if (key.startsWith(`${caller}:`)) control.abort();
  }
}

function failureOf(error: unknown): CallResult {
  if (error instanceof ApiError) return { ok: false, code: error.code, message: error.message, data: error.data };
  // Our own fault: it belongs into the log, not onto the page.
  logWarning(`api:call failed: ${errorMessage(error)}`);
  return { ok: false, code: Code.internal, message: '', data: null };
}
