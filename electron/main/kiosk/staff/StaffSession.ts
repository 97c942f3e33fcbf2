import type { StaffGate, StaffPanel, StaffSettings, StaffTest } from '../../../../shared/ipc/kiosk.ts';
import type { AuditCode } from './AuditLog.ts';
import type { StaffChanges } from '../config/kioskConfig.ts';
import type { PinLock } from './PinLock.ts';

export interface StaffSessionParts {
  lock: Pick<PinLock, 'step' | 'enter' | 'choose' | 'waitSeconds'>;
  /** Opens the staff's window in front of the visitor's. */
  openWindow(closed: () => void): { close(): void };
  entered(): void;
  left(): void;
  panel(): StaffPanel | Promise<StaffPanel>;
  /** Applies the saved form; returns the settings that are staff's own. */
  configure(page: StaffSettings): StaffChanges;
  test(what: 'network' | 'printer'): Promise<StaffTest>;
  restart(): void;
  exit(): void;
  after(ms: number, callback: () => void): () => void;
  audit(what: AuditCode, detail?: string): void;
}

/** Closes the panel after this long without input. */
const STAFF_IDLE_MS = 120_000;
/** Closes the PIN pad if unused, as a visitor may have opened it by touching the corner. */
export const PAD_IDLE_MS = 30_000;

/** The staff's session at a kiosk: what they may see and do once they have entered the PIN. */
export class StaffSession {
  readonly #parts: StaffSessionParts;
  #window: { close(): void } | null = null;
  #isIn = false;
  #stopWaiting: () => void = () => undefined;

  constructor(parts: StaffSessionParts) {
    this.#parts = parts;
  }

  /** Opens the PIN pad. Locks the visitor's page meanwhile; it is wiped when the pad closes. */
  open(): void {
    if (this.#window) return;
    this.#parts.audit('staff-asked');
    this.#window = this.#parts.openWindow(() => this.#closed());
    this.#parts.entered();
    this.#touched();
  }

  async gate(refused: StaffGate['refused'] = null): Promise<StaffGate> {
    const step = this.#isIn ? 'open' : await this.#parts.lock.step();
    return { step, waitSeconds: this.#parts.lock.waitSeconds, refused };
  }

  async enter(pin: string): Promise<StaffGate> {
    this.#touched();
    const refusal = await this.#parts.lock.enter(pin);
    if (refusal === null && this.#window) this.#isIn = true;
    this.#touched();
    return this.gate(refusal);
  }

  async choose(pin: string): Promise<StaffGate> {
    this.#touched();
    if (!this.#isIn && (await this.#parts.lock.step()) !== 'setup') return this.gate('wrong');
    const refusal = await this.#parts.lock.choose(pin);
    if (refusal === null && this.#window) this.#isIn = true;
    return this.gate(refusal);
  }

  panel(): Promise<StaffPanel | null> {
    return this.#asStaff(async () => this.#parts.panel(), null);
  }

  configure(page: StaffSettings): Promise<boolean> {
    const set = async (): Promise<boolean> => {
      this.#parts.audit('settings', JSON.stringify(this.#parts.configure(page)));
      return true;
    };
    return this.#asStaff(set, false);
  }

  test(test: 'network' | 'printer'): Promise<StaffTest | null> {
    return this.#asStaff(() => this.#parts.test(test), null);
  }

  async act(act: 'back' | 'restart' | 'exit'): Promise<void> {
    // Staff may leave without entering the PIN.
    if (act === 'back') return this.#window?.close();
    await this.#asStaff(async () => {
      this.#parts.audit(act);
      if (act === 'restart') this.#parts.restart();
      else this.#parts.exit();
    }, undefined);
  }

  async #asStaff<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
    if (!this.#isIn) return otherwise;
    this.#touched();
    return work();
  }

  #touched(): void {
    this.#stopWaiting();
    this.#stopWaiting = this.#parts.after(
      this.#isIn ? STAFF_IDLE_MS : PAD_IDLE_MS,
      () => void this.#leaveUnlessSetup(),
    );
  }

  /** Closes the unused pad, except at the first start, which waits for a PIN to be chosen. */
  async #leaveUnlessSetup(): Promise<void> {
    if (!this.#isIn && (await this.#parts.lock.step()) === 'setup') return;
    this.#window?.close();
  }

  #closed(): void {
    this.#stopWaiting();
    this.#window = null;
    this.#isIn = false;
    this.#parts.left();
  }
}
