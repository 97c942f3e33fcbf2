/** All brands at once: the largest page of the API. */
export const BRANDS_PAYLOAD = { page: 1, page_size: 999 } as const;
