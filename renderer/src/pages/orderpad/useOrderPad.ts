import { useStores } from '../../stores/context.ts';
import { OrderPadStore } from '../../stores/orderPad/OrderPadStore.ts';

/** The order pad of this page. */
export const useOrderPad = (): OrderPadStore => useStores().pageStore(OrderPadStore);
