/** The e-mail address that was typed on the other of the two pages; it travels beside the address, not in it. */
export function carriedEmail(state: unknown): string | undefined {
  const { email } = (state ?? {}) as { email?: unknown };
  return typeof email === 'string' ? email : undefined;
}
