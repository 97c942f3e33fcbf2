import type { Call } from '../../../shared/client/ports.ts';
import { hasChanged } from '../../../shared/catalogue/shownGoods.ts';
import { CART_QUANTITY_MAX } from '../../../shared/contract/limits.ts';
import type { Request } from '../../../shared/contract/contract.ts';
import type { Cart, CartLine, MergeReport, ShownGoods } from '../../../shared/contract/schemas/cart.ts';
import type { SkuWithProduct } from '../../../shared/contract/schemas/catalogue.ts';
import { ApiError, Code } from '../../../shared/contract/envelope.ts';
import { aProduct } from '../builders/aProduct.ts';

const PRICE = 1_000;

/** A variant with its product; price in cents, null for sale by quotation, undefined for guests. */
export const aSku = (id: number, price: number | null | undefined = PRICE): SkuWithProduct => ({
  id,
  product_id: id,
  code: `SKU-${id}`,
  sku_name: '',
  specs: [],
  gtin: null,
  pack_size: 1,
  stock: 5,
  delivery_days: 3,
  is_priced: price !== null,
  product: aProduct({ id, en_product_name: `Probe ${id}` }),
  ...(price !== undefined && { market_price: price }),
});

/** Carts with the API's rules: one line per variant, quantities 1 to 999, idempotency keys. */
export class FakeCartServer {
  /** The member's own cart, quantities by variant. */
  readonly quantities = new Map<number, number>();
  /** Carts of customers by id, and the member's own as `''`. */
  readonly #carts = new Map([['', this.quantities]]);
  /** What the member was shown of goods, by variant. */
  readonly shown = new Map<number, ShownGoods>();
  readonly unpriced = new Set<number>();
  readonly retired = new Set<number>();
  /** Called before each operation; a returned error is thrown, with `after` once the work is done. */
  fail: (name: string) => { error: ApiError; after?: boolean } | null = () => null;
  readonly calls: string[] = [];
  readonly #firsts = new Map<string, unknown>();

  readonly call = (async (name: string, payload: Record<string, never>) => {
    this.calls.push(name);
    const failure = this.fail(name);
    await Promise.resolve();
    if (failure && !failure.after) throw failure.error;
    const answer = this.#once(payload['idempotency_key'], () => this.#answer(name, payload));
    if (failure) throw failure.error;
    return structuredClone(answer);
  }) as unknown as Call;

  get cart(): Cart {
    return this.#cartOf('');
  }

  /** The quantities in the cart of a customer, by variant; empty for the member's own. */
  of(customer: string): Map<number, number> {
    const known = this.#carts.get(customer) ?? new Map<number, number>();
    this.#carts.set(customer, known);
    return known;
  }

  /** Line ids differ between carts. */
  #lineId(customer: string, skuId: number): number {
    return skuId * 10 + [...this.#carts.keys()].indexOf(customer);
  }

  #cartOf(customer: string): Cart {
    const lines = [...this.of(customer)].map(([id, quantity]): CartLine => {
      const price = this.unpriced.has(id) ? null : PRICE;
      const sku = { ...aSku(id, price), ...(this.retired.has(id) && { is_retired: true }) };
      const total = price === null || sku.is_retired ? null : price * quantity;
      const former = this.shown.get(id);
      const isOther = former !== undefined && hasChanged(former, sku, quantity);
      return { id: this.#lineId(customer, id), sku, quantity, line_total: total, ...(isOther && { former }) };
    });
    const total = lines.reduce((sum, line) => sum + (line.line_total ?? 0), 0);
    return { lines, total, currency: 'USD', unpriced: this.unpriced.size };
  }

  #once(key: string | undefined, work: () => unknown): unknown {
    if (!key) return work();
    if (!this.#firsts.has(key)) this.#firsts.set(key, work());
    return this.#firsts.get(key);
  }

  #answer(name: string, payload: { id?: number; quantity?: number; customer?: string }): unknown {
    const { customer = '', quantity = 0 } = payload;
    const lines = this.of(customer);
    const skuId = [...lines.keys()].find((id) => this.#lineId(customer, id) === payload.id);
    switch (name) {
      case 'readCart':
        break;
      case 'addCartLine':
        add(lines, payload as Request<'addCartLine'>);
        break;
      case 'addCartLines':
        for (const line of (payload as unknown as Request<'addCartLines'>).lines) add(lines, line);
        break;
      case 'updateCartLine':
        if (skuId === undefined) throw new ApiError(Code.notFound);
        lines.set(skuId, quantity);
        break;
      case 'removeCartLine':
        if (skuId !== undefined) lines.delete(skuId);
        break;
      case 'acknowledgeCart':
        for (const { sku_id: id, shown } of (payload as unknown as Request<'acknowledgeCart'>).lines)
          this.shown.set(Number(id), shown);
        break;
      case 'mergeCart':
        return withCart(merge(lines, payload as Request<'mergeCart'>), () => this.#cartOf(customer));
      default:
        throw new ApiError(Code.notFound);
    }
    return this.#cartOf(customer);
  }
}

function add(
  cart: Map<number, number>,
  { sku_id: skuId, quantity }: { sku_id: number | string; quantity: number },
): void {
  const sum = (cart.get(Number(skuId)) ?? 0) + quantity;
  if (sum > CART_QUANTITY_MAX) {
    throw new ApiError(Code.refused, 'Please check the marked fields', {
      errors: { quantity: 'The maximum quantity is 999' },
    });
  }
  cart.set(Number(skuId), sum);
}

function merge(cart: Map<number, number>, { lines }: Request<'mergeCart'>): MergeReport[] {
  return lines.map(({ sku_id: id, quantity }) => {
    const before = cart.get(Number(id)) ?? 0;
    const after = Math.min(CART_QUANTITY_MAX, before + quantity);
    cart.set(Number(id), after);
    const outcome = after < before + quantity ? 'capped' : before > 0 ? 'joined' : 'added';
    return { sku_id: Number(id), code: `SKU-${id}`, product_name: '', outcome, quantity: after };
  });
}

// Reads the cart after the merge.
const withCart = (report: MergeReport[], cart: () => Cart): { cart: Cart; report: MergeReport[] } => ({
  report,
  cart: cart(),
});
