import { makeAutoObservable } from 'mobx';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';

export type Consent = 'unknown' | 'granted' | 'refused';

/** Consent to the visit log; without it no visit is written down. */
export class ConsentStore {
  choice: Consent = 'unknown';
  /** Storage has been read; the server and the first paint know no choice, and show no bar. */
  isKnown = false;
  isAskedAgain = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isGranted(): boolean {
    return this.choice === 'granted';
  }

  /** The consent bar is shown: the visitor has not answered yet, or wants to change the answer. */
  get isAsked(): boolean {
    return this.isKnown && (this.choice === 'unknown' || this.isAskedAgain);
  }

  /** Returns the disposer. */
  persistIn(persistence: StatePersistence): () => void {
    const accept = (choice: Consent): void => void (this.choice = choice);
    const stop = persistence.keep('consent', parseConsent, () => this.choice, accept);
    this.isKnown = true;
    return stop;
  }

  decide(choice: 'granted' | 'refused'): void {
    this.choice = choice;
    this.isAskedAgain = false;
  }

  askAgain(): void {
    this.isAskedAgain = true;
  }

  stopAsking(): void {
    this.isAskedAgain = false;
  }
}

const parseConsent = (value: unknown): Consent | null => (value === 'granted' || value === 'refused' ? value : null);
