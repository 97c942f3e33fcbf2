import { describe, expect, it } from 'vitest';
import { inquiryActions, inquiryAfter } from '../../../../server/orders/inquiryStates.ts';
import { isPaid, logisticsState, ORDER_WAY, orderActions, orderAfter } from '../../../../server/orders/orderStates.ts';
import { ORDER_STATES } from '../../../../shared/contracts/orders.ts';

describe('the states of an order', () => {
  it('lead from the order to its receipt, one after the other', () => {
    const way = [ORDER_WAY[0]!];
    for (let next = orderAfter(way[0]!, 'pay'); next !== null; next = orderAfter(next, 'advance')) way.push(next);
    expect(way).toEqual(ORDER_WAY);
  });

  it('end in one that nothing leads out of', () => {
    for (const state of ['completed', 'cancelled'] as const)
      for (const step of ['pay', 'cancel', 'advance', 'confirm'] as const) expect(orderAfter(state, step)).toBeNull();
  });

  it('are given up before anybody has laid a hand on the goods, and not later', () => {
    expect(ORDER_STATES.filter((state) => orderAfter(state, 'cancel') !== null)).toEqual(['awaiting_payment', 'paid']);
  });

  it('offer to pay only what is not paid, and to confirm only what is on its way', () => {
    expect(ORDER_STATES.filter((state) => orderActions(state).includes('pay'))).toEqual(['awaiting_payment']);
    expect(ORDER_STATES.filter((state) => orderActions(state).includes('confirm'))).toEqual(['in_transit']);
    expect(ORDER_STATES.filter((state) => !isPaid(state))).toEqual(['awaiting_payment', 'cancelled']);
  });

  it('number the parcel from 1 to 5', () => {
    expect(ORDER_WAY.map(logisticsState)).toEqual([null, null, 1, 2, 3, 4, 5]);
    expect(logisticsState('cancelled')).toBeNull();
  });
});

describe('the states of a quotation', () => {
  it('are answered once', () => {
    expect(inquiryAfter('quoted', 'accept')).toBe('accepted');
    for (const state of ['submitted', 'in_progress', 'accepted', 'declined', 'expired'] as const)
      expect(inquiryAfter(state, 'accept')).toBeNull();
    expect(inquiryAfter('accepted', 'decline')).toBeNull();
  });

  it('offer the order once', () => {
    expect(inquiryActions('accepted', false)).toContain('order');
    expect(inquiryActions('accepted', true)).not.toContain('order');
    expect(inquiryActions('quoted', false)).not.toContain('order');
  });
});
