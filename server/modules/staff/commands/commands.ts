import { z } from 'zod/mini';
import { ID_MAX } from '../../../../shared/contract/limits.ts';
import { AFTER_SALE_DECISIONS } from '../../../../shared/contract/schemas/returns.ts';
import { PricedQuotation } from './quotationFile.ts';

const line = (max: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(max));
const Code = line(40);
const Cents = z.int().check(z.minimum(1), z.maximum(1_000_000_000_000));
const Amount = z.union([Cents, z.literal('all')]);
const by = { actor: line(120) };

/** A parsed command of `npm run staff`; amounts are in cents. */
export const StaffCommand = z.discriminatedUnion('act', [
  z.object({ act: z.literal('list') }),
  z.object({ act: z.literal('show'), quotation: Code }),
  z.object({ act: z.literal('quote'), file: PricedQuotation, ...by }),
  z.object({ act: z.enum(['paid', 'cancel', 'delivered']), order: Code, ...by }),
  z.object({ act: z.literal('ship'), order: Code, carrier: line(60), number: line(60), ...by }),
  z.object({
    act: z.literal('refund'),
    order: Code,
    amount: Amount,
    key: line(80),
    isTransfer: z.boolean(),
    ...by,
  }),
  z.object({ act: z.literal('refundSent'), order: Code, ...by }),
  z.object({ act: z.literal('refundAgain'), order: Code, ...by }),
  z.object({
    act: z.literal('return'),
    id: z.int().check(z.minimum(1), z.maximum(ID_MAX)),
    decision: z.enum(AFTER_SALE_DECISIONS),
    message: z.string().check(z.trim(), z.maxLength(2000)),
    refund: z.nullable(z.object({ amount: Amount, isTransfer: z.boolean() })),
    ...by,
  }),
]);
export type StaffCommand = z.infer<typeof StaffCommand>;
export type StaffCommandOf<Act extends StaffCommand['act']> = Extract<StaffCommand, { act: Act }>;

/** The result of a staff command, as output. */
export interface StaffAnswer {
  isDone: boolean;
  line: string;
}
