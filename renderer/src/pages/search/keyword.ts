const LONGEST = 200;

/** What was searched for, as the address has it; no longer than the API takes. */
export const keywordIn = (search: string): string =>
  (new URLSearchParams(search).get('keyWord') ?? '').trim().slice(0, LONGEST).trim();
