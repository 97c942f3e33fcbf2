import type { OutboxEntry } from './entry.ts';
import type { OutboxOperation } from './operations.ts';
import type { Payload } from '../signing/requestSignature.ts';
import { valueAt, type Corrections } from './corrections.ts';

/** A line of what waits, as a page shows it. */
export interface OutboxItem {
  id: string;
  name: OutboxOperation;
  about: string;
  /** The id of the rep's customer for whom it was sent; null where it was for none. */
  customer: string | null;
  at: number;
  state: 'awaiting' | 'sending' | 'review' | 'accepted';
  /** Why it waits, or was not taken. */
  reason: { code: number | string; message: string } | null;
  /** The fields that the store rejects, with their present values; null stands for a whole line. */
  faults: { path: string; message: string; value: string | number | null }[];
  result: OutboxEntry['result'];
}

export interface OutboxView {
  items: OutboxItem[];
  /** The number of entries of other members, which they alone may see. */
  others: number;
  /** The stored entries could not be read; the file was set aside. */
  wasLost: boolean;
}

export const NOTHING_WAITS: OutboxView = { items: [], others: 0, wasLost: false };

/** The actions on entries of the outbox. */
export type OutboxAct =
  /** Sends one, or everything, now. */
  | { type: 'send'; id: string | null }
  | { type: 'mend'; id: string; mend: Corrections }
  /** Takes one out; asked for and confirmed by its owner. */
  | { type: 'discard'; id: string }
  /** Clears the accepted entries. */
  | { type: 'tidy' };

/** The outbox as a page has it before it, wherever it runs. */
export interface OutboxPort {
  read(): Promise<OutboxView>;
  /** Answers a disposer. */
  onChanged(listener: (view: OutboxView) => void): () => void;
  act(act: OutboxAct): Promise<void>;
}

export interface Seen {
  isSending: boolean;
  /** Why the last try was in vain. */
  lastTry: OutboxEntry['reason'];
}

/** An entry as a page shows it: what it waits for, or what of it has to be mended, with what stands there now. */
export function itemOf(entry: OutboxEntry, { isSending, lastTry }: Seen): OutboxItem {
  const { id, name, about, at, state, result, payload } = entry;
  const reason = state === 'review' ? entry.reason : state === 'awaiting' ? lastTry : null;
  return {
    ...{ id, name, about, at, result, customer: customerOf(payload) },
    state: state === 'awaiting' && isSending ? 'sending' : state,
    reason: reason && { code: reason.code, message: reason.message },
    faults: Object.entries(state === 'review' ? (reason?.errors ?? {}) : {}).map(([path, message]) => {
      const place = wholeLine(path);
      return { path: place, message, value: place === path ? valueAt(payload, path) : null };
    }),
  };
}

const customerOf = ({ customer }: Payload): string | null => (typeof customer === 'string' ? customer : null);

/** A product that has gone is nothing to be typed anew: the whole line is meant. */
const wholeLine = (path: string): string => path.replace(/^(lines\.\d+)(\.sku_id)?$/, '$1');
