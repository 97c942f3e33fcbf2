import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Call } from '../../../../shared/client/ports.ts';
import type { Request } from '../../../../shared/contract/contract.ts';
import type { Order, OrderQuote } from '../../../../shared/contract/schemas/orders.ts';
import { type ApiError, Code } from '../../../../shared/contract/envelope.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import { randomUuid } from '../../persistence/randomUuid.ts';
import { Task } from '../Task.ts';

/** What the member has chosen for an order that is not made yet: outlives a reload and an ended session. */
export interface CheckoutDraft {
  /** Whose it is; nobody else is shown it. */
  userId: string;
  /** The customer whom a rep orders for, by id; empty for nobody but the member. */
  customer: string;
  /** What it is about, as text: other goods make it another order. */
  about: string;
  /** One for each order that is meant to exist, so that a second click or a retry makes no second one. */
  key: string;
  addressId: number | null;
  couponId: number | null;
  points: number;
  note: string;
}
type Subject = Pick<CheckoutDraft, 'userId' | 'customer' | 'about'>;
type Choice = Partial<Omit<CheckoutDraft, keyof Subject | 'key'>>;
/** An order that was sent and that nobody has said anything about: it may exist or not. */
interface Unanswered {
  userId: string;
  order: Request<'createOrder'>;
}

const NOTHING_CHOSEN = { addressId: null, couponId: null, points: 0, note: '' };

/** The order that is being made: what the member chooses, what the server would charge, and placing it. */
export class CheckoutStore {
  draft: CheckoutDraft | null = null;
  unanswered: Unanswered | null = null;
  /** The server's last reckoning; it alone knows what anything costs. */
  quote: OrderQuote | null = null;
  readonly reckoning = new Task();
  placing = new Task();
  readonly #call: Call;

  constructor(call: Call) {
    this.#call = call;
    makeAutoObservable(this, { draft: observableRef, unanswered: observableRef, quote: observableRef, placing: observableRef }, { autoBind: true }); // prettier-ignore
  }

  keepIn(persistence: StatePersistence): () => void {
    const acceptDraft = (draft: CheckoutDraft | false): void => void (this.draft = draft || null);
    const acceptSent = (sent: Unanswered | false): void => void (this.unanswered = sent || null);
    const disposers = [
      persistence.keep('checkoutDraft', parseDraft, () => this.draft ?? false, acceptDraft),
      persistence.keep('checkoutSent', parseUnanswered, () => this.unanswered ?? false, acceptSent),
    ];
    return () => disposers.forEach((dispose) => dispose());
  }

  /** Goes on with what was chosen before for the same customer; for other goods it is another order. */
  begin({ userId, customer, about }: Subject): void {
    const isSame = this.draft?.userId === userId && this.draft.customer === customer;
    const known = isSame ? this.draft : null;
    if (known?.about === about) return;
    this.draft = { ...NOTHING_CHOSEN, ...known, userId, customer, about, key: randomUuid() };
    // What other quantities cost is shown as soon as it is known; until then the form stays as it is.
    if (known === null || goodsOf(known.about) !== goodsOf(about)) this.quote = null;
    this.placing = new Task(); // what was wrong with another order is not wrong with this one
  }

  choose(choice: Choice): void {
    if (this.draft) this.draft = { ...this.draft, ...choice };
  }

  /** Asks what the server would charge; what it said before stands until then. */
  reckon(bought: Request<'quoteOrder'>): Promise<boolean> {
    return this.reckoning.run(
      () => this.#call('quoteOrder', bought, { banTips: true }),
      (quote) => void (this.quote = quote),
    );
  }

  /** Places the order as it was reckoned; answers it, or null with the reason in `placing.error`. */
  place(
    order: Omit<Request<'createOrder'>, 'idempotency_key'>,
    draft: CheckoutDraft | null = this.draft,
  ): Promise<Order | null> {
    if (!draft || this.placing.isRunning) return Promise.resolve(null);
    const { userId, key } = draft;
    this.unanswered = { userId, order: { ...order, idempotency_key: key } };
    // A fault of the store's own may have come after the order was made: that is no answer either.
    return this.#send(this.unanswered, (code) => typeof code === 'number' && code !== Code.internal);
  }

  /** Sends the same order once more; the server makes it once. Whatever it says now, its member can go on with. */
  askAgain(): Promise<Order | null> {
    if (!this.unanswered || this.placing.isRunning) return Promise.resolve(null);
    return this.#send(this.unanswered, (code) => typeof code === 'number');
  }

  async #send(sent: Unanswered, isAnswer: (code: ApiError['code'] | undefined) => boolean): Promise<Order | null> {
    const { placing } = this;
    let made: Order | null = null;
    // Its member may have gone on to another order meanwhile: that one is not this one's to end.
    await placing.run(
      () => this.#call('createOrder', sent.order, { banTips: true }),
      (order) => {
        made = order;
        this.#forget(sent);
        if (this.draft?.key !== sent.order.idempotency_key) return;
        this.draft = null;
        this.quote = null;
      },
    );
    // Refused is answered, too.
    if (isAnswer(placing.error?.code)) runInAction(() => this.#forget(sent));
    if (placing.error?.isKeyReused) runInAction(() => this.#renewKey(sent.order.idempotency_key));
    return made;
  }

  // What the key was first sent with may have been made: the draft as it is now is another order.
  #renewKey(key: string): void {
    if (this.draft?.key === key) this.draft = { ...this.draft, key: randomUuid() };
  }

  #forget(answered: Unanswered): void {
    if (this.unanswered?.order.idempotency_key === answered.order.idempotency_key) this.unanswered = null;
  }
}

/** What something is about without how many of each. */
const goodsOf = (about: string): string => about.replaceAll(/×\d+/g, '');

function parseDraft(value: unknown): CheckoutDraft | false | null {
  if (value === false) return false;
  const {
    userId,
    customer = '',
    about,
    key,
    note,
    addressId,
    couponId,
    points,
  } = (value ?? {}) as Partial<CheckoutDraft>;
  const isWhole =
    [userId, customer, about, key, note].every((text) => typeof text === 'string') &&
    [addressId, couponId].every((id) => id === null || Number.isInteger(id)) &&
    Number.isInteger(points);
  return isWhole ? { ...(value as CheckoutDraft), customer } : null;
}

function parseUnanswered(value: unknown): Unanswered | false | null {
  if (value === false) return false;
  const { userId, order } = (value ?? {}) as Partial<Unanswered>;
  const isWhole = typeof userId === 'string' && typeof order?.idempotency_key === 'string';
  return isWhole && Number.isInteger(order.total) && Number.isInteger(order.address_id) ? (value as Unanswered) : null;
}
