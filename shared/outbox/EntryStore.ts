import { isTransient } from '../client/isTransient.ts';
import type { OutboxEntry } from './entry.ts';
import type { Entries, OutboxParts } from './ports.ts';

/** The maximum number of entries; further requests fail at once. */
const OUTBOX_MAX = 200;
/** The most accepted entries that are shown until the member clears them. */
const ACCEPTED_SHOWN = 20;

/** The stored entries and their transitions. */
export class EntryStore {
  #entries: Entries = [];
  readonly #storage: OutboxParts['storage'];
  readonly #changed: () => void;

  constructor(storage: OutboxParts['storage'], changed: () => void) {
    this.#storage = storage;
    this.#changed = changed;
  }

  get entries(): Entries {
    return this.#entries;
  }

  async read(): Promise<Entries> {
    this.#entries = await this.#storage.read();
    return this.#entries;
  }

  find(id: string): OutboxEntry | undefined {
    return this.#entries.find((entry) => entry.id === id);
  }

  /** Appends an entry, or replaces one with the same key. Returns whether it is stored. */
  async enter(entry: OutboxEntry): Promise<boolean> {
    try {
      const entries = await this.#change((stored) => {
        const before = stored.find(({ id }) => id === entry.id);
        const unsureSince = before?.unsureSince ?? entry.unsureSince;
        const entered = before ? { ...entry, at: before.at, unsureSince } : entry;
        if (before) return stored.map((each) => (each === before ? entered : each));
        return stored.filter(({ state }) => state !== 'accepted').length < OUTBOX_MAX ? [...stored, entered] : stored;
      });
      return entries.some(({ id }) => id === entry.id);
    } catch {
      return false;
    }
  }

  /**
   * Takes over the entries of an earlier process: no caller waits for them any more, and those set aside after
   * unexpected answers are retried.
   */
  async adopt(): Promise<void> {
    if (this.#entries.some((entry) => !entry.isKept || isPassedOver(entry)))
      await this.#change((entries) =>
        entries.map((entry) => ({ ...entry, ...(isPassedOver(entry) && TRIED_ANEW), isKept: true })),
      );
  }

  update(id: string, change: (entry: OutboxEntry) => OutboxEntry): Promise<Entries> {
    return this.#change((entries) => entries.map((entry) => (entry.id === id ? change(entry) : entry)));
  }

  /** Marks an entry as accepted without its payload; an entry whose caller was still waiting is removed. */
  accept(id: string, result: NonNullable<OutboxEntry['result']>): Promise<Entries> {
    return this.#change((entries) => {
      const finished = entries.flatMap((entry): OutboxEntry[] => {
        if (entry.id !== id) return [entry];
        return entry.isKept ? [{ ...entry, state: 'accepted', payload: {}, reason: null, result }] : [];
      });
      const shownEntries = finished.filter(({ state }) => state === 'accepted').slice(-ACCEPTED_SHOWN);
      return finished.filter((entry) => entry.state !== 'accepted' || shownEntries.includes(entry));
    });
  }

  remove(isOut: (entry: OutboxEntry) => boolean): Promise<Entries> {
    return this.#change((entries) => entries.filter((entry) => !isOut(entry)));
  }

  async #change(change: (entries: Entries) => Entries): Promise<Entries> {
    this.#entries = await this.#storage.change(change);
    this.#changed();
    return this.#entries;
  }
}

/** Set aside after unexpected answers, which may have come from an outage that is over. */
const isPassedOver = ({ state, reason }: OutboxEntry): boolean =>
  state === 'review' &&
  reason !== null &&
  (reason.code === 'malformed' || (typeof reason.code === 'number' && isTransient(reason.code)));
const TRIED_ANEW = { state: 'awaiting', reason: null } as const;
