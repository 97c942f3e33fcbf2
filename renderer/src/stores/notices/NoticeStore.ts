import { makeAutoObservable, observableRef } from 'mobx';
import type { MergeReport } from '../../../../shared/contract/schemas/cart.ts';
import { type ApiError, SILENT_CODES } from '../../../../shared/contract/envelope.ts';

export interface Notice {
  id: number;
  intent: 'success' | 'info' | 'warning' | 'error';
  /** A text of the server, or a key with its namespace that the notice area translates. */
  text: string | { key: string; values?: Record<string, string | number> };
  /** Something the visitor may do about it, as an undo. */
  action?: { key: string; run: () => void };
  /** It stands until somebody has done something about it. */
  isLasting?: true;
}

/** What the store has to tell the visitor outside any form: shown as toasts, read out by screen readers. */
export class NoticeStore {
  queue: readonly Notice[] = [];
  #last = 0;

  constructor() {
    // By reference: what a notice does is known by its function.
    makeAutoObservable(this, { queue: observableRef }, { autoBind: true });
  }

  /** What stands there already is said anew in its place; where each has something of its own to do, both stand. */
  say(notice: Omit<Notice, 'id'>): void {
    const others = this.queue.filter(
      ({ text, action }) => action?.run !== notice.action?.run || !isSame(text, notice.text),
    );
    this.queue = [...others, { ...notice, id: ++this.#last }];
  }

  /** Every code that is not silent becomes a toast (S8); a cancelled call is nobody's business. */
  failed(error: ApiError): void {
    if (error.code === 'cancelled' || SILENT_CODES.some((code) => code === error.code)) return;
    const text = typeof error.code === 'string' ? { key: `messages:${error.code}` } : error.message;
    if (error.code === 'kept') return this.say({ intent: 'info', text });
    // A volley of calls that fail alike interrupts once.
    if (!this.queue.some((standing) => isSame(standing.text, text))) this.say({ intent: 'error', text });
  }

  /** That the guest's cart came along at sign-in, said once; what became of each product the cart itself lists. */
  merged(report: readonly MergeReport[]): void {
    if (report.length === 0) return;
    const isWhole = report.every(({ outcome }) => outcome === 'added' || outcome === 'joined');
    this.say(
      isWhole
        ? { intent: 'success', text: { key: 'chrome:cartMerged' } }
        : { intent: 'warning', text: { key: 'chrome:cartMergedPartly' } },
    );
  }

  dismiss(id: number): void {
    this.queue = this.queue.filter((notice) => notice.id !== id);
  }
}

const isSame = (one: Notice['text'], other: Notice['text']): boolean => JSON.stringify(one) === JSON.stringify(other);
