import { BUDGET_VALID_DAYS } from '../../../shared/contract/limits.ts';
import type { Budget } from '../../../shared/contract/schemas/quotations.ts';
import { endOfDayAfter } from '../../platform/clock/durations.ts';
import { listPrice } from '../catalogue/products/listPrice.ts';
import type { ProductLookup } from '../catalogue/ProductLookup.ts';
import { subtotalOf } from '../orders/pricing/charge.ts';
import type { LiveSettings } from '../company/settings/LiveSettings.ts';

interface Parts {
  products: ProductLookup;
  store: Pick<LiveSettings, 'seller' | 'currency'>;
  now: () => number;
}

/** Prices goods at list prices, for a budgetary quotation. Nothing is stored. */
export class ListPriceQuotes {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async quote(requested: readonly { sku_id: number; quantity: number }[]): Promise<Budget> {
    const { products, store, now } = this.#parts;
    const ids = [...new Set(requested.map(({ sku_id }) => sku_id))];
    const skus = new Map((await products.namedSkus(ids, { withPrices: true })).map((sku) => [sku.id, sku]));
    const lines = requested.flatMap(({ sku_id, quantity }) => {
      const sku = skus.get(sku_id);
      return sku ? [{ sku, quantity, price: sku.is_retired ? null : listPrice(sku.market_price ?? null) }] : [];
    });
    const priced = lines.flatMap(({ price, quantity }) => (price === null ? [] : [{ price, quantity }]));
    return {
      lines,
      total: subtotalOf(priced),
      currency: store.currency,
      created_at: new Date(now()).toISOString(),
      valid_until: endOfDayAfter(now(), BUDGET_VALID_DAYS).toISOString(),
      seller: store.seller,
    };
  }
}
