/** The part of a card that the store may know. */
export interface KnownCard {
  brand: string;
  last4: string;
}
export interface CardDetails {
  number: string;
  expiry_month: number;
  expiry_year: number;
}
/** `challenge`: the bank requires the holder's confirmation (3-D Secure). */
export type ChargeOutcome = 'captured' | 'declined' | 'challenge';

/** The provider did not answer in time; whether it charged the card is unknown until `find` tells. */
export class ProviderSilence extends Error {
  override name = 'ProviderSilence';
}

/** The port to a card payment provider. All calls are idempotent per payment. */
export interface PaymentProvider {
  /** Accepted card brands. */
  readonly brands: readonly string[];
  /** Stores a card for one payment, and returns its token. Only the provider holds the card number. */
  tokenize(memberId: string, card: CardDetails): Promise<KnownCard & { token: string }>;
  /** Returns the card of a token; null if it is unknown or another member's. */
  describe(memberId: string, token: string): Promise<KnownCard | null>;
  charge(payment: { id: number; amount: number }, token: string): Promise<ChargeOutcome>;
  /** Returns the outcome of a charge; `none` if the provider does not know it. */
  find(paymentId: number): Promise<ChargeOutcome | 'none'>;
  /** Forwards the holder's confirmation to the bank. */
  answer(paymentId: number, isApproved: boolean): Promise<ChargeOutcome>;
  /** Voids a charge; returns `captured` if it is too late. */
  void(paymentId: number): Promise<'voided' | 'captured'>;
  refund(paymentId: number): Promise<void>;
}
