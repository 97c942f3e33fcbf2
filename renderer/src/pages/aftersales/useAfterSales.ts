import { useStores } from '../../stores/context.ts';
import { AfterSaleStore } from '../../stores/orders/AfterSaleStore.ts';

/** The request to return or exchange that is being written. */
export const useAfterSales = (): AfterSaleStore => useStores().pageStore(AfterSaleStore);
