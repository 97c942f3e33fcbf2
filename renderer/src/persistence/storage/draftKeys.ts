/**
 * The storage keys of members' drafts of orders, quotation requests and returns, and of the prices that they were shown.
 * Signing out deletes them.
 */
export const DRAFT_KEYS = {
  order: 'checkoutDraft',
  quotation: 'quotationDraft',
  afterSale: 'afterSaleDraft',
  seenGoods: 'seenGoods',
} as const;
