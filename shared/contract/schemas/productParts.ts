import { z } from 'zod/mini';
import { localisedSchema } from '../localisedSchema.ts';

export const DOCUMENT_KINDS = ['datasheet', 'manual', 'ifu', 'ce_certificate', 'fda_510k', 'cleaning_guide'] as const;
export const ProductDocument = z.object({
  id: z.int(),
  kind: z.enum(DOCUMENT_KINDS),
  language: z.enum(['en', 'es', 'ru', 'zh']),
  ...localisedSchema('title'),
  url: z.string(),
  size_bytes: z.int(),
  media_type: z.string(),
});
export type ProductDocument = z.infer<typeof ProductDocument>;

/** A machine that a part fits; `product_id` when the store sells the machine too. */
export const Fit = z.object({
  brand_name: z.string(),
  model: z.string(),
  product_id: z.nullable(z.int()),
  /** The machine's slug in each language; empty if it is not sold here. */
  ...localisedSchema('seo_title_str'),
  note: z.optional(z.string()),
});
export type Fit = z.infer<typeof Fit>;
