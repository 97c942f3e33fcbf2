import type { OutboxEntry } from './entry.ts';
import type { OutboxOperation } from './operations.ts';
import type { Payload } from '../signing/requestSignature.ts';
import { valueAt, type Corrections } from './corrections.ts';

/** A queued request, as a page lists it. */
export interface OutboxItem {
  id: string;
  name: OutboxOperation;
  about: string;
  /** The id of the rep's customer it was sent for; null if for none. */
  customer: string | null;
  at: number;
  state: 'awaiting' | 'sending' | 'review' | 'accepted';
  /** Why it waits, or was rejected. */
  reason: { code: number | string; message: string } | null;
  /** The fields that the store rejects, with their current values; null stands for a whole line. */
  faults: { path: string; message: string; value: string | number | null }[];
  result: OutboxEntry['result'];
}

export interface OutboxView {
  items: OutboxItem[];
  /** The number of entries of other members, which they alone may see. */
  others: number;
  /** The stored entries could not be read; the file was set aside, unless it is locked. */
  wasLost: boolean;
  /** True if the entries are encrypted and the keychain does not provide their key now. */
  isLocked?: boolean | undefined;
}

export const NOTHING_WAITS: OutboxView = { items: [], others: 0, wasLost: false };

/** The actions on entries of the outbox. */
export type OutboxAct =
  /** Sends one entry, or all, now. */
  | { type: 'send'; id: string | null }
  | { type: 'correct'; id: string; corrections: Corrections }
  /** Deletes an entry, confirmed by its owner. */
  | { type: 'discard'; id: string }
  /** Clears the accepted entries. */
  | { type: 'clearAccepted' };

/** The outbox as a page uses it, on either platform. */
export interface OutboxPort {
  read(): Promise<OutboxView>;
  /** Returns an unsubscribe function. */
  onChanged(listener: (view: OutboxView) => void): () => void;
  act(act: OutboxAct): Promise<void>;
}

export interface Seen {
  isSending: boolean;
  /** Why the last attempt failed. */
  lastTry: OutboxEntry['reason'];
}

/** An entry as a page shows it: why it waits, or which fields need correction, with their current values. */
export function itemOf(entry: OutboxEntry, { isSending, lastTry }: Seen): OutboxItem {
  const { id, name, about, at, state, result, payload } = entry;
  const reason = state === 'review' ? entry.reason : state === 'awaiting' ? lastTry : null;
  return {
    id,
    name,
    about,
    at,
    result,
    customer: customerOf(payload),
    state: state === 'awaiting' && isSending ? 'sending' : state,
    reason: reason && { code: reason.code, message: reason.message },
    faults: Object.entries(state === 'review' ? (reason?.errors ?? {}) : {}).map(([path, message]) => {
      const place = wholeLine(path);
      return { path: place, message, value: place === path ? valueAt(payload, path) : null };
    }),
  };
}

const customerOf = ({ customer }: Payload): string | null => (typeof customer === 'string' ? customer : null);

/** A product that is gone cannot be corrected: the error is for the whole line. */
const wholeLine = (path: string): string => path.replace(/^(lines\.\d+)(\.sku_id)?$/, '$1');
