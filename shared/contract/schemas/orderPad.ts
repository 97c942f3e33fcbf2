import { z } from 'zod/mini';
import { PAD_RESOLVED_MAX, PAD_TEXT_MAX } from '../limits.ts';
import { localisedSchema } from '../localisedSchema.ts';
import { Id, Money, text } from '../wireTypes.ts';

/** The choices of a line. */
export const OFFERS_MAX = 20;

/** A variant that a line may mean. */
export const PadOffer = z.object({
  sku_id: z.int(),
  product_id: z.int(),
  code: z.string(),
  ...localisedSchema('product_name'),
  ...localisedSchema('seo_title_str'),
  ...localisedSchema('sku_name'),
  brand_name: z.string(),
  /** Pieces in one sales unit. */
  pack_size: z.int(),
  stock: z.int(),
  delivery_days: z.int(),
  is_priced: z.boolean(),
  /** For members: of one sales unit; null for a product that goes by quotation. */
  market_price: z.optional(z.nullable(Money)),
});
export type PadOffer = z.infer<typeof PadOffer>;

const AskedLine = z.object({
  /** A part number, or a description. */
  text: text(PAD_TEXT_MAX),
  /** The variant that was chosen before; it counts as long as it is sold. */
  sku_id: z.optional(Id),
});
export type AskedLine = z.infer<typeof AskedLine>;

/**
 * `found`: one variant. `several`: choose among the offers. `replaced`: no longer sold, and the offers replace it. `gone`:
 * no longer sold; the offers are other variants of the product. `missing`: the offers have numbers that begin alike.
 */
const OUTCOMES = ['found', 'several', 'replaced', 'gone', 'missing'] as const;
export const ResolvedLine = z.object({ outcome: z.enum(OUTCOMES), offers: z.array(PadOffer) });
export type ResolvedLine = z.infer<typeof ResolvedLine>;

export const orderPadContract = {
  /** The variants that the lines of a list mean, in their order. */
  resolveLines: {
    request: z.object({
      lines: z.array(AskedLine).check(z.minLength(1, 'linesRequired'), z.maxLength(PAD_RESOLVED_MAX, 'linesMax')),
    }),
    reply: z.object({ lines: z.array(ResolvedLine) }),
  },
};
