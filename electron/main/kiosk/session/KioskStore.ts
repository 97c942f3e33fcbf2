import { renameSync, writeFileSync } from 'node:fs';
import { z } from 'zod/mini';
import { parseJson } from '../../../../shared/json/parseJson.ts';
import { logWarning } from '../../app/logWarning.ts';
import { replaceFileSync } from '../../storage/writeFileAtomic.ts';
import { StaffChanges } from '../config/kioskConfig.ts';
import { NO_ATTEMPTS, PinAttempts } from '../staff/pinAttempts.ts';
import { NO_REMOTE_CONFIG, RemoteState } from '../config/remoteConfig.ts';
import { readTextFile } from '../config/readTextFile.ts';

const Memory = z.object({
  relaunches: z.array(z.number()),
  /** A PIN was chosen. If the keychain has none, it was lost, and no new one may be chosen. */
  hasPin: z.boolean(),
  attempts: PinAttempts,
  staff: z.nullable(StaffChanges),
  remote: RemoteState,
});
type Memory = z.infer<typeof Memory>;

const EMPTY: Memory = { relaunches: [], hasPin: false, attempts: NO_ATTEMPTS, staff: null, remote: NO_REMOTE_CONFIG };

/** A kiosk's state that outlives a run, beside its configuration: nothing secret, nothing of a visitor. */
export class KioskStore {
  readonly #file: string;
  #memory: Memory;

  constructor(file: string) {
    this.#file = file;
    this.#memory = read(file);
  }

  get now(): Readonly<Memory> {
    return this.#memory;
  }

  /** Writes to the disk before it returns; on a full disk the change lasts for this run. */
  set(change: Partial<Memory>): void {
    this.#memory = { ...this.#memory, ...change };
    try {
      const draft = `${this.#file}.new`;
      writeFileSync(draft, JSON.stringify(this.#memory), { flush: true });
      replaceFileSync(draft, this.#file);
    } catch {
      logWarning('kiosk: the state could not be written');
    }
  }
}

function read(file: string): Memory {
  const text = readTextFile(file);
  if (text === null) return EMPTY;
  const memory = Memory.safeParse(parseJson(text));
  if (memory.success) return memory.data;
  logWarning('kiosk: the state could not be read and was set aside');
  setAside(file);
  return EMPTY;
}

function setAside(file: string): void {
  try {
    renameSync(file, `${file}.damaged`);
  } catch {
    logWarning('kiosk: the unreadable state could not be set aside');
  }
}
