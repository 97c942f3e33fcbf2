import { CART_QUANTITY_MAX } from '../../../../shared/contract/limits.ts';
import type { Received } from '../../../../shared/contract/contract.ts';
import type { SkuWithProduct } from '../../../../shared/contract/schemas/catalogue.ts';
import type { OrderQuote } from '../../../../shared/contract/schemas/orders.ts';
import type { OwnNumbers } from '../../../../shared/contract/schemas/commercialDocuments/ownNumbers.ts';
import type { Coupon } from '../../../../shared/contract/schemas/rewards.ts';
import { Code } from '../../../../shared/contract/envelope.ts';
import { couponDiscount } from '../../../../shared/checkout/rewards.ts';
import { chargeOf, pointsLimit, type Priced, shippingFor, subtotalOf } from './charge.ts';
import type { LiveSettings } from '../../company/settings/LiveSettings.ts';
import { DomainError } from '../../../platform/DomainError.ts';
import type { Database } from '../../../platform/database/Database.ts';
import { type InquiryLineRow, inquiryLineRows, ownInquiry } from '../../quotations/quotationQueries.ts';
import { listPrice } from '../../catalogue/products/listPrice.ts';
import type { ProductLookup } from '../../catalogue/ProductLookup.ts';
import type { MemberCoupons } from '../../rewards/MemberCoupons.ts';
import type { PointsLedger } from '../../rewards/PointsLedger.ts';
import { inquiries } from '../../quotations/schema.ts';

export type Bought = Received<'quoteOrder'>;
type QuoteLine = OrderQuote['lines'][number];

const COUPONS_MAX = 999;

export interface PricingParts {
  products: ProductLookup;
  coupons: MemberCoupons;
  ledger: PointsLedger;
  store: Pick<LiveSettings, 'tariff' | 'currency'>;
}

/** Calculates prices for orders, from the store's own prices only. */
export class OrderPricing {
  readonly #db: Database;
  readonly #parts: PricingParts;

  constructor(db: Database, parts: PricingParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async quote(memberId: string, bought: Bought): Promise<OrderQuote> {
    const { lines, terms, numbers } =
      bought.inquiry_id === undefined
        ? { lines: await this.#fromCatalogue(bought.lines ?? []), terms: null, numbers: {} }
        : await this.#fromInquiry(memberId, bought.inquiry_id);
    const priced = lines.flatMap(pricedOf);
    const { tariff, currency } = this.#parts.store;
    const costs = { ...(terms ?? { freight: shippingFor(subtotalOf(priced), tariff), tax: null }), currency };
    const coupon = await this.#coupon(memberId, bought.coupon_id);
    const { points } = await this.#parts.ledger.balance(memberId);
    const pointsMax = Math.min(points, pointsLimit(priced, coupon, costs));
    return {
      lines,
      charge: chargeOf(priced, coupon, Math.min(bought.points ?? 0, pointsMax), costs),
      terms,
      points_balance: points,
      points_max: pointsMax,
      coupon_problem: couponProblem(bought.coupon_id, coupon, subtotalOf(priced)),
      is_orderable: lines.length > 0 && lines.every(({ problem }) => problem === null),
      ...numbers,
    };
  }

  // One line per variant, at the current catalogue price.
  async #fromCatalogue(lines: readonly { sku_id: number; quantity: number }[]): Promise<QuoteLine[]> {
    if (lines.length === 0) throw DomainError.fields({ lines: 'linesRequired' });
    const sums = new Map<number, number>();
    for (const { sku_id, quantity } of lines) sums.set(sku_id, (sums.get(sku_id) ?? 0) + quantity);
    if ([...sums.values()].some((quantity) => quantity > CART_QUANTITY_MAX))
      throw DomainError.fields({ lines: 'quantityMax' });
    const skus = await this.#parts.products.namedSkus([...sums.keys()], { withPrices: true });
    const byId = new Map(skus.map((sku) => [sku.id, sku]));
    return [...sums].map(([id, quantity]) => catalogueLine(id, byId.get(id) ?? null, quantity));
  }

  // At the quoted prices that the member has accepted; lines that the store cannot supply are omitted.
  async #fromInquiry(
    memberId: string,
    id: number,
  ): Promise<Pick<OrderQuote, 'lines' | 'terms'> & { numbers: OwnNumbers }> {
    const [row] = await this.#db.select().from(inquiries).where(ownInquiry(memberId, id));
    if (!row) throw DomainError.notFound();
    if (row.state !== 'accepted') throw new DomainError(Code.conflict, { state: row.state });
    const rows = await inquiryLineRows(this.#db, id);
    const lines = rows.flatMap((line) =>
      line.quotedPrice === null ? [] : [quotedLine(line, listPrice(line.quotedPrice))],
    );
    return { lines, terms: row.terms, numbers: { purchase_order: row.purchaseOrder, reference: row.reference } };
  }

  async #coupon(memberId: string, id: number | undefined): Promise<Coupon | null> {
    if (id === undefined) return null;
    const coupons = await this.#parts.coupons.list(memberId, 1, COUPONS_MAX, 'unused');
    return coupons.find((coupon) => coupon.id === id) ?? null;
  }
}

const quotedLine = ({ sku, skuId, quantity }: InquiryLineRow, price: number | null): QuoteLine => ({
  sku_id: skuId ?? sku.id,
  sku,
  quantity,
  price,
  available: quantity,
  line_total: price === null ? null : price * quantity,
  problem: price === null ? 'unpriced' : null,
});

function catalogueLine(id: number, sku: SkuWithProduct | null, quantity: number): QuoteLine {
  const isGone = sku === null || sku.is_retired === true;
  const price = isGone ? null : listPrice(sku.market_price ?? null);
  const available = isGone ? 0 : sku.stock;
  const isShort = available < quantity;
  return {
    sku_id: id,
    sku,
    quantity,
    price,
    line_total: price === null ? null : price * quantity,
    problem: isGone ? 'gone' : price === null ? 'unpriced' : isShort ? 'short' : null,
    available,
  };
}

const pricedOf = ({ price, quantity }: QuoteLine): Priced[] => (price === null ? [] : [{ price, quantity }]);

function couponProblem(id: number | undefined, coupon: Coupon | null, subtotal: number): OrderQuote['coupon_problem'] {
  if (id === undefined) return null;
  if (coupon === null) return 'unusable';
  return couponDiscount(coupon, subtotal) === 0 ? 'minimum' : null;
}
