/** All brands at once: the most that one page of the API holds. */
export const BRANDS_PAYLOAD = { page: 1, page_size: 999 } as const;
