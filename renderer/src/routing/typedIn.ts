/** What was typed, as an address has it under `name`; no longer than the API takes, and nothing that it refuses. */
export const typedIn = (params: URLSearchParams, name: string, longest: number): string =>
  (params.get(name) ?? '')
    .replaceAll('\0', '')
    .trim()
    .slice(0, longest)
    .replace(/[\ud800-\udbff]$/, '') // half of what was cut through
    .trim();
