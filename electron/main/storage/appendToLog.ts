import { appendFileSync, renameSync, statSync } from 'node:fs';

const MAX_BYTES = 1024 * 1024;

/** Appends a line to a log file. Keeps one old file (log rotation), so that a log cannot fill the disk. */
export function appendToLog(file: string, line: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size > MAX_BYTES) renameSync(file, `${file}.1`);
  appendFileSync(file, `${line}\n`);
}
