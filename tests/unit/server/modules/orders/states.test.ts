import { describe, expect, it } from 'vitest';
import { quotationActions, quotationStateAfter } from '../../../../../server/modules/quotations/quotationStates.ts';
import {
  isPaid,
  logisticsState,
  ORDER_PROGRESS,
  orderActions,
  orderStateAfter,
} from '../../../../../server/modules/orders/orderStates.ts';
import { ORDER_STATES } from '../../../../../shared/contract/schemas/orders.ts';
import { INQUIRY_STATES } from '../../../../../shared/contract/schemas/quotations.ts';

/** The states that each step leads to: every other step is refused. */
const transitions = <State extends string, Step extends string>(
  states: readonly State[],
  steps: readonly Step[],
  after: (state: State, step: Step) => State | null,
): string[] =>
  states.flatMap((state) =>
    steps.flatMap((step) => (after(state, step) === null ? [] : [`${state}: ${step} → ${after(state, step)}`])),
  );

describe('the states of an order', () => {
  it('are left by these steps alone', () => {
    const steps = ['pay', 'cancel', 'advance', 'ship', 'confirm'] as const;
    expect(transitions(ORDER_STATES, steps, orderStateAfter)).toEqual([
      'awaiting_payment: pay → paid',
      'awaiting_payment: cancel → cancelled',
      'paid: cancel → cancelled',
      'paid: advance → in_stock_preparation',
      'paid: ship → out_of_storage',
      'in_stock_preparation: advance → preparation_complete',
      'in_stock_preparation: ship → out_of_storage',
      'preparation_complete: advance → out_of_storage',
      'preparation_complete: ship → out_of_storage',
      'out_of_storage: advance → in_transit',
      'in_transit: advance → completed',
      'in_transit: confirm → completed',
    ]);
  });

  it('offer the member what may be done, and the way of the parcel once it is prepared', () => {
    expect(Object.fromEntries(ORDER_STATES.map((state) => [state, orderActions(state).join(' ')]))).toEqual({
      awaiting_payment: 'pay cancel reorder',
      paid: 'cancel reorder',
      in_stock_preparation: 'reorder track',
      preparation_complete: 'reorder track',
      out_of_storage: 'reorder track',
      in_transit: 'confirm reorder track',
      completed: 'reorder track',
      cancelled: 'reorder',
    });
  });

  it('lead from the order to its receipt, one after the other', () => {
    const way = [ORDER_PROGRESS[0]!];
    for (let next = orderStateAfter(way[0]!, 'pay'); next !== null; next = orderStateAfter(next, 'advance'))
      way.push(next);
    expect(way).toEqual(ORDER_PROGRESS);
  });

  it('end in one that nothing leads out of', () => {
    for (const state of ['completed', 'cancelled'] as const)
      for (const step of ['pay', 'cancel', 'advance', 'confirm'] as const)
        expect(orderStateAfter(state, step)).toBeNull();
  });

  it('are given up before anybody has laid a hand on the goods, and not later', () => {
    expect(ORDER_STATES.filter((state) => orderStateAfter(state, 'cancel') !== null)).toEqual([
      'awaiting_payment',
      'paid',
    ]);
  });

  it('offer to pay only what is not paid, and to confirm only what is on its way', () => {
    expect(ORDER_STATES.filter((state) => orderActions(state).includes('pay'))).toEqual(['awaiting_payment']);
    expect(ORDER_STATES.filter((state) => orderActions(state).includes('confirm'))).toEqual(['in_transit']);
    expect(ORDER_STATES.filter((state) => !isPaid(state))).toEqual(['awaiting_payment', 'cancelled']);
  });

  it('number the parcel from 1 to 5', () => {
    expect(ORDER_PROGRESS.map(logisticsState)).toEqual([null, null, 1, 2, 3, 4, 5]);
    expect(logisticsState('cancelled')).toBeNull();
  });
});

describe('the states of a quotation', () => {
  it('are left by these steps alone', () => {
    const steps = ['take', 'quote', 'accept', 'decline', 'expire'] as const;
    expect(transitions(INQUIRY_STATES, steps, quotationStateAfter)).toEqual([
      'submitted: take → in_progress',
      'submitted: quote → quoted',
      'submitted: decline → declined',
      'in_progress: quote → quoted',
      'in_progress: decline → declined',
      'quoted: quote → quoted',
      'quoted: accept → accepted',
      'quoted: decline → declined',
      'quoted: expire → expired',
      'expired: quote → quoted',
    ]);
  });

  it('offer the member what may be done', () => {
    const offered = INQUIRY_STATES.map((state) => [state, quotationActions(state, false).join(' ')]);
    expect(Object.fromEntries(offered)).toEqual({
      submitted: 'decline write repeat',
      in_progress: 'decline write repeat',
      quoted: 'accept decline write repeat',
      accepted: 'order write repeat',
      declined: 'write repeat',
      expired: 'write repeat',
    });
  });

  it('are answered once', () => {
    expect(quotationStateAfter('quoted', 'accept')).toBe('accepted');
    for (const state of ['submitted', 'in_progress', 'accepted', 'declined', 'expired'] as const)
      expect(quotationStateAfter(state, 'accept')).toBeNull();
    expect(quotationStateAfter('accepted', 'decline')).toBeNull();
  });

  it('offer the order once', () => {
    expect(quotationActions('accepted', false)).toContain('order');
    expect(quotationActions('accepted', true)).not.toContain('order');
    expect(quotationActions('quoted', false)).not.toContain('order');
  });
});
