import { makeAutoObservable, runInAction } from 'mobx';
import type { StaffBridge } from '../../../../shared/ipc/bridge.ts';
import type { StaffGate, StaffPanel, StaffSettings, StaffTest } from '../../../../shared/ipc/kiosk.ts';

type What = Parameters<StaffBridge['test']>[0];

/** The staff's side of a kiosk, as far as main allows it. */
export class StaffStore {
  gate: StaffGate = { step: 'shut', waitSeconds: 0, refused: null };
  panel: StaffPanel | null = null;
  /** A PIN that has to be repeated. */
  draft: string | null = null;
  differs = false;
  isBusy = false;
  hasFailed = false;
  isChoosing = false;
  tests: Partial<Record<What, StaffTest | 'running'>> = {};
  readonly #bridge: StaffBridge;

  constructor(bridge: StaffBridge) {
    this.#bridge = bridge;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  async start(): Promise<void> {
    await this.#take(() => this.#bridge.read());
  }

  async enter(pin: string): Promise<void> {
    await this.#take(() => this.#bridge.enter(pin));
  }

  /** A PIN is chosen by entering it twice; the first entry is only checked. */
  async choose(pin: string): Promise<void> {
    if (this.draft === null) return this.#keepDraft(pin);
    const isSame = this.draft === pin;
    runInAction(() => {
      this.draft = null;
      this.differs = !isSame;
    });
    if (!isSame) return;
    await this.#take(() => this.#bridge.choose(pin));
    if (this.gate.refused === null) runInAction(() => (this.isChoosing = false));
  }

  /** Changes the PIN, by staff who are signed in. */
  beginChoice(isChoosing: boolean): void {
    this.isChoosing = isChoosing;
    this.draft = null;
    this.differs = false;
    this.gate = { ...this.gate, refused: null };
  }

  /** Reads the remaining wait after wrong PINs from main. */
  async tick(): Promise<void> {
    if (this.gate.waitSeconds === 0) return;
    const gate = await this.#bridge.read().catch(() => null); // checked again in a second
    if (gate) runInAction(() => (this.gate = gate));
  }

  async configure(settings: StaffSettings): Promise<boolean> {
    const isDone = await this.#bridge.configure(settings).catch(() => false); // shown beside the button
    if (isDone) await this.#readPanel();
    return isDone;
  }

  async test(what: What): Promise<void> {
    runInAction(() => (this.tests = { ...this.tests, [what]: 'running' }));
    const result = await this.#bridge.test(what).catch(() => null); // a test that cannot run has failed
    runInAction(() => (this.tests = { ...this.tests, [what]: result ?? { result: 'failed', detail: '' } }));
  }

  act(act: Parameters<StaffBridge['act']>[0]): void {
    void this.#bridge.act(act);
  }

  #keepDraft(pin: string): void {
    this.draft = pin;
    this.differs = false;
  }

  async #take(ask: () => Promise<StaffGate>): Promise<void> {
    runInAction(() => {
      this.isBusy = true;
      this.hasFailed = false;
    });
    try {
      const gate = await ask();
      runInAction(() => (this.gate = gate));
      if (gate.step === 'open') await this.#readPanel();
    } catch {
      runInAction(() => (this.hasFailed = true));
    } finally {
      runInAction(() => (this.isBusy = false));
    }
  }

  async #readPanel(): Promise<void> {
    const panel = await this.#bridge.panel();
    runInAction(() => (this.panel = panel));
  }
}
