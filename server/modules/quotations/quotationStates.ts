import type { Inquiry } from '../../../shared/contract/schemas/quotations.ts';

export type QuotationState = Inquiry['state'];
/** A step in a quotation's life: the first three by staff, the next two by the member, the last by its validity. */
export type QuotationStep = 'take' | 'quote' | 'accept' | 'decline' | 'expire';
type Action = Inquiry['actions'][number];

const WAYS: Record<QuotationState, Partial<Record<QuotationStep, QuotationState>>> = {
  submitted: { take: 'in_progress', quote: 'quoted', decline: 'declined' },
  in_progress: { quote: 'quoted', decline: 'declined' },
  // Staff may quote again, as after a negotiation.
  quoted: { quote: 'quoted', accept: 'accepted', decline: 'declined', expire: 'expired' },
  accepted: {},
  declined: {},
  // Staff may quote again for a late customer.
  expired: { quote: 'quoted' },
};

/** Returns the state after a step; null if the step is not allowed. */
export const quotationStateAfter = (state: QuotationState, step: QuotationStep): QuotationState | null =>
  WAYS[state][step] ?? null;

/** Returns the actions that are open to the member. */
export function quotationActions(state: QuotationState, hasOrder: boolean): Action[] {
  const steps: Action[] = (['accept', 'decline'] as const).filter((step) => quotationStateAfter(state, step) !== null);
  const order: Action[] = state === 'accepted' && !hasOrder ? ['order'] : [];
  return [...steps, ...order, 'write', 'repeat'];
}
