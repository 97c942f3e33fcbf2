import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { StatePersistence } from '../../persistence/storage/StatePersistence.ts';
import type { OfflinePort, Platform } from '../../platform/Platform.ts';
import { ALL_COUNTRIES } from '../contact/allCountries.ts';
import { OfflineReplies } from '../queries/OfflineReplies.ts';
import type { NoticeStore } from '../notices/NoticeStore.ts';
import type { QueryStore } from '../queries/QueryStore.ts';
import type { SessionStore } from '../session/SessionStore.ts';
import type { UiStore } from '../UiStore.ts';

const SEEN_MAX = 20;
const SEEN_MS = 30 * 24 * 3600_000;

export interface VisitedPage {
  /** Path and query, without the language. */
  path: string;
  title: string;
  at: number;
}
interface Seen {
  /** The member who visited it; null for a visitor. */
  owner: string | null;
  pages: VisitedPage[];
}

interface OfflineParts {
  platform: Pick<Platform, 'offline' | 'readUser'>;
  queries: QueryStore;
  session: SessionStore;
  ui: UiStore;
  notices: NoticeStore;
  now: () => number;
}

/** The pages that are available offline, and their age; nothing of members who have signed out. */
export class OfflineStore {
  pages: VisitedPage[] = [];
  /** The service worker is active: pages visited from now on are kept. */
  isActive = false;
  #owner: string | null = null;
  readonly #port: OfflinePort | null;
  readonly #replies: OfflineReplies | null;
  readonly #parts: OfflineParts;

  constructor(parts: OfflineParts) {
    this.#parts = parts;
    this.#port = parts.platform.offline;
    this.#replies = this.#port && new OfflineReplies(this.#port, parts.platform);
    // The first page may already use offline replies.
    if (this.#port?.isActive && this.#replies) parts.queries.attachOffline(this.#replies);
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** Returns the disposer. */
  start(persistence: StatePersistence): () => void {
    const port = this.#port;
    if (!port) return () => undefined;
    const { session, queries, ui, notices } = this.#parts;
    const disposers = [
      persistence.keep('seenPages', parseSeen, (): Seen => ({ owner: this.#owner, pages: this.pages }), this.#accept),
      reaction(
        () => (this.isActive && session.isKnown ? (session.user?.user_id ?? null) : undefined),
        (user) => user !== undefined && this.#belongTo(user),
        { fireImmediately: true },
      ),
      reaction(
        () => queries.isOffline,
        // The browser may report a network over which no request succeeds.
        (isOffline) => ui.setOnline(!isOffline),
        { fireImmediately: queries.isOffline },
      ),
      port.onNewVersion(() =>
        notices.show({
          intent: 'info',
          text: { key: 'chrome:newVersion.ready' },
          action: { key: 'chrome:newVersion.reload', run: () => this.#renew(port) },
          isLasting: true,
        }),
      ),
    ];
    if (port.isActive) this.#work();
    void this.#begin(port);
    return () => disposers.forEach((dispose) => dispose());
  }

  /** Records a visible page that came from the network. */
  see(path: string, title: string): void {
    if (!this.isActive || !this.#parts.ui.isOnline) return;
    const others = this.pages.filter((page) => page.path !== path);
    this.pages = [{ path, title, at: this.#parts.now() }, ...others].slice(0, SEEN_MAX);
  }

  /** When a page was last visited with a network. */
  seenAt(path: string): number | null {
    return this.pages.find((page) => page.path === path)?.at ?? null;
  }

  /** A click that does not mention typed text does not discard it. */
  #renew(port: OfflinePort): void {
    if (!port.hasUnsavedInput()) return port.renew();
    this.#parts.notices.show({
      intent: 'warning',
      text: { key: 'chrome:newVersion.written' },
      action: { key: 'chrome:newVersion.anyway', run: port.renew },
      isLasting: true,
    });
  }

  async #begin(port: OfflinePort): Promise<void> {
    const firstInteraction = port.firstInteraction();
    if (!(await port.begin())) return;
    runInAction(this.#work);
    // Forms that can be filled in without a network need the countries. Reading them brings the API client, so it waits
    // for the visitor.
    await firstInteraction;
    await this.#parts.queries.keepInAdvance('selectCountry', ALL_COUNTRIES);
  }

  readonly #work = (): void => {
    if (this.isActive) return;
    this.isActive = true;
    if (this.#replies) this.#parts.queries.attachOffline(this.#replies);
  };

  readonly #accept = ({ owner, pages }: Seen): void => {
    const from = this.#parts.now() - SEEN_MS;
    this.#owner = owner;
    this.pages = pages.filter(({ at }) => at > from);
  };

  /**
   * Deletes what the former member saw, when the member changes: here, in another tab, or while the page was closed.
   */
  #belongTo(user: string | null): void {
    if (this.#owner !== null && this.#owner !== user) this.pages = [];
    this.#owner = user;
    // A browser without storage has nothing to delete.
    this.#port?.replies().then(
      (queries) => queries.forgetOthers(user),
      () => undefined,
    );
  }
}

function parseSeen(value: unknown): Seen | null {
  const { owner, pages } = (value ?? {}) as Partial<Seen>;
  if ((owner !== null && typeof owner !== 'string') || !Array.isArray(pages)) return null;
  return { owner, pages: pages.filter(isSeenPage).slice(0, SEEN_MAX) };
}

const isSeenPage = (value: unknown): value is VisitedPage => {
  const { path, title, at } = (value ?? {}) as Partial<VisitedPage>;
  return typeof path === 'string' && path.startsWith('/') && typeof title === 'string' && typeof at === 'number';
};
