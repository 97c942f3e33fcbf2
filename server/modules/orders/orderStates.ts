import { type Order, ORDER_STATES } from '../../../shared/contract/schemas/orders.ts';

export type OrderState = Order['state'];
/** A step in an order's life: paid, cancelled, moved forward by the store, given to a carrier, receipt confirmed. */
export type OrderStep = 'pay' | 'cancel' | 'advance' | 'ship' | 'confirm';
type Action = Order['actions'][number];

const TRANSITIONS: Record<OrderState, Partial<Record<OrderStep, OrderState>>> = {
  awaiting_payment: { pay: 'paid', cancel: 'cancelled' },
  paid: { advance: 'in_stock_preparation', ship: 'out_of_storage', cancel: 'cancelled' },
  in_stock_preparation: { advance: 'preparation_complete', ship: 'out_of_storage' },
  preparation_complete: { advance: 'out_of_storage', ship: 'out_of_storage' },
  out_of_storage: { advance: 'in_transit' },
  in_transit: { advance: 'completed', confirm: 'completed' },
  completed: {},
  cancelled: {},
};

/** The states from the order to its receipt. */
export const ORDER_PROGRESS: readonly OrderState[] = ORDER_STATES.filter((state) => state !== 'cancelled');
const FIRST_LOGISTICS = ORDER_PROGRESS.indexOf('in_stock_preparation');

/** Returns the state after a step; null if the step is not allowed. */
export const orderStateAfter = (state: OrderState, step: OrderStep): OrderState | null =>
  TRANSITIONS[state][step] ?? null;

/** Returns 1 to 5 (S4); null before the preparation and for cancelled orders. */
export function logisticsState(state: OrderState): number | null {
  const place = ORDER_PROGRESS.indexOf(state) - FIRST_LOGISTICS + 1;
  return place >= 1 ? place : null;
}

/** Returns true if an order in this state has been paid. */
export const isPaid = (state: OrderState): boolean => ORDER_PROGRESS.indexOf(state) >= ORDER_PROGRESS.indexOf('paid');

/** Returns the actions that are open to the member. */
export function orderActions(state: OrderState): Action[] {
  const steps = (['pay', 'cancel', 'confirm'] as const).filter((step) => orderStateAfter(state, step) !== null);
  const track: Action[] = logisticsState(state) === null ? [] : ['track'];
  return [...steps, 'reorder', ...track];
}
