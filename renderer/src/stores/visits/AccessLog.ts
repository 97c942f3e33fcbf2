import { makeAutoObservable, reaction, runInAction, when } from 'mobx';
import type { Call } from '../../../../shared/client/ports.ts';
import type { Request } from '../../../../shared/contract/contract.ts';
import { ApiError, Code } from '../../../../shared/contract/envelope.ts';
import { randomUuid } from '../../persistence/random.ts';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import type { Platform } from '../../platform/Platform.ts';
import type { ConsentStore } from './ConsentStore.ts';
import type { UiStore } from '../UiStore.ts';

interface Visit {
  /** The idempotency key, so that a visit sent again, also by another tab, counts once. */
  key: string;
  url: string;
  sources: string;
}

/** A page load that the browser has measured. */
interface Measured extends PageLoad {
  key: string;
}
export type PageLoad = Omit<Request<'recordVitals'>, 'idempotency_key'>;

/** The most visits that wait for the network; the oldest are dropped. */
const WAITING_MAX = 50;
const SOURCE_MAX = 200;
/** Refusals that are not about the visit. */
const PASSING = new Set<number>([Code.tooMany, Code.internal, Code.conflict]);

interface AccessLogParts {
  call: Call;
  platform: Pick<Platform, 'visitorId' | 'forgetVisitor'>;
  consent: ConsentStore;
  ui: UiStore;
  /** A feature in use needs the visitor's id, whatever their consent to counting. */
  isIdNeeded: () => boolean;
}

/**
 * The visit log: visited pages, and where the visitor came from. Recorded only with consent, sent in the background,
 * queued across reloads while offline. Failures are ignored.
 */
export class AccessLog {
  waiting: (Visit | Measured)[] = [];
  /** The query's `from` of the arrival (S3). */
  sources = '';
  #isSending = false;
  readonly #parts: AccessLogParts;

  constructor(parts: AccessLogParts) {
    this.#parts = parts;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Returns the disposer. */
  start(persistence: StatePersistence): () => void {
    const { consent, ui } = this.#parts;
    const disposers = [
      persistence.keep(
        'accessQueue',
        parseVisits,
        () => (consent.isGranted ? this.waiting : []),
        (visits) => void (this.waiting = visits),
      ),
      persistence.keep(
        'sources',
        parseSource,
        () => (consent.isGranted ? this.sources : ''),
        (source) => void (this.sources = source),
      ),
      reaction(
        () => consent.choice,
        (choice) => choice === 'refused' && this.#forget(),
      ),
      reaction(
        () => ui.isOnline,
        () => void this.send(),
      ),
      when(
        () => consent.isGranted && this.waiting.length > 0,
        () => void this.send(),
      ),
    ];
    return () => disposers.forEach((dispose) => dispose());
  }

  /** Logs a visit; without consent only the referrer is remembered, in memory. */
  view(url: string): void {
    const source = new URLSearchParams(url.split('?')[1]).get('from');
    if (source) this.sources = source.slice(0, SOURCE_MAX);
    if (!this.#parts.consent.isGranted) return;
    this.#add({ key: randomUuid(), url, sources: this.sources });
  }

  /** Logs how long a page load took; the measures hold nothing of the visitor. */
  measure(load: PageLoad): void {
    if (this.#parts.consent.isGranted) this.#add({ key: randomUuid(), ...load });
  }

  /** Sends the queued visits one after the other; the rest waits for the network. */
  async send(): Promise<void> {
    if (this.#isSending || !this.#parts.ui.isOnline) return;
    this.#isSending = true;
    try {
      for (let next = this.#next(); next; next = this.#next()) {
        const { key } = next;
        await this.#record(next);
        // By its key: another tab may have rewritten them all meanwhile.
        runInAction(() => (this.waiting = this.waiting.filter((visit) => visit.key !== key)));
      }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error; // waits for the next page, or for the network
    } finally {
      this.#isSending = false;
    }
  }

  #add(entry: Visit | Measured): void {
    this.waiting = [...this.waiting, entry].slice(-WAITING_MAX);
    void this.send();
  }

  #next(): Visit | Measured | undefined {
    return this.#parts.consent.isGranted ? this.waiting[0] : undefined;
  }

  async #record({ key, ...entry }: Visit | Measured): Promise<void> {
    const { call, platform } = this.#parts;
    try {
      if ('vitals' in entry)
        return void (await call('recordVitals', { ...entry, idempotency_key: key }, { banTips: true }));
      const visit = {
        uuid: platform.visitorId(),
        request_url: entry.url,
        sources: entry.sources,
        idempotency_key: key,
      };
      await call('recordAccess', visit, { banTips: true });
    } catch (error) {
      // A visit that the server refuses is dropped: a retry would be refused, too.
      const isLost = error instanceof ApiError && typeof error.code === 'number' && !PASSING.has(error.code);
      if (!isLost) throw error;
    }
  }

  #forget(): void {
    this.waiting = [];
    this.sources = '';
    if (!this.#parts.isIdNeeded()) this.#parts.platform.forgetVisitor();
  }
}

const parseVisits = (value: unknown): (Visit | Measured)[] | null =>
  Array.isArray(value) ? value.filter((entry) => isVisit(entry) || isMeasured(entry)).slice(-WAITING_MAX) : null;

// The server checks the rest, and what it refuses is dropped.
const isMeasured = (value: unknown): value is Measured => {
  const { key, vitals } = (value ?? {}) as Partial<Measured>;
  return typeof key === 'string' && Array.isArray(vitals);
};

const isVisit = (value: unknown): value is Visit => {
  const { key, url, sources } = (value ?? {}) as Partial<Visit>;
  return [key, url, sources].every((text) => typeof text === 'string');
};

const parseSource = (value: unknown): string | null => (typeof value === 'string' ? value.slice(0, SOURCE_MAX) : null);
