/** Parses the token that a tab writes to tell the others that it has changed something. */
export const parseChangeToken = (value: unknown): string | null => (typeof value === 'string' ? value : null);
