import type { Call, Clock } from '../../../../shared/client/ports.ts';
import { KIOSK_REPORT_MINUTES } from '../../../../shared/contract/limits.ts';
import type { KioskReport } from '../../../../shared/contract/schemas/kiosks.ts';

export interface ReporterParts {
  call: Call;
  read(): Promise<KioskReport>;
  clock: Pick<Clock, 'after'>;
}

const REPORT_MS = KIOSK_REPORT_MINUTES * 60_000;

/** Reports the kiosk's health to the store, so that its operator sees from afar which kiosk needs them. */
export class KioskReporter {
  readonly #parts: ReporterParts;
  #cancel: () => void = () => undefined;

  constructor(parts: ReporterParts) {
    this.#parts = parts;
  }

  /** Reports now, and every five minutes from now on. */
  report(): void {
    this.#cancel();
    this.#cancel = this.#parts.clock.after(REPORT_MS, () => this.report());
    void this.#send();
  }

  /** A report that fails needs no other message: the store shows a kiosk that misses reports as silent. */
  async #send(): Promise<void> {
    const { call, read } = this.#parts;
    await read()
      .then((report) => call('reportKiosk', report))
      .catch(() => undefined);
  }
}
