/**
 * The storage keys of members' drafts of orders, quotation requests and returns, of the prices that they were shown, and of
 * requests without an answer. Signing out deletes them.
 */
export const DRAFT_KEYS = {
  order: 'checkoutDraft',
  quotation: 'quotationDraft',
  afterSale: 'afterSaleDraft',
  seenGoods: 'seenGoods',
  unanswered: 'unanswered',
} as const;
