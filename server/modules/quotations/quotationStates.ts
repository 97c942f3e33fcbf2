import type { Inquiry } from '../../../shared/contract/schemas/quotations.ts';

export type QuotationState = Inquiry['state'];
/** What happens to a quotation: the first three by the store, the next two by its member, the last by the calendar. */
export type QuotationStep = 'take' | 'quote' | 'accept' | 'decline' | 'expire';
type Action = Inquiry['actions'][number];

const WAYS: Record<QuotationState, Partial<Record<QuotationStep, QuotationState>>> = {
  submitted: { take: 'in_progress', quote: 'quoted', decline: 'declined' },
  in_progress: { quote: 'quoted', decline: 'declined' },
  // Quoted again, as after a talk about the price.
  quoted: { quote: 'quoted', accept: 'accepted', decline: 'declined', expire: 'expired' },
  accepted: {},
  declined: {},
  // A late customer is offered prices anew.
  expired: { quote: 'quoted' },
};

/** The state after a step, or null where the step leads nowhere. */
export const quotationStateAfter = (state: QuotationState, step: QuotationStep): QuotationState | null =>
  WAYS[state][step] ?? null;

/** What its member may do with it. */
export function quotationActions(state: QuotationState, hasOrder: boolean): Action[] {
  const steps: Action[] = (['accept', 'decline'] as const).filter((step) => quotationStateAfter(state, step) !== null);
  const order: Action[] = state === 'accepted' && !hasOrder ? ['order'] : [];
  return [...steps, ...order, 'write', 'repeat'];
}
