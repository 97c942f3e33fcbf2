import type { Call, Clock } from '../client/ports.ts';
import type { OutboxEntry } from './entry.ts';
import type { OutboxOperation } from './operations.ts';

export type Entries = readonly OutboxEntry[];

/** Stores entries: in a file of the desktop client, or in the browser's storage, shared by all tabs. */
export interface OutboxStorage {
  read(): Promise<Entries>;
  /** Changes the entries atomically; resolves when the change is durable. */
  change(change: (entries: Entries) => Entries): Promise<Entries>;
  /** A mutex among all who share the storage. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
  /** Whether stored entries were unreadable and have been set aside. */
  wasLost(): boolean;
  /** Whether they are encrypted and their key is missing, so that they cannot be read now; absent if they are not. */
  isLocked?(): boolean;
}

export interface OutboxParts {
  storage: OutboxStorage;
  /** Calls the API directly. */
  call: Call;
  clock: Clock;
  /** The signed-in member's id. */
  memberId(): Promise<string | null>;
  newId(): string;
  random(): number;
  /** The operations that this outbox accepts; all others go directly to the API. */
  takes: readonly OutboxOperation[];
}
