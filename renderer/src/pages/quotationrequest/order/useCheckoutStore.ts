import { useStores } from '../../../stores/context.ts';
import { CheckoutStore } from '../../../stores/orders/CheckoutStore.ts';

/** The order that is being made. */
export const useCheckoutStore = (): CheckoutStore => useStores().pageStore(CheckoutStore);
