import { makeAutoObservable } from 'mobx';
import { CART_QUANTITY_MAX, PAD_LINES_MAX, PAD_TEXT_MAX } from '../../../../shared/contract/limits.ts';
import type { PadOffer, ResolvedLine } from '../../../../shared/contract/schemas/orderPad.ts';
import { isRecord } from '../../../../shared/json/isRecord.ts';
import { randomUuid } from '../../persistence/random.ts';

/** A line of the order pad as it is kept. */
export interface PadEntry {
  /** A part number or a description, as written. */
  text: string;
  /** The quantity as typed, so that an error can be corrected. */
  quantity: string;
  /** The variant that was chosen among several, or came from an order; null for the one that the text means. */
  skuId: number | null;
  /** Asked for as written, whatever the catalogue has. */
  isFree: boolean;
}

/** Longer than any quantity, so that cutting what was pasted makes none of it. */
const QUANTITY_TEXT_MAX = 20;

/** The fault of a quantity, as a key of the messages. */
export type QuantityProblem = 'wholeNumber' | 'quantityMin' | 'quantityMax';

/** The state of a line. `waiting`: not answered yet; `free`: requested as written. */
export type PadState = ResolvedLine['outcome'] | 'waiting' | 'free';

/** A line as the list counts it, in one value: a list of a thousand asks each line once. */
export interface Standing {
  state: PadState;
  /** The variant that the line orders; null until one is found or chosen. */
  offer: PadOffer | null;
  problem: QuantityProblem | null;
  pieces: number;
}

let count = 0;

/** A line that is edited; each is observed by its own row. */
export class PadLine implements PadEntry {
  readonly id = randomUuid();
  /** Counts the lines in the order in which they were made. */
  readonly number = count++;
  text: string;
  quantity: string;
  skuId: number | null;
  isFree: boolean;
  /** From 1. In a long list it follows a removal a moment later. */
  place: number;
  readonly #answers: (question: string) => ResolvedLine | null;

  constructor(
    { text, quantity, skuId, isFree }: PadEntry,
    place: number,
    answers: (question: string) => ResolvedLine | null,
  ) {
    this.text = text;
    this.quantity = quantity;
    this.skuId = skuId;
    this.isFree = isFree;
    this.place = place;
    this.#answers = answers;
    makeAutoObservable(this, { id: false, number: false });
  }

  get answer(): ResolvedLine | null {
    return this.#answers(this.question);
  }

  get standing(): Standing {
    const { isFree, answer, problem, pieces } = this;
    const state = isFree ? 'free' : (answer?.outcome ?? 'waiting');
    return { state, offer: state === 'found' ? (answer?.offers[0] ?? null) : null, problem, pieces };
  }

  /** Equal for lines that ask for the same: one variant, or the same words where none is found. Null until it is answered. */
  get identity(): string | null {
    const { state, offer } = this.standing;
    if (state === 'waiting') return null;
    return offer
      ? `${offer.sku_id}`
      : `${state} ${this.text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim()}`;
  }

  /** Equal for lines that the store answers alike. */
  get question(): string {
    return `${this.skuId ?? ''} ${this.text.trim()}`;
  }

  get pieces(): number {
    return Number(this.quantity);
  }

  /** A free line may ask for more than a cart takes. */
  get problem(): QuantityProblem | null {
    if (!/^\d{1,7}$/.test(this.quantity.trim())) return 'wholeNumber';
    if (this.pieces < 1) return 'quantityMin';
    return this.pieces > CART_QUANTITY_MAX && !this.isFree ? 'quantityMax' : null;
  }

  get entry(): PadEntry {
    const { text, quantity, skuId, isFree } = this;
    return { text, quantity, skuId, isFree };
  }
}

/**
 * Makes an entry of the order pad. A text as `quantity` is for the buyer to decide;
 * `skuId` is null until a variant is chosen.
 */
export const padEntry = (text: string, quantity: number | string = 1, skuId: number | null = null): PadEntry => ({
  text: text.trim().slice(0, PAD_TEXT_MAX),
  quantity: String(quantity).slice(0, QUANTITY_TEXT_MAX),
  skuId,
  isFree: false,
});

/** Parses a stored line; null if it is not valid. */
export function parseEntry(value: unknown): PadEntry | null {
  if (!isRecord(value)) return null;
  const { text, quantity, skuId, isFree } = value;
  const isWhole = typeof text === 'string' && text.length <= PAD_TEXT_MAX && typeof quantity === 'string';
  if (!isWhole || !(skuId === null || Number.isInteger(skuId)) || typeof isFree !== 'boolean') return null;
  return { text, quantity: quantity.slice(0, QUANTITY_TEXT_MAX), skuId: skuId as number | null, isFree };
}

/** The lines that are kept; null for what is no list. */
export const parseEntries = (value: unknown): PadEntry[] | null =>
  Array.isArray(value) ? value.slice(0, PAD_LINES_MAX).flatMap((entry) => parseEntry(entry) ?? []) : null;
