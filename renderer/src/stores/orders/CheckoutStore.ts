import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Call } from '../../../../shared/client/ports.ts';
import type { Request } from '../../../../shared/contract/contract.ts';
import type { SkuWithProduct } from '../../../../shared/contract/schemas/catalogue.ts';
import type { Order, OrderQuote } from '../../../../shared/contract/schemas/orders.ts';
import { ApiError, Code } from '../../../../shared/contract/envelope.ts';
import { DRAFT_KEYS } from '../../persistence/storage/draftKeys.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import { randomUuid } from '../../persistence/random.ts';
import { Task } from '../Task.ts';
import { type GoodsDraft, GoodsDrafts, type GoodsOwner, ORIGIN_OF_CART, parseDrafts } from './GoodsDrafts.ts';

/** The member's choices for an order that is not placed yet: outlive a reload and an ended session. */
export interface CheckoutDraft extends GoodsDraft {
  /** Its goods, as text: other goods make another order. */
  about: string;
  addressId: number | null;
  couponId: number | null;
  points: number;
  note: string;
  /** The member's own numbers; null where they are still those of the quotation. */
  purchaseOrder: string | null;
  reference: string | null;
}
/** The terms that a buyer agrees to: the price of a sales unit, and how many pieces it has. */
export interface ShownLine {
  price: number;
  packSize: number | null;
}
type Subject = GoodsOwner & Pick<CheckoutDraft, 'about'>;
type Choice = Partial<Omit<CheckoutDraft, keyof Subject | 'key'>>;
/** An order that was sent and not answered: it may exist or not. */
interface Unanswered {
  userId: string;
  order: Request<'createOrder'>;
}

const NOTHING_CHOSEN = { addressId: null, couponId: null, points: 0, note: '', purchaseOrder: null, reference: null };

/** The checkout: the member's choices, the server's total, and placing the order. */
export class CheckoutStore {
  unanswered: Unanswered | null = null;
  /** The goods of the draft, where another tab has placed its order. */
  orderedElsewhere: string | null = null;
  /** The server's last total; only the server knows prices. */
  quote: OrderQuote | null = null;
  /**
   * The former price and pack size of variants that have changed since they were first shown for these goods, or since
   * the member agreed to them.
   */
  changed: ReadonlyMap<number, ShownLine> = new Map();
  /** The chosen address was deleted elsewhere, and no other has been chosen since. */
  isAddressLost = false;
  /** The field of the points holds a number that cannot be used. */
  arePointsInvalid = false;
  readonly quoting = new Task();
  placing = new Task();
  readonly #call: Call;
  readonly drafts = new GoodsDrafts<CheckoutDraft>();
  /** The price and pack size that were last shown, by variant. */
  #shown = new Map<number, ShownLine>();
  /** The key of the last order that another tab sent. */
  #sentElsewhere: string | null = null;

  constructor(call: Call) {
    this.#call = call;
    makeAutoObservable(
      this,
      { unanswered: observableRef, quote: observableRef, placing: observableRef, changed: observableRef },
      { autoBind: true },
    );
  }

  /** The draft of the goods that are shown. */
  get draft(): CheckoutDraft | null {
    return this.drafts.current;
  }

  persistIn(persistence: StatePersistence): () => void {
    const acceptSent = (sent: Unanswered | false): void => {
      this.unanswered = sent || null;
      if (sent) this.#sentElsewhere = sent.order.idempotency_key;
    };
    const disposers = [
      persistence.keep(
        DRAFT_KEYS.order,
        (value) => parseDrafts(value, parseDraft),
        () => this.drafts.all,
        this.#accept,
      ),
      persistence.keep('checkoutSent', parseUnanswered, () => this.unanswered ?? false, acceptSent),
    ];
    return () => disposers.forEach((dispose) => dispose());
  }

  /**
   * Resumes the choices made for goods of the same origin; other goods begin another order. `shownBefore`: the
   * variants as another page has shown them, such as the cart.
   */
  begin(subject: Subject, shownBefore: readonly SkuWithProduct[] = []): void {
    const shownDraft = this.draft;
    const earlierDraft = this.drafts.of(subject);
    if (earlierDraft?.about === subject.about && earlierDraft === shownDraft) return;
    this.orderedElsewhere = null;
    const isSame = earlierDraft?.about === subject.about;
    this.drafts.put(isSame ? earlierDraft : { ...NOTHING_CHOSEN, ...earlierDraft, ...subject, key: randomUuid() });
    // The total for other quantities is shown when it is known; until then the form stays as it is.
    if (shownDraft === null || shownDraft !== earlierDraft || goodsOf(shownDraft.about) !== goodsOf(subject.about)) {
      this.quote = null;
      this.changed = new Map();
      this.#shown = new Map(
        shownBefore.flatMap((sku) => (sku.market_price ? [[sku.id, shownLine(sku.market_price, sku)]] : [])),
      );
    }
    this.placing = new Task(); // another order's error does not apply to this one
  }

  /** Leaves the order that another tab placed, for a new one of the same goods. */
  orderAgain(): void {
    this.orderedElsewhere = null;
  }

  choose(choice: Choice): void {
    if (!this.draft) return;
    this.drafts.put({ ...this.draft, ...choice });
    if ('addressId' in choice) this.isAddressLost = false;
    // A refusal does not apply to another coupon, address or number of points.
    const isOther = 'couponId' in choice || 'points' in choice || 'addressId' in choice;
    if (isOther && !this.placing.isRunning) this.placing = new Task();
  }

  /** The chosen address is gone. Another in its place would be one that the member did not choose. */
  loseAddress(): void {
    this.choose({ addressId: null });
    this.isAddressLost = true;
  }

  setPointsInvalid(areInvalid: boolean): void {
    this.arePointsInvalid = areInvalid;
  }

  /** Asks the server for the total; the former one stands until then. */
  loadQuote(orderRequest: Request<'quoteOrder'>): Promise<boolean> {
    return this.quoting.run(
      () => this.#call('quoteOrder', orderRequest, { banTips: true }),
      (quote) => {
        this.#compare(quote);
        this.quote = quote;
      },
    );
  }

  #compare({ lines }: OrderQuote): void {
    const changed = new Map(this.changed);
    for (const { sku_id: id, sku, price } of lines) {
      if (price === null) continue; // the line says why it cannot be ordered
      const now = shownLine(price, sku);
      const first = changed.get(id) ?? this.#shown.get(id) ?? now;
      if (first.price === now.price && first.packSize === now.packSize) changed.delete(id);
      else changed.set(id, first);
      this.#shown.set(id, now);
    }
    this.changed = changed;
  }

  /** Places the order at the shown total; resolves to it, or to null with the reason in `placing.error`. */
  place(
    order: Omit<Request<'createOrder'>, 'idempotency_key'>,
    draft: CheckoutDraft | null = this.draft,
  ): Promise<Order | null> {
    if (!draft || this.placing.isRunning) return Promise.resolve(null);
    const { userId, key } = draft;
    this.changed = new Map(); // the member agrees to the prices that are shown
    this.unanswered = { userId, order: { ...order, idempotency_key: key } };
    // After an internal error the order may exist: it counts as no answer.
    return this.#send(this.unanswered, (code) => typeof code === 'number' && code !== Code.internal);
  }

  /**
   * Sends the same order again; the idempotency key makes the server create it once. Any answer lets the member
   * continue.
   */
  askAgain(): Promise<Order | null> {
    if (!this.unanswered || this.placing.isRunning) return Promise.resolve(null);
    return this.#send(this.unanswered, (code) => typeof code === 'number');
  }

  // The drafts that another tab has stored: the same goods are one order, others not.
  readonly #accept = (stored: readonly CheckoutDraft[]): void => {
    const { draft } = this;
    this.drafts.follow(stored, (theirs, ours) => theirs.about === ours.about);
    if (draft === null || stored.some(({ key }) => key === draft.key)) return;
    // Otherwise the other tab has not heard of this one yet.
    if (draft.key !== this.#sentElsewhere) return;
    this.orderedElsewhere = draft.about;
    this.drafts.end(draft.key);
  };

  async #send(sent: Unanswered, isAnswer: (code: ApiError['code']) => boolean): Promise<Order | null> {
    const { placing } = this;
    let placedOrder: Order | null = null;
    // The member may have begun another order meanwhile, which must not be ended here.
    await placing.run(
      () =>
        this.#call('createOrder', sent.order, { banTips: true }).catch((error: unknown) => {
          // A refusal is an answer, too: forgotten before the task fails, as a failed one is shown as unanswered.
          if (error instanceof ApiError && isAnswer(error.code)) runInAction(() => this.#forget(sent));
          throw error;
        }),
      (order) => {
        placedOrder = order;
        this.#forget(sent);
        if (this.draft?.key === sent.order.idempotency_key) this.quote = null;
        this.drafts.end(sent.order.idempotency_key);
      },
    );
    // The order that was first sent with this key may exist: the changed draft needs a new key.
    if (placing.error?.isKeyReused) this.drafts.renewKey(sent.order.idempotency_key);
    return placedOrder;
  }

  #forget(answered: Unanswered): void {
    if (this.unanswered?.order.idempotency_key === answered.order.idempotency_key) this.unanswered = null;
  }
}

const shownLine = (price: number, sku: SkuWithProduct | null): ShownLine => ({
  price,
  packSize: sku?.pack_size ?? null,
});

/** The goods without their quantities. */
const goodsOf = (about: string): string => about.replaceAll(/×\d+/g, '');

function parseDraft(value: unknown): CheckoutDraft | null {
  const {
    userId,
    customer = '',
    origin = ORIGIN_OF_CART,
    about,
    key,
    note,
    addressId,
    couponId,
    points,
    purchaseOrder = null,
    reference = null,
  } = (value ?? {}) as Partial<CheckoutDraft>;
  const isWhole =
    [userId, customer, origin, about, key, note].every((text) => typeof text === 'string') &&
    [addressId, couponId].every((id) => id === null || Number.isInteger(id)) &&
    [purchaseOrder, reference].every((text) => text === null || typeof text === 'string') &&
    Number.isInteger(points);
  return isWhole ? { ...(value as CheckoutDraft), customer, origin, purchaseOrder, reference } : null;
}

function parseUnanswered(value: unknown): Unanswered | false | null {
  if (value === false) return false;
  const { userId, order } = (value ?? {}) as Partial<Unanswered>;
  const isWhole = typeof userId === 'string' && typeof order?.idempotency_key === 'string';
  return isWhole && Number.isInteger(order.total) && Number.isInteger(order.address_id) ? (value as Unanswered) : null;
}
