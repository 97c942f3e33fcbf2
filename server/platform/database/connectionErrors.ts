/** The database is away, slow or full: of classes 08, 53 and 57 of its own codes, or the line to it broke. */
const AWAY = /^(?:08|53|57)\w{3}$|^25006$|^E(?:CONN|PIPE|HOST|NET|TIMEDOUT|NOTFOUND|AI_AGAIN)/;
const BROKEN_LINE =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout exceeded when trying to connect|the database does not answer)/;

/** Ours to mend and soon over: nothing is wrong with what was asked of it. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (BROKEN_LINE.test(error.message) || AWAY.test(databaseCode(error) ?? '')) return true;
  return isConnectionError(error.cause);
}

/** The database's own code, or the system's, from wherever it is among the causes. */
export function databaseCode(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return databaseCode(error.cause);
}
