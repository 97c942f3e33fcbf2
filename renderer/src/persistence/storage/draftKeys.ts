/** Where members' drafts of orders, quotation requests and returns are stored in this browser. Signing out deletes them. */
export const DRAFT_KEYS = { order: 'checkoutDraft', quotation: 'quotationDraft', afterSale: 'afterSaleDraft' } as const;
