import type { OperationName } from '../../../shared/contract/routes.ts';

const ANSWERED = [
  ...(['listBrands', 'readBrand', 'listGroups', 'readGroupTree', 'readGroup', 'listGroupChildren'] as const),
  ...(['listGroupBrands', 'listBreadcrumbs', 'listGroupSiblings', 'listProducts', 'readProduct', 'listSkus'] as const),
  ...(['readDeliveryDays', 'suggest', 'resolveLines'] as const),
] satisfies OperationName[];
/** Operations whose answers are computed; other stored answers are returned unchanged. */
export type AnsweredOperation = (typeof ANSWERED)[number];
const KEEPABLE: readonly OperationName[] = [...ANSWERED, 'readConfig', 'readPageConfig', 'selectCountry'];

/** Whether an operation can be answered offline at all, whatever is stored. */
export const isAnsweredOffline = (name: OperationName): boolean => KEEPABLE.includes(name);
