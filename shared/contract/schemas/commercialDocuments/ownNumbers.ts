import { z } from 'zod/mini';
import { OWN_NUMBER_MAX } from '../../limits.ts';
import { optionalText } from '../../wireTypes.ts';

/** The member's own numbers for a request or an order, printed on its papers and letters. */
export const OwnNumbersInput = {
  purchase_order: optionalText(OWN_NUMBER_MAX),
  reference: optionalText(OWN_NUMBER_MAX),
};
/** Empty where there is none; absent in answers that were kept before there were any. */
export const OwnNumbersShown = { purchase_order: z.optional(z.string()), reference: z.optional(z.string()) };
export interface OwnNumbers {
  purchase_order?: string | undefined;
  reference?: string | undefined;
}
