import { backoffDelay } from '../../../shared/async/backoff.ts';
import type { Call, Clock } from '../../../shared/client/ports.ts';

const PAUSE = { first: 3_000, longest: 30_000 };

export interface ConnectionProbeParts {
  call: Call;
  clock: Clock;
  random(): number;
  reached(): void;
}

/** Checks regularly whether the store is reachable again, while pages are served offline. */
export class ConnectionProbe {
  readonly #parts: ConnectionProbeParts;
  #callOff: (() => void) | null = null;
  #tries = 0;

  constructor(parts: ConnectionProbeParts) {
    this.#parts = parts;
  }

  probe(isWanted: boolean): void {
    if (!isWanted) {
      this.#callOff?.();
      this.#callOff = null;
      this.#tries = 0;
    } else if (!this.#callOff) this.#later();
  }

  #later(): void {
    const { call, clock, random, reached } = this.#parts;
    this.#callOff = clock.after(backoffDelay(this.#tries++, random(), PAUSE), () => {
      call('readTimestamp', {}).then(reached, () => {
        if (this.#callOff) this.#later();
      });
    });
  }
}
