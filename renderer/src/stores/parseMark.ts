/** What tells other tabs that something is another than it was. */
export const parseMark = (value: unknown): string | null => (typeof value === 'string' ? value : null);
