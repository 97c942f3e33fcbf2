import { type Order, ORDER_STATES } from '../../../shared/contract/schemas/orders.ts';

export type OrderState = Order['state'];
/** What happens to an order: it is paid, given up, brought on by the store, received. */
export type OrderStep = 'pay' | 'cancel' | 'advance' | 'confirm';
type Action = Order['actions'][number];

const WAYS: Record<OrderState, Partial<Record<OrderStep, OrderState>>> = {
  awaiting_payment: { pay: 'paid', cancel: 'cancelled' },
  paid: { advance: 'in_stock_preparation', cancel: 'cancelled' },
  in_stock_preparation: { advance: 'preparation_complete' },
  preparation_complete: { advance: 'out_of_storage' },
  out_of_storage: { advance: 'in_transit' },
  in_transit: { advance: 'completed', confirm: 'completed' },
  completed: {},
  cancelled: {},
};

/** The states from the order to its receipt. */
export const ORDER_WAY: readonly OrderState[] = ORDER_STATES.filter((state) => state !== 'cancelled');
const FIRST_LOGISTICS = ORDER_WAY.indexOf('in_stock_preparation');

/** The state after a step, or null where the step leads nowhere. */
export const orderStateAfter = (state: OrderState, step: OrderStep): OrderState | null => WAYS[state][step] ?? null;

/** 1 to 5 (S4); null before the store has begun, and for what was given up. */
export function logisticsState(state: OrderState): number | null {
  const place = ORDER_WAY.indexOf(state) - FIRST_LOGISTICS + 1;
  return place >= 1 ? place : null;
}

/** Whether an order in this state has been paid. */
export const isPaid = (state: OrderState): boolean => ORDER_WAY.indexOf(state) >= ORDER_WAY.indexOf('paid');

/** What its member may do with it. */
export function orderActions(state: OrderState): Action[] {
  const steps = (['pay', 'cancel', 'confirm'] as const).filter((step) => orderStateAfter(state, step) !== null);
  const track: Action[] = logisticsState(state) === null ? [] : ['track'];
  return [...steps, 'reorder', ...track];
}
