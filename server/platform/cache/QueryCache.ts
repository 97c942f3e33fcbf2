interface Remembered {
  answer: Promise<unknown>;
  at: number;
}

/** What was written past the store's own writers is seen after so long, as it is on the pages. */
const KEPT_MS = 60_000;
const ANSWERS_MAX = 2_000;

/**
 * Answers of the database that are the same for everybody until the catalogue or the pages change: what a member may see,
 * and stock, never. It remembers nothing until somebody is there to tell it of changes. Nobody may change what it answers.
 */
export class QueryCache {
  readonly #answers = new Map<string, Remembered>();
  readonly #now: () => number;
  #isTold = false;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** From now on whoever hears of changes calls `forget`. */
  begin(): void {
    this.#isTold = true;
  }

  /** The data have changed. What is being read just now is for those alone who have asked already. */
  forget(): void {
    this.#answers.clear();
  }

  read<T>(what: string, ask: () => Promise<T>): Promise<T> {
    if (!this.#isTold) return ask();
    const known = this.#answers.get(what);
    if (known && this.#now() - known.at < KEPT_MS) {
      this.#keep(what, known); // what is asked for again stays longest
      return known.answer as Promise<T>;
    }
    const answer = ask();
    this.#keep(what, { answer, at: this.#now() });
    answer.catch(() => {
      if (this.#answers.get(what)?.answer === answer) this.#answers.delete(what);
    });
    return answer;
  }

  #keep(what: string, remembered: Remembered): void {
    this.#answers.delete(what); // so that the first is the oldest
    this.#answers.set(what, remembered);
    const [oldest] = this.#answers.keys();
    if (this.#answers.size > ANSWERS_MAX && oldest !== undefined) this.#answers.delete(oldest);
  }
}
