import type { Call } from '../../shared/client/ports.ts';
import { CART_QUANTITY_MAX } from '../../shared/constants.ts';
import type { Request } from '../../shared/contract.ts';
import type { Cart, CartLine, MergeReport } from '../../shared/contracts/cart.ts';
import type { SkuWithProduct } from '../../shared/contracts/catalogue.ts';
import { ApiError, Code } from '../../shared/envelope.ts';
import { aProduct } from './aProduct.ts';

const PRICE = 1_000;

/** A variant with its product; price in cents, null for one sold by quotation, undefined as a visitor gets it. */
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

/** A cart as the API keeps it: one line a variant, 1 to 999, a repeated key answers the first result again. */
export class CartServer {
  readonly quantities = new Map<number, number>();
  readonly unpriced = new Set<number>();
  /** Asked before each operation; an error it answers is thrown, `after` tells that the work was done all the same. */
  fail: (name: string) => { error: ApiError; after?: boolean } | null = () => null;
  readonly asked: string[] = [];
  readonly #firsts = new Map<string, unknown>();

  readonly call = (async (name: string, payload: Record<string, never>) => {
    this.asked.push(name);
    const failure = this.fail(name);
    await Promise.resolve();
    if (failure && !failure.after) throw failure.error;
    const answer = this.#once(payload['idempotency_key'], () => this.#answer(name, payload));
    if (failure) throw failure.error;
    return structuredClone(answer);
  }) as unknown as Call;

  get cart(): Cart {
    const lines = [...this.quantities].map(([id, quantity]): CartLine => {
      const price = this.unpriced.has(id) ? null : PRICE;
      return { id: id * 10, sku: aSku(id, price), quantity, line_total: price === null ? null : price * quantity };
    });
    const total = lines.reduce((sum, line) => sum + (line.line_total ?? 0), 0);
    return { lines, total, currency: 'USD', unpriced: this.unpriced.size };
  }

  #once(key: string | undefined, work: () => unknown): unknown {
    if (!key) return work();
    if (!this.#firsts.has(key)) this.#firsts.set(key, work());
    return this.#firsts.get(key);
  }

  #answer(name: string, payload: unknown): unknown {
    switch (name) {
      case 'readCart':
        return this.cart;
      case 'addCartLine':
        return this.#add(payload as Request<'addCartLine'>);
      case 'updateCartLine': {
        const { id, quantity } = payload as { id: number; quantity: number };
        if (!this.quantities.has(id / 10)) throw new ApiError(Code.notFound);
        this.quantities.set(id / 10, quantity);
        return this.cart;
      }
      case 'removeCartLine':
        this.quantities.delete((payload as { id: number }).id / 10);
        return this.cart;
      case 'mergeCart':
        return withCart(this.#merge(payload as Request<'mergeCart'>), () => this.cart);
      default:
        throw new ApiError(Code.notFound);
    }
  }

  #add({ sku_id: skuId, quantity }: { sku_id: number | string; quantity: number }): Cart {
    const sum = (this.quantities.get(Number(skuId)) ?? 0) + quantity;
    if (sum > CART_QUANTITY_MAX) {
      throw new ApiError(Code.refused, 'Please check the marked fields', {
        errors: { quantity: 'The maximum quantity is 999' },
      });
    }
    this.quantities.set(Number(skuId), sum);
    return this.cart;
  }

  #merge({ lines }: Request<'mergeCart'>): MergeReport[] {
    return lines.map(({ sku_id: id, quantity }) => {
      const before = this.quantities.get(Number(id)) ?? 0;
      const after = Math.min(CART_QUANTITY_MAX, before + quantity);
      this.quantities.set(Number(id), after);
      const outcome = after < before + quantity ? 'capped' : before > 0 ? 'joined' : 'added';
      return { sku_id: Number(id), code: `SKU-${id}`, product_name: '', outcome, quantity: after };
    });
  }
}

// The cart as it is after the merge.
const withCart = (report: MergeReport[], cart: () => Cart): { cart: Cart; report: MergeReport[] } => ({
  report,
  cart: cart(),
});
