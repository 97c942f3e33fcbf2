import { z } from 'zod/mini';
import { optionalText } from '../wireTypes.ts';

const LENGTH_MAX = 60;

/** The member's own numbers for a request or an order, printed on its papers and letters. */
export const OwnNumbersInput = {
  purchase_order: optionalText(LENGTH_MAX),
  reference: optionalText(LENGTH_MAX),
};
/** Empty where there is none; absent in answers that were kept before there were any. */
export const OwnNumbersShown = { purchase_order: z.optional(z.string()), reference: z.optional(z.string()) };
export interface OwnNumbers {
  purchase_order?: string | undefined;
  reference?: string | undefined;
}
