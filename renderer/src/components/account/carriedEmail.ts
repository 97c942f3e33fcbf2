/** The e-mail address typed on the other of the two pages; it is passed in the history state, not in the address. */
export function carriedEmail(state: unknown): string | undefined {
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : undefined;
}
