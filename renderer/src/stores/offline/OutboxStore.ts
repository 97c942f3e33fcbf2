import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { NOTHING_WAITS, type OutboxItem, type OutboxView } from '../../../../shared/outbox/view.ts';
import type { PageOutbox } from '../../platform/Platform.ts';
import type { UiStore } from '../UiStore.ts';

export interface OutboxStoreParts {
  port: PageOutbox | null;
  ui: UiStore;
  /** Called with entries that left the outbox: accepted, refused or discarded. */
  settled: (items: readonly OutboxItem[]) => void;
}

/** The requests that wait to be sent. Empty on platforms without an outbox. */
export class OutboxStore {
  view: OutboxView = NOTHING_WAITS;
  /** The outbox panel is open. */
  isOpen = false;
  readonly #parts: OutboxStoreParts;

  constructor(parts: OutboxStoreParts) {
    this.#parts = parts;
    makeAutoObservable(this, { view: observableRef }, { autoBind: true });
  }

  get items(): readonly OutboxItem[] {
    return this.view.items;
  }

  get waiting(): readonly OutboxItem[] {
    return this.items.filter(isWaiting);
  }

  get reviews(): readonly OutboxItem[] {
    return this.items.filter(({ state }) => state === 'review');
  }

  get accepted(): readonly OutboxItem[] {
    return this.items.filter(({ state }) => state === 'accepted');
  }

  /** How many requests are not sent yet, of all members. */
  get count(): number {
    return this.waiting.length + this.reviews.length + this.view.others;
  }

  /** The time of the oldest. */
  get oldest(): number | null {
    const open = [...this.waiting, ...this.reviews].map(({ at }) => at);
    return open.length > 0 ? Math.min(...open) : null;
  }

  find(id: string): OutboxItem | null {
    return this.items.find((item) => item.id === id) ?? null;
  }

  /** Returns the disposer. */
  start(): () => void {
    const { port, ui } = this.#parts;
    if (!port) return () => undefined;
    void port.read().then(this.#accept);
    const disposers = [
      port.onChanged(this.#accept),
      reaction(
        () => ui.isOnline,
        (isOnline) => isOnline && this.send(),
      ),
    ];
    return () => disposers.forEach((dispose) => dispose());
  }

  /** The visitor begins a form that may have to wait: loads the outbox panel while there is a network. */
  prepare(): void {
    void this.#parts.port?.preload?.();
  }

  open(): void {
    this.isOpen = true;
  }

  /** The visitor has seen the accepted requests. */
  close(): void {
    this.isOpen = false;
    if (this.accepted.length > 0) void this.#parts.port?.act({ type: 'clearAccepted' });
  }

  send(id: string | null = null): void {
    void this.#parts.port?.act({ type: 'send', id });
  }

  correct(id: string, corrections: Record<string, string | number | null>): void {
    void this.#parts.port?.act({ type: 'correct', id, corrections });
  }

  discard(id: string): void {
    void this.#parts.port?.act({ type: 'discard', id });
  }

  #accept = (view: OutboxView): void => {
    const waited = this.waiting;
    runInAction(() => (this.view = view));
    const settledItems = waited.filter(({ id }) => !this.waiting.some((item) => item.id === id));
    if (settledItems.length > 0) this.#parts.settled(settledItems.map((item) => this.find(item.id) ?? item));
  };
}

const isWaiting = ({ state }: OutboxItem): boolean => state === 'awaiting' || state === 'sending';
