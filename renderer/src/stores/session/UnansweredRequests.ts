import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { ApiError } from '../../../../shared/contract/envelope.ts';
import { isTransient } from '../../../../shared/client/isTransient.ts';
import { isRecord } from '../../../../shared/json/isRecord.ts';
import { DRAFT_KEYS } from '../../persistence/storage/draftKeys.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import { randomUuid } from '../../persistence/random.ts';
import type { PageStore } from '../PageStores.ts';

interface Unanswered {
  key: string;
  /** When it was first sent, in milliseconds since 1970. */
  at: number;
  /** An earlier request with other values was carried out. */
  isCarriedOut: boolean;
}
type UnansweredByName = Readonly<Record<string, Unanswered>>;

/** How long the server remembers a key. */
const LASTS_MS = 24 * 60 * 60 * 1_000;

/**
 * The idempotency keys of requests without an answer. A key outlives a reload, the values do not, as they may be passwords:
 * the server compares them. Repeated with the same values, the request gets its first answer.
 */
export class UnansweredRequests implements PageStore {
  requests: UnansweredByName = {};

  constructor() {
    makeAutoObservable(this, { requests: observableRef }, { autoBind: true });
  }

  persistIn(persistence: StatePersistence): () => void {
    return persistence.keep(
      DRAFT_KEYS.unanswered,
      parseRequests,
      () => this.requests,
      (requests) => void (this.requests = requests),
    );
  }

  /** Whether a request of this name with other values was carried out, although it had no answer. */
  isCarriedOut(name: string): boolean {
    return this.requests[name]?.isCarriedOut ?? false;
  }

  /** Whether a request of this name was sent and has no answer. */
  has(name: string): boolean {
    return name in this.requests;
  }

  /** Sends a request under the key of an earlier one without an answer. `name` is its operation and whose it is. */
  async send<Answer>(name: string, ask: (key: string) => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await ask(this.keyOf(name)).catch((error: unknown) => {
        if (!(error instanceof ApiError) || !error.isKeyReused) throw error;
        return ask(this.#renew(name));
      });
      this.forget(name);
      return answer;
    } catch (error) {
      // Nothing was done under the key of a refused request.
      if (!this.isCarriedOut(name) && error instanceof ApiError && isRefusal(error)) this.forget(name);
      throw error;
    }
  }

  /** The key of a request: the same until `forget`. */
  keyOf(name: string): string {
    return this.requests[name]?.key ?? this.#put(name, false);
  }

  #renew(name: string): string {
    return this.#put(name, true);
  }

  #put(name: string, isCarriedOut: boolean): string {
    const key = randomUuid();
    this.#write({ ...this.requests, [name]: { key, at: Date.now(), isCarriedOut } });
    return key;
  }

  forget(name: string): void {
    const { [name]: _, ...others } = this.requests;
    this.#write(others);
  }

  // Stored when the action ends: before the key is sent.
  #write(requests: UnansweredByName): void {
    runInAction(() => void (this.requests = requests));
  }
}

const isRefusal = ({ code }: ApiError): boolean => typeof code === 'number' && !isTransient(code);

function parseRequests(stored: unknown): UnansweredByName | null {
  if (stored === null) return {};
  if (!isRecord(stored)) return null;
  const requests = Object.entries(stored).filter((entry): entry is [string, Unanswered] => isUnanswered(entry[1]));
  return Object.fromEntries(requests.filter(([, { at }]) => Date.now() - at < LASTS_MS));
}

const isUnanswered = (value: unknown): boolean =>
  isRecord(value) &&
  typeof value['key'] === 'string' &&
  typeof value['at'] === 'number' &&
  typeof value['isCarriedOut'] === 'boolean';
