/** A price at which something is sold, in cents. 0 says that there is none, as merchants' systems write it: by quotation. */
export const listPrice = (cents: number | null): number | null => (cents !== null && cents > 0 ? cents : null);
