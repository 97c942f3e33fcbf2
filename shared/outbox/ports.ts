import type { Call, Clock } from '../client/ports.ts';
import type { OutboxEntry } from './entry.ts';
import type { OutboxOperation } from './operations.ts';

export type Entries = readonly OutboxEntry[];

/** Where entries are kept: a file of the desktop client, or the browser's storage, which all its tabs share. */
export interface OutboxStorage {
  read(): Promise<Entries>;
  /** Changes them as one; resolves once the change outlives whatever happens, and rejects where it would not. */
  change(change: (entries: Entries) => Entries): Promise<Entries>;
  /** Lets one send at a time among all who share them. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** There was something that could not be read any more; it has been set aside. */
  wasLost(): boolean;
}

export interface OutboxParts {
  storage: OutboxStorage;
  /** Asks the API itself. */
  call: Call;
  clock: Clock;
  /** The id of the member who is signed in. */
  who(): Promise<string | null>;
  newId(): string;
  random(): number;
  /** The operations that this outbox takes; all others go straight to the API. */
  takes: readonly OutboxOperation[];
}
