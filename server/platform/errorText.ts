/** The message of whatever was thrown. */
export const errorText = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/**
 * The message of the innermost cause: drivers wrap the cause in "Failed query", and Node wraps an error for each address
 * that it tried.
 */
export function causeText(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return causeText(error.errors[0]);
  if (error instanceof Error && error.cause !== undefined) return causeText(error.cause);
  return errorText(error);
}
