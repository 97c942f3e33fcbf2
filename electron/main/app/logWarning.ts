const LINE_MAX = 300;

// The terminal that the client was started from may be closed: a failed write must not open an error dialog.
process.stderr.on('error', () => undefined);

/** Logs one line to stderr. Never pass a payload, an answer or a header. */
export const logWarning = (line: string): void => void process.stderr.write(`${oneLine(line)}\n`);

/** The message of an error, without its payload. */
export const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : 'unknown');

// A message may quote what a page sent: it must neither write lines of its own nor steer a terminal.
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, LINE_MAX);
