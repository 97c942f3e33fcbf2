import { isRecord } from '../json/isRecord.ts';
import type { Payload } from '../signing/requestSignature.ts';
import { traitsOf, outboxOperations, type OutboxOperation } from './operations.ts';

const OUTBOX_STATES = ['awaiting', 'review', 'accepted'] as const;

/** Why the store did not accept it: its code, or `unsure` if it may have been processed. */
export interface OutboxReason {
  code: number | string;
  message: string;
  /** Field -> error message. */
  errors: Record<string, string>;
}

/** A stored request that waits for its answer. */
export interface OutboxEntry {
  /** The payload's idempotency key, if it has one. */
  id: string;
  name: OutboxOperation;
  payload: Payload;
  /** The member it belongs to; empty for requests that guests may send. */
  owner: string;
  /** The description of the entry in the list. */
  about: string;
  /** Milliseconds since 1970. */
  at: number;
  state: (typeof OUTBOX_STATES)[number];
  /** The caller was told that the entry is queued; before that, the first attempt is running. */
  isKept: boolean;
  /** Since when the store may have processed it unnoticed; null: it certainly never arrived. */
  unsureSince: number | null;
  reason: OutboxReason | null;
  /** The accepted request: its number and code, and the time of acceptance. */
  result: { id: number | null; code: string; at: number } | null;
}

/** Parses stored entries; null for anything but a list of entries. */
export function parseEntries(value: unknown): OutboxEntry[] | null {
  return Array.isArray(value) && value.every(isEntry) ? value : null;
}

function isEntry(value: unknown): value is OutboxEntry {
  if (!isRecord(value)) return false;
  const { id, name, payload, owner, about, at, state, isKept, unsureSince, reason, result } = value;
  const areTexts = [id, owner, about].every((text) => typeof text === 'string');
  const isKnown = outboxOperations.some((each) => each === name) && OUTBOX_STATES.some((each) => each === state);
  const areFacts = isNumber(at) && typeof isKept === 'boolean' && (unsureSince === null || isNumber(unsureSince));
  return areTexts && isKnown && areFacts && isRecord(payload) && isReason(reason) && isResult(result);
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const isReason = (value: unknown): boolean =>
  value === null ||
  (isRecord(value) &&
    (typeof value['code'] === 'number' || typeof value['code'] === 'string') &&
    typeof value['message'] === 'string' &&
    isRecord(value['errors']));
const isResult = (value: unknown): boolean =>
  value === null ||
  (isRecord(value) &&
    (value['id'] === null || isNumber(value['id'])) &&
    typeof value['code'] === 'string' &&
    isNumber(value['at']));

/** How long the API certainly remembers an idempotency key: a day, less a margin for wrong clocks. */
const REPLY_KNOWN_MS = 20 * 3600_000;

/** A clock correction smaller than this does not expire an entry; the margin above covers it. */
const CLOCK_CHANGE_MS = 3600_000;

/** Whether the store may have processed it and may have forgotten its key: sending it again could do it twice. */
export function isIdempotencyKeyExpired({ name, unsureSince }: OutboxEntry, now: number): boolean {
  if (unsureSince === null || traitsOf(name).isLasting) return false;
  return now - unsureSince > REPLY_KNOWN_MS || unsureSince - now > CLOCK_CHANGE_MS;
}
