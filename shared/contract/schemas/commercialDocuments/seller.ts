import { z } from 'zod/mini';

/** The seller on documents, with the bank account for transfers. Fields the merchant left empty are not shown. */
export const Seller = z.object({
  name: z.string(),
  /** The lines of the address. */
  address: z.array(z.string()),
  registration: z.string(),
  tax_number: z.string(),
  email: z.string(),
  mobile: z.string(),
  bank: z.nullable(
    z.object({
      name: z.string(),
      beneficiary: z.string(),
      iban: z.string(),
      bic: z.string(),
      /** The bank through which the seller's bank is paid; its account there. */
      correspondent: z.optional(
        z.object({ name: z.optional(z.string()), bic: z.optional(z.string()), account: z.optional(z.string()) }),
      ),
    }),
  ),
});
export type Seller = z.infer<typeof Seller>;
