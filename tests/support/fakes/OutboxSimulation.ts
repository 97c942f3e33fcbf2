import type { Call } from '../../../shared/client/ports.ts';
import { ApiError, Code } from '../../../shared/contract/envelope.ts';
import { Outbox } from '../../../shared/outbox/Outbox.ts';
import { type OutboxOperation, outboxOperations } from '../../../shared/outbox/operations.ts';
import type { Entries, OutboxStorage } from '../../../shared/outbox/ports.ts';
import type { Payload } from '../../../shared/signing/requestSignature.ts';
import { FakeClock } from './FakeClock.ts';

/** `lost`: done, but the answer is lost; `trouble`: not done, with an internal error. */
export const OUTCOMES = ['well', 'offline', 'lost', 'trouble', 'refused'] as const;
/** `page`: a proxy in front of the store answers with a page of its own. */
export type Outcome = (typeof OUTCOMES)[number] | 'page';

interface Arrival {
  label: string;
  owner: string;
}

/** The server's side of an outbox: executes each key once, whatever happens to the answer. */
class OnceServer {
  readonly done: Arrival[] = [];
  readonly refused = new Set<string>();
  requestCount = 0;
  readonly #keys = new Set<string>();

  take(payload: Payload, owner: string, fate: Outcome): unknown {
    this.requestCount += 1;
    const label = String(payload['label']);
    const key = String(payload['idempotency_key']);
    if (fate === 'offline') throw new ApiError('offline');
    if (fate === 'trouble') throw new ApiError(Code.internal);
    if (fate === 'page') throw new ApiError('malformed');
    if (fate === 'refused' && !this.#keys.has(key)) {
      this.refused.add(label);
      throw new ApiError(Code.refused, 'no', { errors: { label: 'no' } });
    }
    if (!this.#keys.has(key)) this.done.push({ label, owner });
    this.#keys.add(key);
    if (fate === 'lost') throw new ApiError('timeout');
    return { id: this.done.length, code: `Q-${label}` };
  }
}

/** A computer with its disk: processes come and go, the disk and the server stay. */
export class OutboxSimulation {
  readonly server = new OnceServer();
  readonly clock = new FakeClock();
  user: string | null = 'ana';
  fates: Outcome[] = [];
  /** The jitter of this client's retries. */
  random: () => number = () => 0;
  /** The label of a request that always fails on the server. */
  poisoned: string | null = null;
  outbox!: Outbox;
  #disk: Entries = [];
  #life = 0;
  readonly #step: (label: string) => Promise<unknown>;

  constructor(step: (label: string) => Promise<unknown> = () => Promise.resolve()) {
    this.#step = step;
  }

  get entries(): Entries {
    return this.#disk;
  }

  /** Starts a process; the one before it is dead from now on. */
  async start({ isAlone = true } = {}): Promise<void> {
    const life = ++this.#life;
    this.outbox = new Outbox({
      storage: this.#storage(life),
      call: this.#call(life),
      clock: this.clock,
      memberId: () => Promise.resolve(this.user),
      newId: () => crypto.randomUUID(),
      random: () => this.random(),
      takes: outboxOperations,
    });
    await this.outbox.open({ isAlone });
  }

  submit(label: string, name: OutboxOperation = 'createInquiry'): Promise<unknown> {
    return this.outbox.submit(name, { label, idempotency_key: crypto.randomUUID() }, { about: label });
  }

  #fateOf(payload: Payload): Outcome {
    return payload['label'] === this.poisoned ? 'trouble' : (this.fates.shift() ?? 'well');
  }

  /** Calls of a dead process have no effect and never settle. */
  async #alive(life: number, label: string): Promise<void> {
    await this.#step(label);
    if (life !== this.#life) await new Promise(() => undefined);
  }

  #storage(life: number): OutboxStorage {
    let turn: Promise<unknown> = Promise.resolve();
    return {
      read: () => Promise.resolve(this.#disk),
      change: (change) => {
        const work = turn.then(async () => {
          await this.#alive(life, 'before the write');
          this.#disk = JSON.parse(JSON.stringify(change(this.#disk))) as Entries;
          await this.#alive(life, 'after the write');
          return this.#disk;
        });
        turn = work;
        return work;
      },
      exclusive: (work) => work(),
      wasLost: () => false,
    };
  }

  #call(life: number): Call {
    const ask = async (_name: string, payload: Payload, options: { owner?: string }): Promise<unknown> => {
      await this.#alive(life, 'on its way');
      if (options.owner !== undefined && options.owner !== this.user) throw new ApiError(Code.signInNeeded);
      const answer = attempt(() => this.server.take(payload, options.owner ?? '', this.#fateOf(payload)));
      await this.#alive(life, 'on its way back');
      return answer();
    };
    return ask as unknown as Call;
  }
}

function attempt<T>(work: () => T): () => T {
  try {
    const value = work();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
