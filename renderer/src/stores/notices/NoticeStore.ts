import { makeAutoObservable, observableRef } from 'mobx';
import type { MergeReport } from '../../../../shared/contract/schemas/cart.ts';
import { type ApiError, SILENT_CODES } from '../../../../shared/contract/envelope.ts';
import { failureText } from '../../i18n/failureText.ts';
import type { ForeignKey, PrefixedKey } from '../../i18n/textKeys.ts';

export interface Notice {
  id: number;
  intent: 'success' | 'info' | 'warning' | 'error';
  /** The server's text, or a key with its namespace, which the notice area translates. */
  text: string | { key: PrefixedKey | ForeignKey; values?: Record<string, string | number> };
  /** An action for the visitor, as an undo. */
  action?: { key: PrefixedKey; run: () => void };
  /** Stays until the visitor acts on it. */
  isLasting?: true;
}

/** The keys of calls without an answer. */
const UNANSWERED = /^failures:(?:offline|timeout)$/;

/** Messages to the visitor outside forms: shown as toasts, read out by screen readers. */
export class NoticeStore {
  queue: readonly Notice[] = [];
  #last = 0;

  constructor() {
    // By reference: a notice's action is identified by its function.
    makeAutoObservable(this, { queue: observableRef }, { autoBind: true });
  }

  /** A notice with the same text replaces the one that is shown; notices with actions of their own both stay. */
  show(notice: Omit<Notice, 'id'>): void {
    if (notice.intent === 'success') this.actionDone();
    const others = this.queue.filter(
      ({ text, action }) => action?.run !== notice.action?.run || !isSame(text, notice.text),
    );
    this.queue = [...others, { ...notice, id: ++this.#last }];
  }

  /** Removes notices of a lost connection, which stand until they are closed: an action has succeeded. */
  actionDone(): void {
    this.queue = this.queue.filter(({ text }) => typeof text === 'string' || !UNANSWERED.test(text.key));
  }

  /** Every code that is not silent becomes a toast (S8); a cancelled call is ignored. */
  failed(error: ApiError): void {
    if (!SILENT_CODES.some((code) => code === error.code)) this.actionFailed(error);
  }

  /** Reports a failure whatever its code: of an action without a form or a page that shows it. */
  actionFailed(error: ApiError): void {
    if (error.code === 'cancelled') return;
    const text = failureText(error);
    if (error.code === 'queued') return this.show({ intent: 'info', text });
    // Many calls that fail alike show one notice.
    if (!this.queue.some((standing) => isSame(standing.text, text))) this.show({ intent: 'error', text });
  }

  /** Reports once that the guest's cart was merged at sign-in; the cart itself shows the outcome for each product. */
  merged(report: readonly MergeReport[]): void {
    if (report.length === 0) return;
    const isWhole = report.every(({ outcome }) => outcome === 'added' || outcome === 'joined');
    this.show(
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
