import { eq } from 'drizzle-orm';
import { Code } from '../../../shared/contract/envelope.ts';
import { orderReward } from '../../../shared/checkout/rewards.ts';
import { newTrackingNumber } from './orderCode.ts';
import { logisticsState, ORDER_PROGRESS, orderStateAfter, type OrderState, type OrderStep } from './orderStates.ts';
import { DomainError } from '../../platform/DomainError.ts';
import type { Executor } from '../../platform/database/Database.ts';
import type { MemberMessages, NewMessage } from '../messages/MemberMessages.ts';
import type { MessageTextKey } from '../messages/messageTexts.ts';
import type { PointsLedger } from '../rewards/PointsLedger.ts';
import { orderEvents, orders } from './schema.ts';
import { removeShipment, writeShipment } from '../shipments/writeShipment.ts';
import { codeOf, eventsOf, type OrderRow } from './orderQueries.ts';

export interface TransitionParts {
  ledger: PointsLedger;
  messages: MemberMessages;
  now: () => number;
}

/** Builds the message to the member about an order. */
export const aboutOrder = (order: OrderRow, key: MessageTextKey): NewMessage => ({
  key,
  values: { code: codeOf(order), date: { date: order.payUntil.toISOString() } },
  url: `/userCenter/orderList/${order.id}`,
  about: order.id,
});

const keyOf = (state: OrderState): MessageTextKey => (state === 'awaiting_payment' ? 'order_placed' : `order_${state}`);

/** A parcel, as its carrier knows it. */
export interface Parcel {
  carrier: string;
  number: string;
}

/** The states between payment and dispatch. */
const PREPARATION = ['in_stock_preparation', 'preparation_complete'] as const;

/** Moves orders between states, with all side effects. Callers lock the order. */
export class OrderTransitions {
  readonly #parts: TransitionParts;

  constructor(parts: TransitionParts) {
    this.#parts = parts;
  }

  /** Takes a step and returns the new state. Throws code 13 with the order's state if the step is not allowed. */
  async take(tx: Executor, order: OrderRow, step: OrderStep): Promise<OrderState> {
    const state = orderStateAfter(order.state, step);
    if (state === null) throw new DomainError(Code.conflict, { state: order.state });
    await tx.update(orders).set({ state }).where(eq(orders.id, order.id));
    await this.enter(tx, order, state);
    return state;
  }

  /**
   * Hands an order that is paid to a carrier, whether or not its preparation was recorded. Throws code 13 with the
   * order's state.
   */
  async ship(tx: Executor, order: OrderRow, { carrier, number }: Parcel): Promise<void> {
    if (orderStateAfter(order.state, 'ship') === null) throw new DomainError(Code.conflict, { state: order.state });
    const at = new Date(this.#parts.now());
    // The parcel is known by the carrier's number from now on.
    if (order.logisticsNumber !== null) await removeShipment(tx, order.logisticsNumber);
    await tx.update(orders).set({ carrier, logisticsNumber: number }).where(eq(orders.id, order.id));
    await tx
      .insert(orderEvents)
      .values(PREPARATION.map((state) => ({ orderId: order.id, state, at })))
      .onConflictDoNothing();
    const shippedOrder = { ...order, carrier, logisticsNumber: number };
    const state = await this.take(tx, shippedOrder, 'ship');
    await this.take(tx, { ...shippedOrder, state }, 'advance');
  }

  /** Records when a state was reached, and notifies the member. */
  async enter(tx: Executor, order: OrderRow, state: OrderState): Promise<void> {
    const { messages, now } = this.#parts;
    const at = new Date(now());
    await tx.insert(orderEvents).values({ orderId: order.id, state, at });
    // Before the message, whose letter names the tracking number.
    if (logisticsState(state) !== null) await this.#move(tx, order, state, at);
    await messages.write(tx, order.memberId, aboutOrder(order, keyOf(state)));
    if (state === 'completed') await this.#reward(tx, order);
  }

  // The first shipping state assigns the tracking number.
  async #move(tx: Executor, order: OrderRow, state: OrderState, at: Date): Promise<void> {
    const number = order.logisticsNumber ?? newTrackingNumber();
    if (order.logisticsNumber === null)
      await tx.update(orders).set({ logisticsNumber: number }).where(eq(orders.id, order.id));
    const moments = new Map((await eventsOf(tx, [order.id])).map((event) => [event.state, event.at]));
    const reachedSteps = ORDER_PROGRESS.filter((step) => logisticsState(step) !== null)
      .slice(0, logisticsState(state) ?? 0)
      .map((step) => (moments.get(step) ?? at).toISOString());
    await writeShipment(tx, { logistics_number: number, reached: reachedSteps });
  }

  async #reward(tx: Executor, order: OrderRow): Promise<void> {
    const earned = orderReward(order.total);
    if (earned === 0) return;
    const entry = { kind: 'order' as const, reference: `order:${order.id}`, orderCode: codeOf(order) };
    await this.#parts.ledger.credit(tx, order.memberId, { ...entry, points: earned, growth: earned });
  }
}
