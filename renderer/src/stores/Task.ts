import { makeAutoObservable, runInAction } from 'mobx';
import { ApiError } from '../../../shared/contract/envelope.ts';
import { reportFault } from './notices/reportFault.ts';

/** The state of one asynchronous job; the newest run wins, and results of older runs are dropped. */
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

  /**
   * Runs the work and commits its result; resolves to whether it succeeded. Stores an ApiError; any other error is a
   * bug and is reported.
   */
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
      const apiError = error instanceof ApiError ? error : null;
      if (turn === this.#turn) this.#set('failed', apiError);
      if (!apiError) reportFault(error);
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
