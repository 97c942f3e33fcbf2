import { makeAutoObservable, runInAction } from 'mobx';
import type { KioskHold, KioskView } from '../../../../shared/ipc/kiosk.ts';
import type { Language } from '../../../../shared/text/languages.ts';
import type { KioskPort } from '../../platform/Platform.ts';

/** Throttles the reports of activity to main. */
const TOUCH_GAP_MS = 1_000;

export interface HandoverTarget {
  url: string;
  /** A page of the store, a link to another site, or the list of chosen products. */
  kind: 'page' | 'link' | 'list';
}

/** The state of the kiosk around the store, which main decides; elsewhere empty. */
export class KioskStore {
  view: KioskView | null;
  /** An address for the visitor's phone, shown as a code: a page, or the list of chosen products. */
  handover: HandoverTarget | null = null;
  readonly #port: KioskPort | null;
  #touchedAt = -Infinity;

  constructor(port: KioskPort | null) {
    this.#port = port;
    this.view = port?.atFirst ?? null;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get isAttracting(): boolean {
    return this.view?.phase === 'attract';
  }

  /** Subscribes to main; returns the disposer. */
  start(): () => void {
    const disposers = [
      this.#port?.onChanged((view) => runInAction(() => (this.view = view))),
      this.#port?.onLink((url) => this.offerHandover(url)),
    ];
    return () => disposers.forEach((dispose) => dispose?.());
  }

  /** A visitor begins in the chosen language; resolves to whether main agreed. */
  async begin(language: Language): Promise<boolean> {
    return (await this.#port?.begin(language)) ?? false;
  }

  /** The visitor is active. `at` is the time of the touch itself. */
  touch(at: number): void {
    if (at - this.#touchedAt < TOUCH_GAP_MS && this.view?.phase !== 'warning') return;
    this.#touchedAt = at;
    void this.#port?.touched();
  }

  beat(): void {
    void this.#port?.beat();
  }

  hold(name: KioskHold, on: boolean): void {
    void this.#port?.hold(name, on);
  }

  leave(): void {
    void this.#port?.leave();
  }

  openStaff(): void {
    void this.#port?.openStaff();
  }

  offerHandover(url: string, kind: HandoverTarget['kind'] = 'link'): void {
    this.handover = { url, kind: kind };
  }

  putAway(): void {
    this.handover = null;
  }
}
