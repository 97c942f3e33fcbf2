import type { OperationName } from '../../../../shared/contract/routes.ts';

/**
 * Operations whose replies are kept for use without a network and survive signing out: the catalogue and its pages.
 * Carts, orders, addresses and messages are not among them.
 */
export const CATALOGUE_QUERIES: ReadonlySet<OperationName> = new Set([
  ...(['listBrands', 'readBrand', 'listGroups', 'readGroupTree', 'readGroup', 'listGroupChildren'] as const),
  ...(['listGroupBrands', 'listBreadcrumbs', 'listGroupSiblings', 'listProducts', 'readProduct', 'listSkus'] as const),
  ...(['readDeliveryDays', 'recommendWithProduct', 'listArticles', 'readArticle', 'listCountries'] as const),
  ...(['selectCountry', 'listCountryStates', 'readConfig', 'readPageConfig', 'readPublishConfig'] as const),
  'readPublicConfig',
]);

/** The same data without a member's prices. */
export function withoutPrices(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutPrices);
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).filter(([name]) => name !== 'market_price');
  return Object.fromEntries(fields.map(([name, value]) => [name, withoutPrices(value)]));
}
