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

describe('the states of an order', () => {
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
