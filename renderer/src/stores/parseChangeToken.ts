/** What tells other tabs that something is another than it was. */
export const parseChangeToken = (value: unknown): string | null => (typeof value === 'string' ? value : null);
