/** The database is down, slow or full: SQLSTATE classes 08, 53 and 57, read-only (25006), or a broken connection. */
const AWAY = /^(?:08|53|57)\w{3}$|^25006$|^E(?:CONN|PIPE|HOST|NET|TIMEDOUT|NOTFOUND|AI_AGAIN)/;
const BROKEN_LINE =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout exceeded when trying to connect|the database does not answer)/;

/** True for a temporary failure of the database connection: the request itself was valid and can be retried. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (BROKEN_LINE.test(error.message) || AWAY.test(databaseCode(error) ?? '')) return true;
  return isConnectionError(error.cause);
}

/** Returns the SQLSTATE or the system's error code from anywhere in the chain of causes; null if there is none. */
export function databaseCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return databaseCode(error.cause);
}
