import type { OperationName } from '../../../../shared/contract/routes.ts';

/**
 * What the catalogue and its pages are made of: it is kept for the time without a network, and outlives whoever signs
 * out. Carts, orders, addresses and messages are not.
 */
export const CATALOGUE_QUERIES: ReadonlySet<OperationName> = new Set([
  ...(['listBrands', 'readBrand', 'listGroups', 'readGroupTree', 'readGroup', 'listGroupChildren'] as const),
  ...(['listGroupBrands', 'listBreadcrumbs', 'listGroupSiblings', 'listProducts', 'readProduct', 'listSkus'] as const),
  ...(['readDeliveryDays', 'recommendWithProduct', 'listArticles', 'readArticle', 'listCountries'] as const),
  ...(['selectCountry', 'listCountryStates', 'readConfig', 'readPageConfig', 'readPublishConfig'] as const),
  'readPublicConfig',
]);

/** The same without what a member alone is told. */
export function withoutPrices(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withoutPrices);
  if (typeof data !== 'object' || data === null) return data;
  const fields = Object.entries(data).filter(([name]) => name !== 'market_price');
  return Object.fromEntries(fields.map(([name, value]) => [name, withoutPrices(value)]));
}
