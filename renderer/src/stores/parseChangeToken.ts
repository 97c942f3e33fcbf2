/** Parses the token by which a tab tells the others that it has changed something. */
export const parseChangeToken = (value: unknown): string | null => (typeof value === 'string' ? value : null);
