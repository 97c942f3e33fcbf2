/** Returns the innermost message: drivers wrap the cause in "Failed query". */
export function reasonOf(error: unknown): string {
  if (error instanceof Error && error.cause !== undefined) return reasonOf(error.cause);
  return error instanceof Error ? error.message : String(error);
}
