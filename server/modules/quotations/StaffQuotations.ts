import { and, desc, eq } from 'drizzle-orm';
import type { SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';
import type { FreeLine } from '../../../shared/contract/schemas/quotations.ts';
import type { QuotationTerms } from '../../../shared/contract/schemas/commercialDocuments/quotationTerms.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import type { LiveSettings } from '../company/settings/LiveSettings.ts';
import { endOfDayAfter } from '../../platform/clock/durations.ts';
import { subtotalOf } from '../orders/pricing/charge.ts';
import { quotationStateAfter, type QuotationStep } from './quotationStates.ts';
import { type StatedTerms, termsOf } from './quotationTerms.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import type { MemberMessages } from '../messages/MemberMessages.ts';
import { logAct } from '../staff/logAct.ts';
import { inquiries, inquiryLines, inquiryMessages } from './schema.ts';
import { unlistedSku } from './unlistedSku.ts';
import { expireInquiries, notifyInquiryMember } from './quotationRows.ts';
import { inquiryCode, inquiryLineRows, type InquiryLineRow, type InquiryRow, lockInquiry } from './quotationQueries.ts';

/** A unit price in cents for each line; null if the store cannot supply it. */
export interface Quotation {
  prices: { line_id: number; price: number | null }[];
  /** The same for lines without a variant, by their place from 0. */
  free?: { index: number; price: number | null }[];
  validDays: number;
  message: string;
  /** Defaults: standard freight, taxes not included, payment in advance. */
  terms?: StatedTerms | undefined;
  /** Time of the prices that the writer saw; null if there were none. Newer prices cause code 13 (optimistic lock). */
  quotedAt?: string | null;
  /** The member of staff, for the log; absent in the demonstration's desk. */
  actor?: string | undefined;
}
export interface StaffQuotation {
  id: number;
  memberId: string;
  code: string;
  state: InquiryRow['state'];
  quotedAt: string | null;
  terms: QuotationTerms | null;
  company: string;
  message: string;
  purchaseOrder: string;
  reference: string;
  lines: {
    id: number;
    sku: SkuWithProduct;
    quantity: number;
    note: string;
    target: number | null;
    quoted: number | null;
  }[];
  /** Asked for as written. */
  freeLines: FreeLine[];
}

interface DeskParts {
  messages: MemberMessages;
  /** Names the person who follows quotations up, and what freight costs. */
  store: Pick<LiveSettings, 'follower' | 'tariff'>;
  now: () => number;
}

/** Staff's operations on quotations. */
export class StaffQuotations {
  readonly #db: Database;
  readonly #messages: MemberMessages;
  readonly #store: Pick<LiveSettings, 'follower' | 'tariff'>;
  readonly #now: () => number;

  constructor(db: Database, { messages, store, now }: DeskParts) {
    this.#db = db;
    this.#messages = messages;
    this.#store = store;
    this.#now = now;
  }

  /** Finds a quotation by its number (`Q-2026-000123`), in any case. Throws code 2 for an unknown one. */
  async find(code: string): Promise<StaffQuotation> {
    const compact = code.replaceAll(/\s/g, '').toUpperCase();
    const id = Number(/^Q-\d{4}-0*(\d{1,9})$/.exec(compact)?.[1] ?? 0);
    const [row] = await this.#db.select().from(inquiries).where(eq(inquiries.id, id));
    if (!row || inquiryCode(row.id, row.createdAt) !== compact) throw DomainError.notFound();
    return this.#detailsOf(row);
  }

  /** Lists the newest requests of all members. */
  async list(limit: number): Promise<StaffQuotation[]> {
    await expireInquiries(this.#db, this.#messages, this.#now());
    const rows = await this.#db.select().from(inquiries).orderBy(desc(inquiries.id)).limit(limit);
    return Promise.all(rows.map((row) => this.#detailsOf(row)));
  }

  /** Assigns the quotation to a staff member and sets it in progress. */
  take(id: number): Promise<void> {
    return this.#step(id, 'take', async (tx) => {
      await tx.update(inquiries).set({ follower: this.#store.follower }).where(eq(inquiries.id, id));
    });
  }

  /** Quotes prices and their validity. Throws code 13 if another member of staff has changed the prices meanwhile. */
  quote(id: number, { prices, free = [], validDays, message, terms = {}, quotedAt, actor }: Quotation): Promise<void> {
    return this.#step(id, 'quote', async (tx, row) => {
      const isOther = quotedAt !== undefined && quotedAt !== quotedAtOf(row);
      if (isOther) throw new DomainError(Code.conflict, { state: row.state });
      if ([...prices, ...free].some(({ price }) => price !== null && price <= 0))
        throw DomainError.fields({ prices: 'priceAboveZero' });
      for (const { line_id: line, price } of prices) {
        const isThisLine = and(eq(inquiryLines.id, line), eq(inquiryLines.inquiryId, id));
        await tx.update(inquiryLines).set({ quotedPrice: price }).where(isThisLine);
      }
      await this.#quoteFree(tx, row, free);
      const quotedLines = (await inquiryLineRows(tx, id)).filter(({ quotedPrice }) => quotedPrice !== null);
      if (quotedLines.length === 0) throw DomainError.fields({ prices: 'required' });
      const now = this.#now();
      const validUntil = endOfDayAfter(now, validDays);
      await tx
        .update(inquiries)
        .set({
          validUntil,
          quotedAt: new Date(now),
          follower: row.follower ?? this.#store.follower,
          terms: termsOf(terms, goodsOf(quotedLines), this.#store.tariff),
        })
        .where(eq(inquiries.id, id));
      if (message) await this.#addMessage(tx, id, message);
      if (actor !== undefined) {
        const after = { state: 'quoted', goods: goodsOf(quotedLines), validUntil };
        const entry = { at: new Date(now), actor, act: 'quotation_quoted' as const, inquiryId: id };
        await logAct(tx, { ...entry, before: { state: row.state }, after });
      }
      await notifyInquiryMember(tx, this.#messages, row, {
        key: 'inquiry_quoted',
        values: { date: { date: validUntil.toISOString() } },
      });
    });
  }

  async write(id: number, message: string): Promise<void> {
    await this.#db.transaction(async (tx) => {
      const row = await lockInquiry(tx, eq(inquiries.id, id));
      await this.#addMessage(tx, id, message);
      await notifyInquiryMember(tx, this.#messages, row, { key: 'inquiry_message' });
    });
  }

  /** Ends the quotation's validity now (development only). */
  async expire(id: number): Promise<void> {
    await this.#step(id, 'expire', async (tx, row) => {
      await tx
        .update(inquiries)
        .set({ validUntil: new Date(this.#now()) })
        .where(eq(inquiries.id, id));
      await notifyInquiryMember(tx, this.#messages, row, { key: 'inquiry_expired' });
    });
  }

  async #step(id: number, step: QuotationStep, work: (tx: Executor, row: InquiryRow) => Promise<void>): Promise<void> {
    await expireInquiries(this.#db, this.#messages, this.#now());
    await this.#db.transaction(async (tx) => {
      const row = await lockInquiry(tx, eq(inquiries.id, id));
      const state = quotationStateAfter(row.state, step);
      if (state === null) throw new DomainError(Code.conflict, { state: row.state });
      await tx.update(inquiries).set({ state }).where(eq(inquiries.id, id));
      await work(tx, row);
    });
  }

  // A priced line is a line like the others from now on, so that it can be accepted and ordered.
  async #quoteFree(tx: Executor, { id, freeLines }: InquiryRow, free: NonNullable<Quotation['free']>): Promise<void> {
    const priced = new Map(free.flatMap(({ index, price }) => (price === null ? [] : [[index, price] as const])));
    if (priced.size === 0) return;
    const before = await tx.$count(inquiryLines, eq(inquiryLines.inquiryId, id));
    const rows = freeLines.flatMap((line, index) => {
      const quotedPrice = priced.get(index);
      if (quotedPrice === undefined) return [];
      const sku = unlistedSku(line, -(before + index + 1));
      return [{ inquiryId: id, skuId: null, sku, quantity: line.quantity, note: '', quotedPrice }];
    });
    if (rows.length > 0) await tx.insert(inquiryLines).values(rows);
    const missing = freeLines.filter((_line, index) => !priced.has(index));
    await tx.update(inquiries).set({ freeLines: missing }).where(eq(inquiries.id, id));
  }

  async #addMessage(tx: Executor, inquiryId: number, message: string): Promise<void> {
    await tx.insert(inquiryMessages).values({ inquiryId, sender: 'store', message, createdAt: new Date(this.#now()) });
  }

  async #detailsOf(row: InquiryRow): Promise<StaffQuotation> {
    const lines = await inquiryLineRows(this.#db, row.id);
    return {
      id: row.id,
      memberId: row.memberId,
      code: inquiryCode(row.id, row.createdAt),
      state: row.state,
      quotedAt: quotedAtOf(row),
      terms: row.terms,
      company: row.contact.company ?? '',
      message: row.message,
      purchaseOrder: row.purchaseOrder,
      reference: row.reference,
      freeLines: row.freeLines,
      lines: lines.map(({ id, sku, quantity, note, targetPrice, quotedPrice }) => ({
        id,
        sku,
        quantity,
        note,
        target: targetPrice,
        quoted: quotedPrice,
      })),
    };
  }
}

const goodsOf = (lines: readonly InquiryLineRow[]): number =>
  subtotalOf(lines.map(({ quotedPrice, quantity }) => ({ price: quotedPrice ?? 0, quantity })));

const quotedAtOf = (row: InquiryRow): string | null => row.quotedAt?.toISOString() ?? null;
