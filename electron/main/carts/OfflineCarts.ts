import type { Call } from '../../../shared/client/ports.ts';
import type { Reply } from '../../../shared/contract/contract.ts';
import type { Cart } from '../../../shared/contract/schemas/cart.ts';
import type { OutboxEntry } from '../../../shared/outbox/entry.ts';
import type { OperationName } from '../../../shared/contract/routes.ts';
import { logWarning, errorMessage } from '../app/logWarning.ts';
import { FileLockedError } from '../storage/AtomicFile.ts';
import type { CartFiles, CartOwner } from './CartFiles.ts';
import { withoutLines, withQueued } from './cartChanges.ts';

const ANSWER_CART = [
  'readCart',
  'addCartLine',
  'addCartLines',
  'updateCartLine',
  'removeCartLine',
  'acknowledgeCart',
] as const;
const REPORT_CART = ['mergeCart', 'reorder', 'repeatInquiry'] as const;
const TAKE_LINES = ['createOrder', 'createInquiry'] as const;
const RECORDED: readonly OperationName[] = [...ANSWER_CART, ...REPORT_CART, ...TAKE_LINES, 'deleteCustomerCart'];

interface OfflineCartsParts {
  files: CartFiles;
  /** The signed-in member's id. */
  memberId(): Promise<string | null>;
  /** This member's queued requests that the store has not answered yet. */
  queued(owner: string): Promise<readonly OutboxEntry[]>;
}

/** The last known carts of the reps who use this computer: recorded from the store's answers, read when offline. */
export class OfflineCarts {
  readonly #parts: OfflineCartsParts;

  constructor(parts: OfflineCartsParts) {
    this.#parts = parts;
  }

  /** Wraps a call: saves the cart in each answer for the member who asked before it returns. */
  recording(call: Call): Call {
    const ask = async (...[name, payload, options]: Parameters<Call>): Promise<unknown> => {
      const owner = RECORDED.includes(name) ? (options?.owner ?? (await this.#parts.memberId())) : null;
      if (owner === null) return call(name, payload, options);
      // `owner` makes the call fail if another member has signed in meanwhile, so the answer belongs to this one.
      const answer = await call(name, payload, { ...options, owner });
      await this.#record({ owner, customer: customerOf(payload) }, name, payload, answer).catch((error: unknown) =>
        logWarning(`The last known cart could not be stored: ${errorMessage(error)}`),
      );
      return answer;
    };
    return ask as Call;
  }

  keeps(name: OperationName): boolean {
    return name === 'readCart' || name === 'countCart';
  }

  /** Answers `readCart` or `countCart` from the disk; undefined if this cart was never read here. */
  async answer(...[name, payload]: Parameters<Call>): Promise<Cart | Reply<'countCart'> | undefined> {
    const owner = await this.#parts.memberId();
    if (owner === null) return undefined;
    const customer = customerOf(payload);
    const stored = await this.#parts.files.read({ owner, customer }).catch(noneIfLocked);
    if (!stored) return undefined;
    const queued = (await this.#parts.queued(owner)).filter(
      ({ payload: queuedPayload }) => customerOf(queuedPayload) === customer,
    );
    const cart = { ...withQueued(stored.cart, queued), kept_at: stored.at };
    return name === 'countCart' ? { total: cart.lines.length } : cart;
  }

  forget(cartOwner: CartOwner): Promise<void> {
    return this.#parts.files.remove(cartOwner);
  }

  async #record(cartOwner: CartOwner, name: OperationName, payload: object, answer: unknown): Promise<void> {
    const { files } = this.#parts;
    if (isOneOf(ANSWER_CART, name)) await files.write(cartOwner, answer as Cart);
    else if (isOneOf(REPORT_CART, name)) await files.write(cartOwner, (answer as Reply<'mergeCart'>).cart);
    else if (name === 'deleteCustomerCart') await files.remove(cartOwner);
    else if ('from_cart' in payload && payload.from_cart === true) {
      const orderedSkuIds = new Set((answer as Reply<'createOrder' | 'createInquiry'>).lines.map(({ sku }) => sku.id));
      await files.change(cartOwner, (cart) => withoutLines(cart, ({ sku }) => orderedSkuIds.has(sku.id)));
    }
  }
}

/** A cart that cannot be decrypted now is as one that was never read here: the page says that there is no connection. */
function noneIfLocked(error: unknown): null {
  if (error instanceof FileLockedError) return null;
  throw error;
}

const isOneOf = (names: readonly OperationName[], name: OperationName): boolean => names.includes(name);

const customerOf = (payload: object): string =>
  'customer' in payload && typeof payload.customer === 'string' ? payload.customer : '';
