import type { Language } from '../../../shared/text/languages.ts';

/** The request for a payment page: one payment of one order. */
export interface CheckoutRequest {
  /** Names the payment; asking again with the same key opens no second page. */
  key: string;
  /** In cents. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  orderCode: string;
  language: Language;
  /** The address that the page leads to after the payment, and without one. */
  returnUrl: string;
  expiresAt: Date;
}

/** The part of a card that the store may know, after the payment. */
export interface KnownCard {
  brand: string;
  last4: string;
}

/** A payment page as its provider knows it now. */
export interface Checkout {
  id: string;
  /** The key of the request; null for a page that the store has not asked for. */
  key: string | null;
  /** Null once the page is closed. */
  url: string | null;
  state: 'open' | 'paid' | 'expired';
  /** In cents of `currency`: what was asked, or what was taken. */
  amount: number;
  currency: string;
  /** Names the money that was taken; null before that. */
  intent: string | null;
  card: KnownCard | null;
  /** The money that went back or was meant to, by whoever's hand. */
  refunds: readonly ProviderRefund[];
  dispute: 'open' | 'won' | 'lost' | null;
}

/** A refund as its provider knows it now. */
export interface ProviderRefund {
  id: string;
  /** The key of the request; null for one that the store has not asked for. */
  key: string | null;
  /** In cents. */
  amount: number;
  /** A bank may refuse it days after the provider has accepted it. */
  isFailed: boolean;
  /** Why it failed, in the provider's word. */
  reason: string | null;
}

export interface RefundRequest {
  intent: string;
  /** In cents. */
  amount: number;
  /** The same key takes money back once. */
  key: string;
}

/** The provider did not answer. It may have carried out the request nevertheless; retrying is safe. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** The provider answered that it will not do this. */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
}

/** An event whose signature is wrong, or too old. */
export class ForgedEvent extends Error {
  override name = 'ForgedEvent';
}

/**
 * The port to a payment provider with a page of its own, where the buyer enters the card. No card number reaches the
 * store. Each call throws ProviderUnavailable where the provider does not answer.
 */
export interface PaymentProvider {
  /** Accepted card brands. */
  readonly brands: readonly string[];
  /** Opens a payment page. Throws ProviderRefusal for a payment that it does not take. */
  open(request: CheckoutRequest): Promise<Checkout>;
  /** Returns null for an unknown page. */
  find(checkoutId: string): Promise<Checkout | null>;
  /** Closes a page, and returns it as it is then: `paid` where it was too late. */
  expire(checkoutId: string): Promise<Checkout | null>;
  /** Returns the provider's id of the refund. Throws ProviderRefusal where the money cannot go back. */
  refund(request: RefundRequest): Promise<string>;
  /**
   * Returns the payment page that an event is about; null for events of no interest. `find` tells the outcome, so
   * the order and number of events do not matter. Throws ForgedEvent.
   */
  readEvent(body: Buffer, signature: string): Promise<Pick<Checkout, 'id' | 'key'> | null>;
}
