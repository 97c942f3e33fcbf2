import { makeAutoObservable, runInAction } from 'mobx';
import { ApiError } from '../../../shared/contract/envelope.ts';
import { reportFault } from './notices/reportFault.ts';

/** The state of one asynchronous job: a newer run makes an older one's result void (newest run wins). */
export class Task {
  status: 'idle' | 'running' | 'done' | 'failed' = 'idle';
  error: ApiError | null = null;
  #turn = 0;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isRunning(): boolean {
    return this.status === 'running';
  }

  /** Runs and commits; resolves to whether it is done. Keeps an ApiError only: a fault of our own is reported. */
  async run<T>(work: () => Promise<T>, commit: (value: T) => void = () => undefined): Promise<boolean> {
    const turn = ++this.#turn;
    this.#set('running', null);
    try {
      const value = await work();
      if (turn !== this.#turn) return false;
      runInAction(() => {
        commit(value);
        this.#set('done', null);
      });
      return true;
    } catch (error) {
      const known = error instanceof ApiError ? error : null;
      if (turn === this.#turn) this.#set('failed', known);
      if (!known) reportFault(error);
      return false;
    }
  }

  #set(status: Task['status'], error: ApiError | null): void {
    runInAction(() => {
      this.status = status;
      this.error = error;
    });
  }
}
