const LONGEST = 200;

/** What was searched for, as the address has it; no longer than the API takes, and nothing that it refuses. */
export const keywordIn = (search: string): string =>
  (new URLSearchParams(search).get('keyWord') ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, LONGEST)
    .replace(/[\ud800-\udbff]$/, '') // half of what was cut through
    .trim();
