import { z } from 'zod/mini';
import { maybeText, Money } from '../../wireTypes.ts';

/** Incoterms 2020 (ICC): who carries the goods how far, and who pays duties. */
export const INCOTERMS = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CIF', 'CPT', 'CIP', 'DAP', 'DPU', 'DDP'] as const;
const AMOUNT_MAX = 1_000_000_000_000;
const Amount = Money.check(z.gte(0, 'invalid'), z.lte(AMOUNT_MAX, 'invalid'));

/** The terms of a quotation beside its prices; an order made from it is charged by exactly these. */
export const QuotationTerms = z.object({
  /** 0: included in the prices. */
  freight: Amount,
  /** Null: not included, and not charged by the store. */
  tax: z.nullable(Amount),
  /** Days from the order to the payment; 0: in advance. */
  payment_days: z.int().check(z.gte(0), z.lte(365)),
  incoterm: z.nullable(z.enum(INCOTERMS)),
  /** The named place of the Incoterm; empty if there is none. */
  place: maybeText(120),
  /** Days from the order to dispatch; null without a promise. */
  lead_days: z.nullable(z.int().check(z.gte(0), z.lte(730))),
});
export type QuotationTerms = z.infer<typeof QuotationTerms>;
