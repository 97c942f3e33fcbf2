import { useStores } from '../../stores/context.ts';
import { OrderPadStore } from '../../stores/orderPad/OrderPadStore.ts';

export const useOrderPad = (): OrderPadStore => useStores().pageStore(OrderPadStore);
