import { z } from 'zod/mini';
import { parseJson } from '../../../../shared/json/parseJson.ts';
import { logWarning } from '../../app/logWarning.ts';
import { appendToLog } from '../../storage/appendToLog.ts';
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
  'request-kept',
  'request-sent',
  'request-refused',
  'request-expired',
] as const;
export type AuditCode = (typeof AUDIT_CODES)[number];

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
      appendToLog(this.#file, JSON.stringify({ at: new Date(this.#now()).toISOString(), what, detail }));
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
}
