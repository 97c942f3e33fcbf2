import type { Language } from '../../../../shared/text/languages.ts';
import type { Seller } from '../../../../shared/contract/schemas/commercialDocuments/seller.ts';

/** A name and its value, such as a total. */
export type Fact = readonly [label: string, value: string];

export interface GoodsLine {
  name: string;
  /** Manufacturer and part number. */
  detail: string;
  quantity: string;
  /** Empty without a price. */
  amount: string;
}

/** The parts of a letter in one language, between the greeting and the store's name. All of it is plain text. */
export interface LetterParts {
  subject: string;
  paragraphs: readonly string[];
  /** Set in large type, to be copied. */
  code?: string | undefined;
  facts?: readonly Fact[] | undefined;
  /** A quotation of a person's words, set apart from the store's text. */
  quote?: { label: string; text: string } | undefined;
  goods?: readonly GoodsLine[] | undefined;
  /** The amounts below the goods; the last one is the total. */
  sums?: readonly Fact[] | undefined;
  link?: { label: string; url: string } | undefined;
  /** Small print after the link. */
  notes?: readonly string[] | undefined;
}

/** The sender and recipient of a letter. */
export interface LetterFrame {
  language: Language;
  /** Empty if the recipient's name is unknown; null for the store's own people, who are not greeted. */
  name: string | null;
  /** The store's colour. */
  colour?: string | undefined;
  seller: Seller;
  /** The store's address. */
  origin: string;
}
