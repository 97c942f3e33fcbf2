/** A card as the store may know it. */
export interface KnownCard {
  brand: string;
  last4: string;
}
export interface CardDetails {
  number: string;
  expiry_month: number;
  expiry_year: number;
}
/** `challenge`: the card's bank wants to hear from its holder first. */
export type ChargeOutcome = 'captured' | 'declined' | 'challenge';

/** The provider did not answer in time: whether money was taken is not known, until it is asked again. */
export class ProviderSilence extends Error {
  override name = 'ProviderSilence';
}

/** The port to whoever takes money from cards. Every call may be made again with the same payment. */
export interface PaymentProvider {
  /** Brands of the cards that it takes. */
  readonly brands: readonly string[];
  /** Keeps a card for one payment. Nobody else ever holds its number. */
  tokenize(memberId: string, card: CardDetails): Promise<KnownCard & { token: string }>;
  /** The card a token stands for; null when it is another member's, or none. */
  describe(memberId: string, token: string): Promise<KnownCard | null>;
  charge(payment: { id: number; amount: number }, token: string): Promise<ChargeOutcome>;
  /** What became of a charge; `none` when the provider never heard of it. */
  find(paymentId: number): Promise<ChargeOutcome | 'none'>;
  /** The holder's word to his bank. */
  answer(paymentId: number, isApproved: boolean): Promise<ChargeOutcome>;
  /** Takes care that nothing comes of a charge any more; `captured` when it is too late for that. */
  void(paymentId: number): Promise<'voided' | 'captured'>;
  refund(paymentId: number): Promise<void>;
}
