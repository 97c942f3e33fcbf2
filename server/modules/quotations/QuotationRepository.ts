import { and, count, desc, eq } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { QUOTE_REPLY_HOURS } from '../../../shared/contract/limits.ts';
import type { SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';
import type { Inquiry, InquiryRequest, InquirySummary } from '../../../shared/contract/schemas/quotations.ts';
import type { LiveSettings } from '../company/settings/LiveSettings.ts';
import { Code } from '../../../shared/contract/envelope.ts';
import { HOUR_MS } from '../../platform/clock/durations.ts';
import { quotationStateAfter, type QuotationState } from './quotationStates.ts';
import { DomainError } from '../../platform/DomainError.ts';
import { takeFromCart } from '../cart/takeFromCart.ts';
import { checkContent, contentHash } from '../../platform/idempotency/contentHash.ts';
import type { Database, Executor } from '../../platform/database/Database.ts';
import { writeStaffRequest } from '../letters/kinds/staffLetters.ts';
import type { LetterWriter } from '../letters/LetterWriter.ts';
import { writeQuotationLetter } from '../letters/kinds/quotationLetters.ts';
import type { MemberMessages } from '../messages/MemberMessages.ts';
import { rememberDetails } from '../members/rememberDetails.ts';
import type { RunOnce } from '../../platform/idempotency/runOnce.ts';
import type { ProductLookup } from '../catalogue/ProductLookup.ts';
import { inquiries, inquiryLines, inquiryMessages } from './schema.ts';
import { expireInquiries, inquirySums, summaryOf, readInquiry } from './quotationRows.ts';
import { inquiryLineRows, lockInquiry, ownInquiry } from './quotationQueries.ts';

export type InquiryInput = z.output<typeof InquiryRequest>;
/** Writes a request of this member, and returns its id. */
type WriteRequest = (tx: Executor, memberId: string) => Promise<number>;
interface InquiryParts {
  products: ProductLookup;
  messages: MemberMessages;
  letters: LetterWriter;
  store: Pick<LiveSettings, 'seller' | 'currency'>;
  now: () => number;
}
interface InquiryAnswer {
  step: 'accept' | 'decline';
  reason?: string | undefined;
  /** The time of the prices that the member saw, to detect a newer quotation. */
  quotedAt?: string | undefined;
}

/** Quotation requests, as members see and answer them. Another member's requests are not found. */
export class QuotationRepository {
  readonly #db: Database;
  readonly #products: ProductLookup;
  readonly #messages: MemberMessages;
  readonly #letters: LetterWriter;
  readonly #store: Pick<LiveSettings, 'seller' | 'currency'>;
  readonly #now: () => number;

  constructor(db: Database, { products, messages, letters, store, now }: InquiryParts) {
    this.#db = db;
    this.#products = products;
    this.#messages = messages;
    this.#letters = letters;
    this.#store = store;
    this.#now = now;
  }

  /** Creates a quotation request; if it came from the cart, removes its lines there in the same transaction. */
  async create(memberId: string, input: InquiryInput): Promise<Inquiry> {
    // A repeat with the same idempotency key returns the request, even if products have changed since.
    const existingId = await this.idOfKey(memberId, input);
    if (existingId !== null) return this.read(memberId, existingId);
    const write = await this.prepare(input);
    const id = await this.#db.transaction((tx) => write(tx, memberId));
    return this.read(memberId, id);
  }

  /**
   * Checks the products of a request, and returns its writes, for a transaction. `isMembersOwn`: its details are the
   * member's, who is known to have written it.
   */
  async prepare(input: InquiryInput, { isMembersOwn = true } = {}): Promise<WriteRequest> {
    const skus = await this.#skus(input);
    return async (tx, memberId) => {
      const created = await insertInquiry(tx, memberId, input, new Date(this.#now()));
      if (created === null) return idOfKey(tx, memberId, input);
      const rows = input.lines.map((line, index) => ({
        inquiryId: created,
        skuId: line.sku_id,
        sku: skus[index]!,
        quantity: line.quantity,
        note: line.note ?? '',
        targetPrice: line.target_price ?? null,
      }));
      if (rows.length > 0) await tx.insert(inquiryLines).values(rows);
      const skuIds = input.lines.map((line) => line.sku_id);
      if (input.from_cart) await takeFromCart(tx, { memberId, customer: input.customer ?? null }, skuIds);
      // A customer's details are not the rep's own.
      if (isMembersOwn && input.customer === undefined) await rememberDetails(tx, memberId, input);
      await writeQuotationLetter(this.#letters, tx, 'quotationReceived', created);
      await writeStaffRequest(this.#letters, tx, created);
      return created;
    };
  }

  /** Returns the request that was made with this idempotency key; null if there is none. */
  idOfKey(memberId: string, input: InquiryInput): Promise<number | null> {
    return findByKey(this.#db, memberId, input);
  }

  /** Whether the member has a request with this idempotency key, whatever it says. */
  async wasMade(memberId: string, key: string): Promise<boolean> {
    return (await this.#db.$count(inquiries, ofKey(memberId, key))) > 0;
  }

  /** Returns one page, newest first. */
  async list(memberId: string, page: number, pageSize: number, state?: QuotationState): Promise<InquirySummary[]> {
    await expireInquiries(this.#db, this.#messages, this.#now(), memberId);
    const rows = await this.#db
      .select()
      .from(inquiries)
      .where(listCondition(memberId, state))
      .orderBy(desc(inquiries.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize);
    const sums = await inquirySums(
      this.#db,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => summaryOf(row, sums.get(row.id)));
  }

  async count(memberId: string, state?: QuotationState): Promise<number> {
    const [row] = await this.#db.select({ total: count() }).from(inquiries).where(listCondition(memberId, state));
    return row?.total ?? 0;
  }

  async read(memberId: string, id: number): Promise<Inquiry> {
    await expireInquiries(this.#db, this.#messages, this.#now(), memberId);
    const [row] = await this.#db.select().from(inquiries).where(ownInquiry(memberId, id));
    if (!row) throw DomainError.notFound();
    const ids = (await inquiryLineRows(this.#db, id)).flatMap(({ skuId }) => skuId ?? []);
    const skus = await this.#products.skusByIds([...new Set(ids)], { withPrices: true });
    return readInquiry(this.#db, row, {
      skus: new Map(skus.map((sku) => [sku.id, sku])),
      seller: this.#store.seller,
      currency: this.#store.currency,
    });
  }

  /** Accepts or declines the quoted prices. Throws code 13 if that is no longer possible. */
  async answer(memberId: string, id: number, { step, reason, quotedAt }: InquiryAnswer, once: RunOnce): Promise<void> {
    await expireInquiries(this.#db, this.#messages, this.#now(), memberId);
    await once(async (tx) => {
      const { state, quotedAt: now } = await lockInquiry(tx, ownInquiry(memberId, id));
      const next = quotationStateAfter(state, step);
      const isOther = quotedAt !== undefined && quotedAt !== now?.toISOString();
      if (next === null || isOther) throw new DomainError(Code.conflict, { state });
      await tx.update(inquiries).set({ state: next }).where(eq(inquiries.id, id));
      if (reason) await this.#addMessage(tx, id, reason);
    });
  }

  async write(memberId: string, id: number, message: string, once: RunOnce): Promise<void> {
    await once(async (tx) => {
      await lockInquiry(tx, ownInquiry(memberId, id));
      await this.#addMessage(tx, id, message);
    });
  }

  /** Returns the variants and quantities of a request, to ask for them again. */
  async linesToRepeat(memberId: string, id: number): Promise<{ sku_id: number; quantity: number }[]> {
    const [row] = await this.#db.select({ id: inquiries.id }).from(inquiries).where(ownInquiry(memberId, id));
    if (!row) throw DomainError.notFound();
    const lines = await inquiryLineRows(this.#db, id);
    return lines.flatMap(({ skuId, quantity }) => (skuId === null ? [] : [{ sku_id: skuId, quantity }]));
  }

  /** Marks expired quotations, even if nobody opens them. */
  sweep(): Promise<void> {
    return expireInquiries(this.#db, this.#messages, this.#now());
  }

  async #addMessage(tx: Executor, inquiryId: number, message: string): Promise<void> {
    await tx.insert(inquiryMessages).values({ inquiryId, sender: 'member', message, createdAt: new Date(this.#now()) });
  }

  // In the order of the lines. Throws a FieldError at the line of a variant that is not sold.
  async #skus(input: InquiryInput): Promise<SkuWithProduct[]> {
    const ids = [...new Set(input.lines.map((line) => line.sku_id))];
    const orderable = await this.#products.skusByIds(ids, { withPrices: true });
    const byId = new Map(orderable.map((sku) => [sku.id, sku]));
    return input.lines.map((line, index) => {
      const sku = byId.get(line.sku_id);
      if (!sku) throw DomainError.fields({ [`lines.${index}.sku_id`]: 'lineGone' });
      return sku;
    });
  }
}

async function insertInquiry(
  tx: Executor,
  memberId: string,
  input: InquiryInput,
  createdAt: Date,
): Promise<number | null> {
  const [row] = await tx
    .insert(inquiries)
    .values({
      memberId,
      idempotencyKey: input.idempotency_key,
      contentHash: contentHash(input),
      contact: input.contact,
      address: input.address,
      message: input.message ?? '',
      purchaseOrder: input.purchase_order ?? '',
      reference: input.reference ?? '',
      freeLines: input.free_lines ?? [],
      createdAt,
      replyDueAt: new Date(createdAt.getTime() + QUOTE_REPLY_HOURS * HOUR_MS),
    })
    .onConflictDoNothing({ target: [inquiries.memberId, inquiries.idempotencyKey] })
    .returning({ id: inquiries.id });
  return row?.id ?? null;
}

async function idOfKey(tx: Executor, memberId: string, input: InquiryInput): Promise<number> {
  const id = await findByKey(tx, memberId, input);
  if (id === null) throw DomainError.notFound();
  return id;
}

async function findByKey(tx: Executor, memberId: string, input: InquiryInput): Promise<number | null> {
  const [row] = await tx
    .select({ id: inquiries.id, contentHash: inquiries.contentHash })
    .from(inquiries)
    .where(ofKey(memberId, input.idempotency_key));
  if (!row) return null;
  checkContent(row.contentHash, contentHash(input));
  return row.id;
}

const ofKey = (memberId: string, key: string) =>
  and(eq(inquiries.memberId, memberId), eq(inquiries.idempotencyKey, key));

const listCondition = (memberId: string, state: QuotationState | undefined) =>
  and(eq(inquiries.memberId, memberId), state === undefined ? undefined : eq(inquiries.state, state));
