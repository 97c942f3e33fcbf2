/** The storage keys of members' drafts of orders, quotation requests and returns. Signing out deletes them. */
export const DRAFT_KEYS = { order: 'checkoutDraft', quotation: 'quotationDraft', afterSale: 'afterSaleDraft' } as const;
