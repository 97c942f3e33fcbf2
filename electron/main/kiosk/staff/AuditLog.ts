import { appendFileSync, renameSync, statSync } from 'node:fs';
import { z } from 'zod/mini';
import { parseJson } from '../../../../shared/json/parseJson.ts';
import { logWarning } from '../../app/logWarning.ts';
import { readTextFile } from '../config/readTextFile.ts';

const Entry = z.object({ at: z.string(), what: z.string(), detail: z.string() });
export type AuditEntry = z.infer<typeof Entry>;

const AUDIT_CODES = [
  'start',
  'wiped',
  'wipe-failed',
  'staff-asked',
  'pin-wrong',
  'pin-right',
  'pin-chosen',
  'settings',
  'restart',
  'exit',
  'fault',
  'config',
  'config-refused',
  'config-withdrawn',
] as const;
export type AuditCode = (typeof AUDIT_CODES)[number];

const MAX_BYTES = 1024 * 1024;

/** The kiosk's audit log for its operator, one event a line. Never contains a PIN or a visitor's data. */
export class AuditLog {
  readonly #file: string;
  readonly #now: () => number;

  constructor(file: string, now: () => number) {
    this.#file = file;
    this.#now = now;
  }

  readonly write = (what: AuditCode, detail = ''): void => {
    try {
      this.#rotate();
      appendFileSync(this.#file, `${JSON.stringify({ at: new Date(this.#now()).toISOString(), what, detail })}\n`);
    } catch {
      logWarning(`kiosk: the log could not be written: ${what}`);
    }
  };

  /** The last entries, newest first. */
  last(count: number): AuditEntry[] {
    const lines = (readTextFile(this.#file) ?? '').trimEnd().split('\n').slice(-count).toReversed();
    return lines.flatMap((line) => {
      const entry = Entry.safeParse(parseJson(line));
      return entry.success ? [entry.data] : [];
    });
  }

  /** Log rotation: keeps one old file, so that the log cannot fill the disk. */
  #rotate(): void {
    const size = statSync(this.#file, { throwIfNoEntry: false })?.size ?? 0;
    if (size > MAX_BYTES) renameSync(this.#file, `${this.#file}.1`);
  }
}
