/** Returns a price in cents, or null for sale by quotation. Merchants' systems write that as 0. */
export const listPrice = (cents: number | null): number | null => (cents !== null && cents > 0 ? cents : null);
