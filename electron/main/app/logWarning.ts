import { appendToLog } from '../storage/appendToLog.ts';

const LINE_MAX = 300;

// The terminal that the client was started from may be closed: a failed write must not open an error dialog.
process.stderr.on('error', () => undefined);

let file: string | null = null;

/** Writes the log to a file, too: a packaged client on Windows has no standard error. */
export const logTo = (path: string | null): void => void (file = path);

/** Logs one line to stderr and the log file. Never pass a payload, an answer or a header. */
export function logWarning(line: string): void {
  const text = oneLine(line);
  process.stderr.write(`${text}\n`);
  logQuietly(text);
}

/** Logs one line to the log file alone. */
export function logQuietly(text: string): void {
  if (file === null) return;
  try {
    appendToLog(file, `${new Date().toISOString()} ${text}`);
  } catch {
    // A full or read-only disk.
  }
}

/** The message of an error, without its payload. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

// A message may quote what a page sent: it must neither write lines of its own nor steer a terminal.
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, LINE_MAX);
