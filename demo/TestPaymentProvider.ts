import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { cardBrand, TEST_CARDS } from '../shared/checkout/cards.ts';
import {
  type CardDetails,
  type ChargeOutcome,
  type KnownCard,
  type PaymentProvider,
  ProviderSilence,
} from '../server/modules/payments/PaymentProvider.ts';
import { isProduction } from '../server/settings.ts';
import type { Database } from '../server/platform/database/Database.ts';
import { testCards, testCharges } from '../server/modules/orders/schema.ts';

type Behaviour = keyof typeof TEST_CARDS;
type ChargeState = (typeof testCharges.$inferSelect)['state'];

const OUTCOMES: Record<ChargeState, ChargeOutcome> = {
  waiting: 'challenge',
  captured: 'captured',
  refunded: 'captured',
  declined: 'declined',
  voided: 'declined',
};
/** The outcome of a charge by the card's behaviour; null leaves no record. */
const CHARGED: Record<Behaviour, ChargeState | null> = {
  pays: 'captured',
  declined: 'declined',
  challenged: 'waiting',
  silent: null,
  silentButPays: 'captured',
};

/**
 * The payment provider of the demonstration: the card's number decides the outcome and is not stored. Throws in
 * production, where its public test card would pass for money.
 */
export class TestPaymentProvider implements PaymentProvider {
  readonly brands = [...new Set(Object.values(TEST_CARDS).map(cardBrand))];
  readonly #db: Database;

  constructor(db: Database) {
    if (isProduction()) throw new Error('the test payment provider must not run in production');
    this.#db = db;
  }

  async tokenize(memberId: string, { number }: CardDetails): Promise<KnownCard & { token: string }> {
    const card = { brand: cardBrand(number), last4: number.slice(-4) };
    const token = `tok_${randomUUID()}`;
    await this.#db.insert(testCards).values({ token, memberId, behaviour: behaviourOf(number), ...card });
    return { token, ...card };
  }

  async describe(memberId: string, token: string): Promise<KnownCard | null> {
    const [card] = await this.#db
      .select({ brand: testCards.brand, last4: testCards.last4 })
      .from(testCards)
      .where(and(eq(testCards.token, token), eq(testCards.memberId, memberId)));
    return card ?? null;
  }

  async charge({ id, amount }: { id: number; amount: number }, token: string): Promise<ChargeOutcome> {
    const [card] = await this.#db.delete(testCards).where(eq(testCards.token, token)).returning();
    if (!card) return (await this.#known(id)) ?? 'declined';
    const behaviour = card.behaviour as Behaviour;
    const state = CHARGED[behaviour];
    if (state) await this.#db.insert(testCharges).values({ paymentId: id, amount, state }).onConflictDoNothing();
    if (behaviour === 'silent' || behaviour === 'silentButPays') throw new ProviderSilence();
    return (await this.#known(id)) ?? 'declined';
  }

  async find(paymentId: number): Promise<ChargeOutcome | 'none'> {
    return (await this.#known(paymentId)) ?? 'none';
  }

  async answer(paymentId: number, isApproved: boolean): Promise<ChargeOutcome> {
    await this.#change(paymentId, 'waiting', isApproved ? 'captured' : 'declined');
    return (await this.#known(paymentId)) ?? 'declined';
  }

  // Records an unknown charge as void, so that it cannot arrive late.
  async void(paymentId: number): Promise<'voided' | 'captured'> {
    await this.#db.insert(testCharges).values({ paymentId, amount: 0, state: 'voided' }).onConflictDoNothing();
    await this.#change(paymentId, 'waiting', 'voided');
    return (await this.#known(paymentId)) === 'captured' ? 'captured' : 'voided';
  }

  async refund(paymentId: number): Promise<void> {
    await this.#change(paymentId, 'captured', 'refunded');
  }

  async #known(paymentId: number): Promise<ChargeOutcome | null> {
    const [row] = await this.#db.select().from(testCharges).where(eq(testCharges.paymentId, paymentId));
    return row ? OUTCOMES[row.state] : null;
  }

  async #change(paymentId: number, from: ChargeState, to: ChargeState): Promise<void> {
    await this.#db
      .update(testCharges)
      .set({ state: to })
      .where(and(eq(testCharges.paymentId, paymentId), eq(testCharges.state, from)));
  }
}

function behaviourOf(number: string): Behaviour {
  const [behaviour] = (Object.keys(TEST_CARDS) as Behaviour[]).filter((key) => TEST_CARDS[key] === number);
  return behaviour ?? 'declined';
}
