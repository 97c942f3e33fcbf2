import { isRecord } from '../json/isRecord.ts';
import type { Payload } from '../signing/requestSignature.ts';
import { traitsOf, outboxOperations, type OutboxOperation } from './operations.ts';

const OUTBOX_STATES = ['awaiting', 'review', 'accepted'] as const;

/** Why the store did not take it: a code of its own, or `unsure` where it may have it or not. */
export interface OutboxReason {
  code: number | string;
  message: string;
  /** Field -> what is wrong with it. */
  errors: Record<string, string>;
}

/** Something that was asked of the API and waits for its answer, as it is kept. */
export interface OutboxEntry {
  /** The idempotency key of its payload, where there is one. */
  id: string;
  name: OutboxOperation;
  payload: Payload;
  /** The member it belongs to; empty for what anybody may send. */
  owner: string;
  /** The description of the entry in the list. */
  about: string;
  /** Milliseconds since 1970. */
  at: number;
  state: (typeof OUTBOX_STATES)[number];
  /** The caller was told that the entry is queued; before that, its first attempt is not over. */
  isKept: boolean;
  /** Since when the store may have it without our knowing; null: it has surely never arrived. */
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

/** The time for which the API surely knows an idempotency key: a day, with room for wrong clocks. */
const REPLY_KNOWN_MS = 20 * 3600_000;

/** A clock that is put right by less than this does not make an entry old: the time that a key is known for has room. */
const CLOCK_CHANGE_MS = 3600_000;

/** The store may have it, and would no longer know it again: sent once more, it could be done twice. */
export function isIdempotencyKeyExpired({ name, unsureSince }: OutboxEntry, now: number): boolean {
  if (unsureSince === null || traitsOf(name).isLasting) return false;
  return now - unsureSince > REPLY_KNOWN_MS || unsureSince - now > CLOCK_CHANGE_MS;
}
